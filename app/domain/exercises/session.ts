/**
 * Practising a lesson's exercises: combines the exercises with the learner's record. If three of the
 * five of 你好 are answered, two are open; after the fifth, 5 of 5 right is 100%, an A.
 *
 * Functions that record something return the change to the record and take the time as an ISO date.
 * A submitted answer can't be changed. Answers to exercises removed since are ignored, and exercises
 * added since are open.
 */
import type { LessonRecord } from '#app/domain/progress/record.ts'
import { formatAnswer, parseAnswer } from './answer.ts'
import { gradeOf, isRightAnswer } from './grade.ts'
import type { AnswerableExercise, ListedExercise, UnsupportedExercise } from './listed-exercise.ts'

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
	/** The submitted letters, such as AC; undefined until then. */
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
		const given = givenTo(exercise, practice)
		const isRight = given !== undefined && isRightAnswer(exercise.answer, given)
		totalCount += 1
		return { exercise, number: totalCount, given, isRight }
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
 * Submits letters as the answer to an exercise. The last open one completes and grades the practice.
 * Undefined if they can't be submitted: the exercise is unknown or already answered, or the letters
 * aren't among its options or are too many.
 */
export function submitAnswer(
	listed: readonly ListedExercise[],
	practice: Practice,
	{ id, letters, now }: { id: string; letters: string; now: string },
): Practice | undefined {
	const exercise = listed.find((item) => item.id === id)
	if (!exercise || 'unsupportedType' in exercise) return undefined
	if (givenTo(exercise, practice) !== undefined) return undefined
	const answer = lettersFor(exercise, letters)
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

function givenTo(exercise: AnswerableExercise, { exerciseAnswers }: Practice): string | undefined {
	if (!exerciseAnswers || !Object.hasOwn(exerciseAnswers, exercise.id)) return undefined
	return lettersFor(exercise, exerciseAnswers[exercise.id]?.answer ?? '')
}

/** The letters, sorted, if they are a possible answer (right or wrong). */
function lettersFor(exercise: AnswerableExercise, letters: string): string | undefined {
	const chosen = parseAnswer(letters)
	const isPossible =
		chosen.length > 0 &&
		chosen.every((index) => index < exercise.options.length) &&
		(exercise.takesSeveral || chosen.length === 1)
	return isPossible ? formatAnswer(chosen) : undefined
}
