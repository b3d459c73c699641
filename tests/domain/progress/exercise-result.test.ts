import { expect, test } from 'vitest'
import { betterResult, parseResult } from '#app/domain/progress/exercise-result.ts'

const monday = '2026-03-02T10:00:00.000Z'
const tuesday = '2026-03-03T10:00:00.000Z'
const good = { grade: 'A', score: 100, correctCount: 4, totalCount: 4, completedAt: monday }
const poor = { grade: 'C', score: 50, correctCount: 2, totalCount: 4, completedAt: tuesday }

test('the higher score wins, even if it is older', () => {
	expect(betterResult(good, poor)).toEqual(good)
	expect(betterResult(poor, good)).toEqual(good)
})

test('the later of equal scores wins', () => {
	const again = { ...good, completedAt: tuesday }
	expect(betterResult(good, again)).toEqual(again)
	expect(betterResult(again, good)).toEqual(again)
})

test('any result is better than none', () => {
	expect(betterResult(undefined, poor)).toEqual(poor)
	expect(betterResult(poor, undefined)).toEqual(poor)
	expect(betterResult(undefined, undefined)).toBeUndefined()
})

test('a stored result keeps only known fields, and a missing one is not damage', () => {
	expect(parseResult({ ...good, celebrated: true })).toEqual(good)
	expect(parseResult(undefined)).toBeUndefined()
})

test.each([
	null,
	'A',
	{ ...good, score: '100' },
	{ ...good, correctCount: null },
	{ ...good, completedAt: 'Monday' },
	{ ...good, grade: undefined },
])('a damaged result is null: %j', (value) => {
	expect(parseResult(value)).toBeNull()
})
