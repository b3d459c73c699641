/**
 * A learner's record of a lesson, kept in the browser and on the server: 你好 learned on Monday, its
 * exercises completed with an A.
 *
 * Stored records are checked by hand rather than with zod, so that the browser needn't load a schema
 * library and both sides follow the same rules.
 */

import { isObject } from '#app/domain/is-object.ts'
import { parseResult } from './exercise-result.ts'
import { type Instant, isInstant } from './instant.ts'
import { isAnswer, isName, isOptional, withoutUndefined } from './stored-value.ts'

export type ExerciseResult = {
	grade: string
	/** A whole percent. */
	score: number
	correctCount: number
	totalCount: number
	completedAt: Instant
}

/** Submitted answers by exercise id: letters, or a typed text. */
export type ExerciseAnswers = Record<string, { answer: string }>

export type LessonRecord = {
	learned: boolean
	learnedAt?: Instant
	/** When the mark was last set or removed; absent if never. */
	learnedChangedAt?: Instant
	exerciseStatus?: 'started' | 'completed'
	exerciseStartedAt?: Instant
	exerciseCompletedAt?: Instant
	exerciseResult?: ExerciseResult
	exerciseAnswers?: ExerciseAnswers
	/** When the exercises were last started, answered, completed or restarted. */
	exerciseChangedAt?: Instant
	/** The best result so far; survives a restart. */
	exerciseBest?: ExerciseResult
	userId: string
	lastUpdated: Instant
}

/** One person's records by lesson id. */
export type CourseProgress = Record<string, LessonRecord>

export const mostAnswers = 1000

const instants = [
	'learnedAt',
	'learnedChangedAt',
	'exerciseStartedAt',
	'exerciseCompletedAt',
	'exerciseChangedAt',
] as const

/** Reads stored records; `isDamaged` tells whether anything was unreadable. */
export function readableRecords(stored: string): { progress: CourseProgress; isDamaged: boolean } {
	// No prototype, so that a lesson id may be anything, even __proto__.
	const progress: CourseProgress = Object.create(null)
	const value = parseJson(stored)
	if (!isObject(value)) return { progress, isDamaged: true }
	let isDamaged = false
	for (const [lessonId, one] of Object.entries(value)) {
		const record = isName(lessonId) ? parseRecord(one) : undefined
		if (record) progress[lessonId] = record
		else isDamaged = true
	}
	return { progress, isDamaged }
}

/**
 * Reads one record and drops unknown fields; undefined if a field is invalid. Missing dates of acts
 * are derived from the other fields.
 */
export function parseRecord(value: unknown): LessonRecord | undefined {
	if (!isObject(value)) return undefined
	const { learned, userId, lastUpdated, exerciseStatus } = value
	if (typeof learned !== 'boolean' || !isName(userId) || !isInstant(lastUpdated)) return undefined
	if (!isOptional(exerciseStatus, isStatus)) return undefined
	const at: Partial<Record<(typeof instants)[number], Instant>> = {}
	for (const name of instants) {
		const instant = value[name]
		if (!isOptional(instant, isInstant)) return undefined
		at[name] = instant
	}
	const exerciseResult = parseResult(value.exerciseResult)
	const exerciseBest = parseResult(value.exerciseBest)
	const exerciseAnswers = parseAnswers(value.exerciseAnswers)
	if (exerciseResult === null || exerciseBest === null || exerciseAnswers === null) {
		return undefined
	}
	const hasExercises = (exerciseStatus ?? exerciseResult ?? exerciseAnswers) !== undefined
	return withoutUndefined({
		learned,
		learnedAt: at.learnedAt,
		learnedChangedAt: at.learnedChangedAt ?? (learned ? (at.learnedAt ?? lastUpdated) : undefined),
		exerciseStatus,
		exerciseStartedAt: at.exerciseStartedAt,
		exerciseCompletedAt: at.exerciseCompletedAt,
		exerciseResult,
		exerciseAnswers,
		exerciseChangedAt: at.exerciseChangedAt ?? (hasExercises ? lastUpdated : undefined),
		exerciseBest: exerciseBest ?? exerciseResult,
		userId,
		lastUpdated,
	})
}

/** Reads stored answers; undefined if there are none, null if they are damaged. */
export function parseAnswers(value: unknown): ExerciseAnswers | undefined | null {
	if (value === undefined) return undefined
	if (!isObject(value)) return null
	const given = Object.entries(value)
	if (given.length > mostAnswers) return null
	const answers: ExerciseAnswers = Object.create(null)
	for (const [exerciseId, one] of given) {
		if (!isName(exerciseId) || !isObject(one) || !isAnswer(one.answer)) return null
		answers[exerciseId] = { answer: one.answer }
	}
	return answers
}

function isStatus(value: unknown): value is 'started' | 'completed' {
	return value === 'started' || value === 'completed'
}

function parseJson(text: string): unknown {
	try {
		return JSON.parse(text)
	} catch {
		return undefined
	}
}
