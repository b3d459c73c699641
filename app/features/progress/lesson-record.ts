/**
 * What a person did in a lesson, as their browser remembers it: 你好 learned on Monday, its
 * exercises completed with an A. The server's record is made of these.
 */

export type ExerciseResult = {
	grade: string
	score: number
	correctCount: number
	totalCount: number
	completedAt: string
}

export type LessonRecord = {
	learned: boolean
	learnedAt?: string
	exerciseStatus?: 'started' | 'completed'
	exerciseStartedAt?: string
	exerciseCompletedAt?: string
	exerciseResult?: ExerciseResult
	exerciseAnswers?: Record<string, { answer: string }>
	userId: string
	lastUpdated: string
}

/** One person's records by lesson id. */
export type CourseProgress = Record<string, LessonRecord>

/**
 * Reads what was stored; undefined when it is damaged. Checked by hand: the browser is spared a
 * schema library for these few fields.
 */
export function parseProgress(stored: string): CourseProgress | undefined {
	let value: unknown
	try {
		value = JSON.parse(stored)
	} catch {
		return undefined
	}
	if (!isObject(value)) return undefined
	const progress: CourseProgress = Object.create(null)
	for (const [lessonId, record] of Object.entries(value)) {
		if (!isLessonRecord(record)) return undefined
		progress[lessonId] = record
	}
	return progress
}

function isLessonRecord(value: unknown): value is LessonRecord {
	if (!isObject(value)) return false
	const { learned, userId, lastUpdated, exerciseStatus, exerciseAnswers, exerciseResult } = value
	return (
		typeof learned === 'boolean' &&
		typeof userId === 'string' &&
		typeof lastUpdated === 'string' &&
		['learnedAt', 'exerciseStartedAt', 'exerciseCompletedAt'].every((key) =>
			isOptional(value[key], isText),
		) &&
		(exerciseStatus === undefined ||
			exerciseStatus === 'started' ||
			exerciseStatus === 'completed') &&
		isOptional(exerciseResult, isResult) &&
		isOptional(exerciseAnswers, isAnswers)
	)
}

function isResult(value: unknown): boolean {
	return (
		isObject(value) &&
		isText(value.grade) &&
		isText(value.completedAt) &&
		[value.score, value.correctCount, value.totalCount].every(Number.isFinite)
	)
}

function isAnswers(value: unknown): boolean {
	return (
		isObject(value) &&
		Object.values(value).every((given) => isObject(given) && isText(given.answer))
	)
}

function isOptional(value: unknown, is: (value: unknown) => boolean): boolean {
	return value === undefined || is(value)
}

function isText(value: unknown): boolean {
	return typeof value === 'string'
}

function isObject(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null && !Array.isArray(value)
}
