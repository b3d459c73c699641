import { expect, test } from 'vitest'
import { sayNextDue } from '#app/domain/flashcards/next-due.ts'

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
