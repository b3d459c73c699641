import { expect, test } from 'vitest'
import { sayNextDue, sayReturn } from '#app/domain/flashcards/next-due.ts'

function forecast(...cards: number[]) {
	return cards.map((count, index) => ({ date: `2026-11-${21 + index}`, cards: count }))
}

test.each([
	[forecast(3, 8, 0, 5, 8), '8 cards come back tomorrow, 13 more within a week.'],
	[forecast(0, 1), '1 card comes back tomorrow.'],
	[forecast(0, 0, 2, 0), '2 cards come back on Mon 23 Nov.'],
	[forecast(0, 0, 0, 0, 0, 0, 0, 0, 9), ''],
	[forecast(5), ''],
	[[], ''],
])('%j', (days, said) => {
	expect(sayNextDue(days)).toBe(said)
})

test.each([
	[[8, 8.3], '2 cards come back in 8 minutes.'],
	[[0.2], '1 card comes back in 1 minute.'],
	[[8, 1, 10], '3 cards come back, the first in 1 minute.'],
	[[120], '1 card comes back in 2 hours.'],
])('cards that wait %j minutes', (minutes, said) => {
	expect(
		sayReturn(
			minutes.map((one) => one * 60_000),
			minutes.length,
		),
	).toBe(said)
})

test('cards that a page does not know of are counted', () => {
	expect(sayReturn([480_000, 480_000], 25)).toBe('25 cards come back, the first in 8 minutes.')
})
