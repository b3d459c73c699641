/**
 * Practising a lesson's exercises: combines the exercises with the learner's record. If three of the
 * five of 你好 are answered, two are open; after the fifth, 5 of 5 right is 100%, an A.
 *
 * Functions that record something return the change to the record and take the time as an ISO date.
 * A submitted answer can't be changed. Answers to exercises removed since are ignored, and exercises
 * added since are open.
 */
import type { LessonRecord } from '#app/domain/progress/record.ts'
import { gradeOf } from './grade.ts'
import type { AnswerableExercise, ListedExercise, UnsupportedExercise } from './listed-exercise.ts'
import { givenTo, isRight } from './task.ts'

/** The fields of a lesson's record about its exercises. */
export type Practice = Partial<
	Pick<
		LessonRecord,
		| 'exerciseStatus'
		| 'exerciseStartedAt'
		| 'exerciseCompletedAt'
		| 'exerciseResult'
		| 'exerciseAnswers'
		| 'exerciseBest'
	>
>

export type PracticeQuestion = {
	exercise: AnswerableExercise
	/** From 1; unsupported exercises aren't counted. */
	number: number
	/** The submitted answer, letters such as AC or a typed text; undefined until then. */
	given: string | undefined
	isRight: boolean
}

export type Session = {
	status: 'waiting' | 'started' | 'completed'
	/** All exercises in order. */
	items: (PracticeQuestion | UnsupportedExercise)[]
	answeredCount: number
	totalCount: number
	/** The result, once completed. */
	result: Practice['exerciseResult']
	/** An earlier result that is better than this one, from before a restart or another device. */
	better: Practice['exerciseBest']
	/** All questions are answered but it isn't completed: the last open exercise was removed. */
	isOverdue: boolean
}

export function sessionOf(listed: readonly ListedExercise[], practice: Practice): Session {
	let totalCount = 0
	const items = listed.map((exercise) => {
		if ('unsupportedType' in exercise) return exercise
		const given = givenIn(practice, exercise)
		totalCount += 1
		const isRightOne = given !== undefined && isRight(exercise, given)
		return { exercise, number: totalCount, given, isRight: isRightOne }
	})
	const questions = questionsOf(items)
	const answered = questions.filter(({ given }) => given !== undefined)
	const isAllAnswered = totalCount > 0 && answered.length === totalCount
	const status = practice.exerciseStatus ?? 'waiting'
	const result = status === 'completed' ? practice.exerciseResult : undefined
	const { exerciseBest: best } = practice
	return {
		status,
		items,
		answeredCount: answered.length,
		totalCount,
		result,
		better: best && (!result || best.score > result.score) ? best : undefined,
		isOverdue: status === 'started' && isAllAnswered,
	}
}

export function questionsOf(items: Session['items']): PracticeQuestion[] {
	return items.filter((item) => 'exercise' in item)
}

/** The wrongly answered exercises: of 你好, 再见 and 谢谢 the one that was missed. */
export function wrongIn({ items }: Session): AnswerableExercise[] {
	return questionsOf(items).flatMap(({ exercise, given, isRight }) =>
		given === undefined || isRight ? [] : [exercise],
	)
}

/** The next open question after the given number, else the first open one. */
export function nextOpen({ items }: Session, number: number): PracticeQuestion | undefined {
	const open = questionsOf(items).filter(({ given }) => given === undefined)
	return open.find((question) => question.number > number) ?? open[0]
}

export function startPractice(now: string): Practice {
	return { exerciseStatus: 'started', exerciseStartedAt: now }
}

/** Starts again; clears the result and all answers. */
export function restartPractice(now: string): Practice {
	return {
		...startPractice(now),
		exerciseCompletedAt: undefined,
		exerciseResult: undefined,
		exerciseAnswers: {},
	}
}

/**
 * Submits the answer to an exercise: letters or a typed text. The last open one completes and grades
 * the practice. Undefined if it can't be submitted: the exercise is unknown or already answered, or this
 * is no answer to it (letters without an option, a slot left empty, a blank text).
 */
export function submitAnswer(
	listed: readonly ListedExercise[],
	practice: Practice,
	{ id, given, now }: { id: string; given: string; now: string },
): Practice | undefined {
	const exercise = listed.find((item) => item.id === id)
	if (!exercise || 'unsupportedType' in exercise) return undefined
	if (givenIn(practice, exercise) !== undefined) return undefined
	const answer = givenTo(exercise, given)
	if (answer === undefined) return undefined
	const change: Practice = {
		...(practice.exerciseStatus === undefined && startPractice(now)),
		exerciseAnswers: { ...practice.exerciseAnswers, [id]: { answer } },
	}
	return { ...change, ...completePractice(listed, { ...practice, ...change }, now) }
}

/** Completes and grades a practice; undefined while a question is open. */
export function completePractice(
	listed: readonly ListedExercise[],
	practice: Practice,
	now: string,
): Practice | undefined {
	const { items, answeredCount, totalCount } = sessionOf(listed, practice)
	if (totalCount === 0 || answeredCount < totalCount) return undefined
	const rightCount = questionsOf(items).filter(({ isRight }) => isRight).length
	return {
		exerciseStatus: 'completed',
		exerciseCompletedAt: now,
		exerciseResult: { ...gradeOf(rightCount, totalCount), completedAt: now },
	}
}

function givenIn({ exerciseAnswers }: Practice, exercise: AnswerableExercise): string | undefined {
	if (!exerciseAnswers || !Object.hasOwn(exerciseAnswers, exercise.id)) return undefined
	return givenTo(exercise, exerciseAnswers[exercise.id]?.answer ?? '')
}
