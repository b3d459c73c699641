import { expect, test } from 'vitest'
import { levelSearch } from '#app/features/courses/level-filter.tsx'

test('levels are one comma-separated list in the address', () => {
	expect(levelSearch(['beginner', 'expert'])).toBe('?level=beginner,expert')
	expect(levelSearch([])).toBe('')
	expect(levelSearch(['beginner'], 'right')).toBe('?level=beginner&fit=right')
	expect(levelSearch([], 'closest')).toBe('?fit=closest')
})
