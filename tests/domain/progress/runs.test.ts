import { expect, test } from 'vitest'
import { runsAfter } from '#app/domain/progress/runs.ts'

const [monday, tuesday, friday] = [
	'2026-03-02T10:00:00.000Z',
	'2026-03-03T10:00:00.000Z',
	'2026-03-06T10:00:00.000Z',
]
const none = { firstAnswers: null, restarts: 0 }
const mondays = { exerciseStartedAt: monday, exerciseAnswers: { a: { answer: 'B' } } }

test('the first run is no restart, however often it is reported', () => {
	expect(runsAfter(none, {}, { exerciseStartedAt: monday })).toEqual(none)
	expect(runsAfter(none, mondays, { exerciseStartedAt: monday })).toEqual(none)
})

test('a second run keeps the answers of the first', () => {
	const after = runsAfter(none, mondays, { exerciseStartedAt: tuesday })
	expect(after).toEqual({ firstAnswers: { a: { answer: 'B' } }, restarts: 1 })
})

test('a third run keeps the first answers, and not those of the second', () => {
	const second = { firstAnswers: { a: { answer: 'B' } }, restarts: 1 }
	const tuesdays = { exerciseStartedAt: tuesday, exerciseAnswers: { a: { answer: 'C' } } }
	expect(runsAfter(second, tuesdays, { exerciseStartedAt: friday })).toEqual({
		firstAnswers: { a: { answer: 'B' } },
		restarts: 2,
	})
})

test('an older run of another device changes nothing', () => {
	expect(runsAfter(none, { exerciseStartedAt: tuesday }, { exerciseStartedAt: monday })).toEqual(
		none,
	)
})
