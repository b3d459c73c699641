import { expect, test } from 'vitest'
import { wordsForm } from '#app/features/vocabulary/admin/list/forms.ts'
import { formatVersions, mostWords } from '#app/features/vocabulary/admin/list/word-versions.ts'

test('a dialog sends its words with their versions', () => {
	const words = formatVersions([{ id: 12, version: 3 }])
	expect(wordsForm.parse({ intent: 'set-status', words, status: '0' })).toEqual({
		intent: 'set-status',
		words: [{ id: 12, version: 3 }],
		status: 0,
	})
})

test.each([
	{ intent: 'delete' },
	{ intent: 'delete', words: '' },
	{ intent: 'batch-delete', words: Array.from({ length: mostWords + 1 }, () => '1:1').join(',') },
	{ intent: 'set-status', words: '1:1' },
	{ intent: 'set-status', words: '1:1', status: '2' },
	{ intent: 'other', words: '1:1' },
])('%j is refused', (form) => {
	expect(wordsForm.safeParse(form).success).toBe(false)
})
