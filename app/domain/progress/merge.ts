/**
 * Merges two records of the same person and lesson, from the server, a phone or another tab. The
 * result doesn't depend on the order or number of merges.
 *
 * Three parts are merged independently:
 * - The mark (learned, learnedAt): the newest act wins, by learnedChangedAt. 你好, marked on the phone
 *   on Monday and unmarked on the laptop on Tuesday, is not learned. A device that never touched the
 *   mark has no date for it and changes nothing.
 * - The exercises (status, answers, result): the newest act wins, by exerciseChangedAt. Tuesday's
 *   restart clears Monday's A from the screen.
 * - The best result: the better one wins, so Monday's A survives the restart.
 *
 * For equal dates, the result better for the learner wins: learned over not learned, completed over
 * started. Remaining ties are broken by comparing JSON.
 */

import { isObject } from '#app/domain/is-object.ts'
import { betterResult } from './exercise-result.ts'
import type { CourseProgress, LessonRecord } from './record.ts'
import { withoutUndefined } from './stored-value.ts'

/** Commutative, associative and idempotent for records from `parseRecord`. */
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

/** All lessons of both; lessons in both are merged. */
export function mergeProgress(a: CourseProgress, b: CourseProgress): CourseProgress {
	const merged: CourseProgress = Object.assign(Object.create(null), a)
	for (const [lessonId, record] of Object.entries(b)) {
		const known = merged[lessonId]
		merged[lessonId] = known ? mergeRecords(known, record) : record
	}
	return merged
}

/** Compares records, ignoring the order of answers. */
export function isSameRecord(a: LessonRecord, b: LessonRecord): boolean {
	return canonicalJson(a) === canonicalJson(b)
}

function markRank({ learnedChangedAt = '', learned, learnedAt = '' }: LessonRecord): string[] {
	return [learnedChangedAt, learned ? '1' : '0', learnedAt]
}

function runRank({ exerciseChangedAt = '', exerciseStatus, ...rest }: LessonRecord): string[] {
	const { exerciseStartedAt, exerciseCompletedAt, exerciseResult, exerciseAnswers } = rest
	const status = exerciseStatus === 'completed' ? '2' : exerciseStatus ? '1' : '0'
	const run = { exerciseStartedAt, exerciseCompletedAt, exerciseResult, exerciseAnswers }
	return [exerciseChangedAt, status, canonicalJson(run)]
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

/** JSON with sorted keys. */
function canonicalJson(value: object): string {
	return JSON.stringify(value, (_, part: unknown) =>
		isObject(part) ? Object.entries(part).sort(byName) : part,
	)
}

function byName([a]: [string, unknown], [b]: [string, unknown]): number {
	return a < b ? -1 : 1
}
