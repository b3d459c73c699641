import { expect, test } from 'vitest'
import { mondaysUntil, wordsOverTime } from '#app/domain/known-words/words-over-time.ts'

const sunday = new Date('2026-11-22T12:00:00Z')
const clock = { now: sunday, timeZone: 'UTC' }

test('26 weeks are shown, the last one is this week', () => {
	const mondays = mondaysUntil(sunday, 'UTC')
	expect(mondays).toHaveLength(26)
	expect(mondays[0]).toBe('2026-05-25')
	expect(mondays.at(-1)).toBe('2026-11-16')
	// Monday has begun in Auckland.
	expect(mondaysUntil(sunday, 'Pacific/Auckland').at(-1)).toBe('2026-11-23')
})

test('a word counts from its week on, and earlier words from the beginning', () => {
	const weeks = wordsOverTime(
		[
			{ at: new Date('2026-11-18T09:00:00Z'), count: 3 },
			{ at: new Date('2026-11-09T00:00:00Z'), count: 2 },
			{ at: new Date('2025-01-01T00:00:00Z'), count: 40 },
		],
		clock,
	)
	expect(weeks.map(({ known }) => known)).toEqual([...Array(23).fill(40), 40, 42, 45])
})

test('the week is that of the person’s own clock', () => {
	const learned = [{ at: new Date('2026-11-15T20:00:00Z'), count: 1 }]
	const lastTwo = (timeZone: string) =>
		wordsOverTime(learned, { now: sunday, timeZone })
			.slice(-2)
			.map(({ known }) => known)
	expect(lastTwo('UTC')).toEqual([1, 1])
	expect(lastTwo('Asia/Shanghai')).toEqual([0, 1])
})

test('without words every week has none', () => {
	expect(wordsOverTime([], clock).every(({ known }) => known === 0)).toBe(true)
})
