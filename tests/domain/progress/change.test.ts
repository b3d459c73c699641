import { expect, test } from 'vitest'
import { changeRecord } from '#app/domain/progress/change.ts'
import type { LessonRecord } from '#app/domain/progress/record.ts'

const monday = '2026-03-02T10:00:00.000Z'
const tuesday = '2026-03-03T10:00:00.000Z'
const on = (day: string) => ({ userId: 'marta', now: Date.parse(day) })
const result = { grade: 'A', score: 100, correctCount: 4, totalCount: 4, completedAt: monday }

const completed: LessonRecord = {
	learned: true,
	learnedAt: monday,
	learnedChangedAt: monday,
	exerciseStatus: 'completed',
	exerciseStartedAt: monday,
	exerciseCompletedAt: monday,
	exerciseResult: result,
	exerciseAnswers: { one: { answer: 'A' } },
	exerciseChangedAt: monday,
	exerciseBest: result,
	userId: 'marta',
	lastUpdated: monday,
}

test('the first act creates the record', () => {
	expect(changeRecord(undefined, { learned: true, learnedAt: monday }, on(monday))).toEqual({
		learned: true,
		learnedAt: monday,
		learnedChangedAt: monday,
		userId: 'marta',
		lastUpdated: monday,
	})
	expect(changeRecord(undefined, { exerciseStatus: 'started' }, on(monday))).toEqual({
		learned: false,
		exerciseStatus: 'started',
		exerciseChangedAt: monday,
		userId: 'marta',
		lastUpdated: monday,
	})
})

test('removing the mark is dated and leaves the exercises unchanged', () => {
	const before = structuredClone(completed)
	const after = changeRecord(before, { learned: false, learnedAt: undefined }, on(tuesday))
	const { learnedAt, ...kept } = completed
	expect(after).toEqual({
		...kept,
		learned: false,
		learnedChangedAt: tuesday,
		lastUpdated: tuesday,
	})
	expect('learnedAt' in after).toBe(false)
	expect(before).toEqual(completed)
})

test('a restart clears the result and keeps the best one', () => {
	const after = changeRecord(
		completed,
		{
			exerciseStatus: 'started',
			exerciseStartedAt: tuesday,
			exerciseCompletedAt: undefined,
			exerciseResult: undefined,
			exerciseAnswers: undefined,
		},
		on(tuesday),
	)
	expect(after).toMatchObject({
		learned: true,
		learnedChangedAt: monday,
		exerciseStatus: 'started',
		exerciseChangedAt: tuesday,
		exerciseBest: result,
	})
	expect(after.exerciseResult).toBeUndefined()
	expect(after.exerciseAnswers).toBeUndefined()
})

test('a worse result is shown, the better one stays the best', () => {
	const worse = { ...result, grade: 'C', score: 25, correctCount: 1, completedAt: tuesday }
	const after = changeRecord(completed, { exerciseResult: worse }, on(tuesday))
	expect(after.exerciseResult).toEqual(worse)
	expect(after.exerciseBest).toEqual(result)
	expect(changeRecord(after, { exerciseResult: result }, on(tuesday)).exerciseBest).toEqual(result)
})

test('an act is dated after what it changes, even with a wrong clock', () => {
	const ahead = { ...completed, learnedChangedAt: '2031-01-01T00:00:00.000Z' }
	expect(changeRecord(ahead, { learned: false }, on(tuesday)).learnedChangedAt).toBe(
		'2031-01-01T00:00:00.001Z',
	)
})
