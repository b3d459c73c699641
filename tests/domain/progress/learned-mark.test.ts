import { expect, test } from 'vitest'
import { changeRecord } from '#app/domain/progress/change.ts'
import { isLearned } from '#app/domain/progress/learned-mark.ts'

const monday = '2026-03-02T10:00:00.000Z'
const tuesday = '2026-03-03T10:00:00.000Z'
const at = (day: string) => ({ userId: 'marta', now: Date.parse(day) })
const marked = (day: string) => ({ 'ni-hao': changeRecord(undefined, { learned: true }, at(day)) })
const unmarked = (day: string) => ({
	'ni-hao': changeRecord(undefined, { learned: false }, at(day)),
})
const never = { lessonId: 'ni-hao', isLearned: false, changedAt: null }
const onMonday = { lessonId: 'ni-hao', isLearned: true, changedAt: monday }

test('without progress in the browser, the server’s mark is used', () => {
	expect(isLearned(onMonday, null)).toBe(true)
	expect(isLearned(onMonday, {})).toBe(true)
	expect(isLearned(never, {})).toBe(false)
	const started = changeRecord(undefined, { exerciseStatus: 'started' }, at(tuesday))
	expect(isLearned(onMonday, { 'ni-hao': started })).toBe(true)
})

test('the newer act wins, on either side', () => {
	expect(isLearned(never, marked(monday))).toBe(true)
	expect(isLearned(onMonday, unmarked(tuesday))).toBe(false)
	expect(isLearned({ ...onMonday, changedAt: tuesday }, unmarked(monday))).toBe(true)
	expect(isLearned({ ...onMonday, isLearned: false, changedAt: tuesday }, marked(monday))).toBe(
		false,
	)
})

test('learned wins among acts at the same instant', () => {
	expect(isLearned(onMonday, unmarked(monday))).toBe(true)
	expect(isLearned({ ...onMonday, isLearned: false }, marked(monday))).toBe(true)
})
