import { expect, test } from 'vitest'
import { forecast } from '#app/domain/flashcards/forecast.ts'

const saturday = new Date('2026-11-21T20:00:00Z')

function cardsByDay(due: { at: Date; count: number }[], timeZone = 'UTC') {
	return forecast(due, { now: saturday, timeZone }).map(({ cards }) => cards)
}

test('fourteen days begin today', () => {
	const days = forecast([], { now: saturday, timeZone: 'UTC' })
	expect(days).toHaveLength(14)
	expect(days[0]).toEqual({ date: '2026-11-21', cards: 0 })
	expect(days.at(-1)?.date).toBe('2026-12-04')
})

test('overdue cards are due today, later ones on their day, and those after two weeks not yet', () => {
	const due = [
		{ at: new Date('2026-11-01T08:00:00Z'), count: 5 },
		{ at: new Date('2026-11-21T23:00:00Z'), count: 1 },
		{ at: new Date('2026-11-24T00:00:00Z'), count: 2 },
		{ at: new Date('2026-12-05T00:00:00Z'), count: 9 },
	]
	expect(cardsByDay(due)).toEqual([6, 0, 0, 2, ...Array(10).fill(0)])
})

test('a card is due on the day that its person’s clock shows', () => {
	const due = [{ at: new Date('2026-11-22T17:00:00Z'), count: 1 }]
	expect(cardsByDay(due).slice(0, 3)).toEqual([0, 1, 0])
	// It is Sunday in Shanghai already, and the card is due on Monday.
	expect(cardsByDay(due, 'Asia/Shanghai').slice(0, 3)).toEqual([0, 1, 0])
	expect(cardsByDay(due, 'America/Los_Angeles').slice(0, 3)).toEqual([0, 1, 0])
	expect(
		cardsByDay([{ at: new Date('2026-11-22T06:00:00Z'), count: 1 }], 'America/Los_Angeles')[0],
	).toBe(1)
})
