import { expect, test } from 'vitest'
import { formatVersions } from '#app/features/vocabulary/admin/list/word-versions.ts'
import { wordsForm } from '#app/features/vocabulary/admin/list/words-form.ts'

test('a dialog sends its words with their versions', () => {
	const words = formatVersions([{ id: 12, version: 3 }])
	expect(wordsForm.parse({ intent: 'set-status', words, status: '0' })).toEqual({
		intent: 'set-status',
		words: [{ id: 12, version: 3 }],
		status: 0,
	})
})
