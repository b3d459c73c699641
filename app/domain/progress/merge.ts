/**
 * One record out of two that tell of the same person and lesson, in whatever order and however
 * often they meet: on the server, on the telephone, in another tab.
 *
 * A record holds three facts, and each is settled by itself:
 * - the mark (learned, learnedAt): the newest act wins, by learnedChangedAt. 你好 marked on the
 *   telephone on Monday and un-marked on the laptop on Tuesday is not learned; a laptop that never
 *   touched the mark has no date for it and takes nothing away.
 * - the exercises as they stand (status, answers, result): the newest act wins, by
 *   exerciseChangedAt. Tuesday's restart clears the screen on which Monday's A was shown.
 * - the best result: the better one wins, so Monday's A outlives the restart.
 *
 * Acts of one moment are settled for the learner: learned before not learned, completed before
 * started. What is equal in all this is told apart by its text, so that the order never matters.
 */
import { betterResult } from './exercise-result.ts'
import type { CourseProgress, LessonRecord } from './record.ts'
import { isObject, withoutUndefined } from './stored-value.ts'

/** Commutative, associative and idempotent; both must be records as `parseRecord` gives them. */
export function mergeRecords(a: LessonRecord, b: LessonRecord): LessonRecord {
	const mark = greater(a, b, markRank)
	const run = greater(a, b, runRank)
	return withoutUndefined({
		learned: mark.learned,
		learnedAt: mark.learnedAt,
		learnedChangedAt: mark.learnedChangedAt,
		exerciseStatus: run.exerciseStatus,
		exerciseStartedAt: run.exerciseStartedAt,
		exerciseCompletedAt: run.exerciseCompletedAt,
		exerciseResult: run.exerciseResult,
		exerciseAnswers: run.exerciseAnswers,
		exerciseChangedAt: run.exerciseChangedAt,
		exerciseBest: [b.exerciseBest, a.exerciseResult, b.exerciseResult].reduce(
			betterResult,
			a.exerciseBest,
		),
		userId: later(a.userId, b.userId),
		lastUpdated: later(a.lastUpdated, b.lastUpdated),
	})
}

/** Every lesson of both, merged where both have it. */
export function mergeProgress(a: CourseProgress, b: CourseProgress): CourseProgress {
	const merged: CourseProgress = Object.assign(Object.create(null), a)
	for (const [lessonId, record] of Object.entries(b)) {
		const known = merged[lessonId]
		merged[lessonId] = known ? mergeRecords(known, record) : record
	}
	return merged
}

/** Whether two records say the same; the order in which answers were given is no part of it. */
export function isSameRecord(a: LessonRecord, b: LessonRecord): boolean {
	return textOf(a) === textOf(b)
}

function markRank({ learnedChangedAt = '', learned, learnedAt = '' }: LessonRecord): string[] {
	return [learnedChangedAt, learned ? '1' : '0', learnedAt]
}

function runRank({ exerciseChangedAt = '', exerciseStatus, ...rest }: LessonRecord): string[] {
	const { exerciseStartedAt, exerciseCompletedAt, exerciseResult, exerciseAnswers } = rest
	const status = exerciseStatus === 'completed' ? '2' : exerciseStatus ? '1' : '0'
	const run = { exerciseStartedAt, exerciseCompletedAt, exerciseResult, exerciseAnswers }
	return [exerciseChangedAt, status, textOf(run)]
}

function greater(
	a: LessonRecord,
	b: LessonRecord,
	rankOf: (record: LessonRecord) => string[],
): LessonRecord {
	const [ofA, ofB] = [rankOf(a), rankOf(b)]
	const place = ofA.findIndex((text, index) => text !== ofB[index])
	return place >= 0 && (ofA[place] ?? '') < (ofB[place] ?? '') ? b : a
}

function later(a: string, b: string): string {
	return a > b ? a : b
}

/** A text that is the same for the same content, whatever the order of its fields. */
function textOf(value: object): string {
	return JSON.stringify(value, (_, part: unknown) =>
		isObject(part) ? Object.entries(part).sort(byName) : part,
	)
}

function byName([a]: [string, unknown], [b]: [string, unknown]): number {
	return a < b ? -1 : 1
}
