import { expect, test } from 'vitest'
import { wordsForm } from '#app/features/vocabulary/admin/list/forms.ts'
import { formatSeen, mostWords } from '#app/features/vocabulary/admin/list/seen-words.ts'

const at = new Date('2026-11-21T08:00:00Z')

test('a question sends its words as they were seen', () => {
	const words = formatSeen([{ id: 12, updatedAt: at }])
	expect(wordsForm.parse({ intent: 'set-status', words, status: '0' })).toEqual({
		intent: 'set-status',
		words: [{ id: 12, updatedAt: +at }],
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
