import { expect, test } from 'vitest'
import { formatSeen, mostWords, wordsForm } from '#app/features/vocabulary/list/forms.ts'

const at = new Date('2026-11-21T08:00:00Z')

test('words are sent with how they were seen', () => {
	const words = formatSeen([
		{ id: 12, updatedAt: at },
		{ id: 7, updatedAt: new Date(+at + 1) },
	])
	expect(wordsForm.parse({ intent: 'set-status', words, status: '0' })).toEqual({
		intent: 'set-status',
		words: [
			{ id: 12, updatedAt: +at },
			{ id: 7, updatedAt: +at + 1 },
		],
		status: 0,
	})
})

test.each([
	{ intent: 'delete' },
	{ intent: 'delete', words: '' },
	{ intent: 'delete', words: '12' },
	{ intent: 'delete', words: '12:1,' },
	{ intent: 'delete', words: '-1:1' },
	{ intent: 'delete', words: Array.from({ length: mostWords + 1 }, () => '1:1').join(',') },
	{ intent: 'set-status', words: '1:1' },
	{ intent: 'set-status', words: '1:1', status: '2' },
	{ intent: 'other', words: '1:1' },
])('%j is refused', (form) => {
	expect(wordsForm.safeParse(form).success).toBe(false)
})
