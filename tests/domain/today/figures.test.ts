import { expect, test } from 'vitest'
import { quarterMs } from '#app/domain/flashcards/day.ts'
import { figuresOf } from '#app/domain/today/figures.ts'

const quarterOf = (at: string) => Math.floor(Date.parse(at) / quarterMs)
const nothing = { words: [], withCards: [], withTexts: [], quarters: [] }
const now = new Date('2026-11-25T12:00:00Z')

test('nothing was done at first', () => {
	expect(figuresOf(nothing, { now, timeZone: 'UTC' })).toEqual({
		wordsThisWeek: 0,
		minutesThisWeek: 0,
		minutesToday: 0,
		daysInARow: 0,
	})
})

test('a week begins on Monday by the person’s clock', () => {
	const words = [{ quarter: quarterOf('2026-11-22T18:00:00Z'), words: 3 }]
	const inZone = (timeZone: string) => figuresOf({ ...nothing, words }, { now, timeZone })
	expect(inZone('UTC').wordsThisWeek).toBe(0)
	expect(inZone('Asia/Shanghai').wordsThisWeek).toBe(3)
})

test('minutes with cards and with texts are added up, for today and for the week', () => {
	const minutes = (count: number) => count * 60_000
	const withCards = [
		{ quarter: quarterOf('2026-11-25T08:00:00Z'), ms: minutes(4) },
		{ quarter: quarterOf('2026-11-20T08:00:00Z'), ms: minutes(50) },
	]
	const withTexts = [
		{ day: '2026-11-25', ms: minutes(6) + 59_000 },
		{ day: '2026-11-24', ms: minutes(20) },
	]
	expect(figuresOf({ ...nothing, withCards, withTexts }, { now, timeZone: 'UTC' })).toMatchObject({
		minutesToday: 10,
		minutesThisWeek: 30,
	})
})

test('a day counts by an answer, a mark or a minute with a text', () => {
	const quarters = [{ quarter: quarterOf('2026-11-25T08:00:00Z') }]
	const withTexts = [
		{ day: '2026-11-24', ms: 60_000 },
		{ day: '2026-11-23', ms: 59_999 },
	]
	const { daysInARow } = figuresOf({ ...nothing, quarters, withTexts }, { now, timeZone: 'UTC' })
	expect(daysInARow).toBe(2)
})
