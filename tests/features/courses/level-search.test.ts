import { expect, test } from 'vitest'
import { levelSearch } from '#app/features/courses/level-search.ts'

test('levels stand in an address as one list, and no level leaves no trace', () => {
	expect(levelSearch(['beginner', 'expert'])).toBe('?level=beginner,expert')
	expect(levelSearch([])).toBe('')
})
