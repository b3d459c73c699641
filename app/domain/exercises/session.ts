/**
 * Practising a lesson: its exercises, and what its record says was done with them. Of the five of
 * 你好 three are answered; with the fifth all are, and 5 of 5 right is 100%, an A.
 *
 * A function that records something gives the change to be made to the record, and takes the time
 * as an ISO date: nothing here asks a clock. An answer, once submitted, stands. Answers to exercises
 * that an editor has taken away since are ignored, and an exercise they added is simply open.
 */
import type { LessonRecord } from '#app/domain/progress/record.ts'
import { formatAnswer, parseAnswer } from './answer.ts'
import type { AskedExercise, ListedExercise, UnsupportedExercise } from './asked-exercise.ts'
import { gradeOf, isRightAnswer } from './grade.ts'

/** What of a lesson's record is about its exercises. */
export type Practice = Partial<
	Pick<
		LessonRecord,
		| 'exerciseStatus'
		| 'exerciseStartedAt'
		| 'exerciseCompletedAt'
		| 'exerciseResult'
		| 'exerciseAnswers'
	>
>

export type Question = {
	exercise: AskedExercise
	/** From 1; what is not supported is not counted. */
	number: number
	/** The letters submitted, as in AC; undefined until then. */
	given: string | undefined
	isRight: boolean
}

export type Session = {
	status: 'waiting' | 'started' | 'completed'
	/** What is shown, in order. */
	items: (Question | UnsupportedExercise)[]
	answeredCount: number
	totalCount: number
	/** The result it was completed with. */
	result: Practice['exerciseResult']
	/** Whether all is answered and it was not said yet: the last open exercise was taken away. */
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
	return {
		status,
		items,
		answeredCount: answered.length,
		totalCount,
		result: status === 'completed' ? practice.exerciseResult : undefined,
		isOverdue: status === 'started' && isAllAnswered,
	}
}

export function questionsOf(items: Session['items']): Question[] {
	return items.filter((item) => 'exercise' in item)
}

/** The first question still open after the one numbered so, else before it. */
export function nextOpen({ items }: Session, number: number): Question | undefined {
	const open = questionsOf(items).filter(({ given }) => given === undefined)
	return open.find((question) => question.number > number) ?? open[0]
}

export function startPractice(now: string): Practice {
	return { exerciseStatus: 'started', exerciseStartedAt: now }
}

/** From the beginning: neither the result nor an answer is left. */
export function restartPractice(now: string): Practice {
	return {
		...startPractice(now),
		exerciseCompletedAt: undefined,
		exerciseResult: undefined,
		exerciseAnswers: {},
	}
}

/**
 * Submits letters to an exercise; with the last open one the practice is completed and graded.
 * Undefined where nothing can be submitted: it is answered already, unknown, or the letters are
 * none of its options or more than it takes.
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

/** The completion of a practice of which all is answered; undefined while something is open. */
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

function givenTo(exercise: AskedExercise, { exerciseAnswers }: Practice): string | undefined {
	if (!exerciseAnswers || !Object.hasOwn(exerciseAnswers, exercise.id)) return undefined
	return lettersFor(exercise, exerciseAnswers[exercise.id]?.answer ?? '')
}

/** The letters in their order, if they are an answer to this exercise, be it right or wrong. */
function lettersFor(exercise: AskedExercise, letters: string): string | undefined {
	const chosen = parseAnswer(letters)
	const isPossible =
		chosen.length > 0 &&
		chosen.every((index) => index < exercise.options.length) &&
		(exercise.takesSeveral || chosen.length === 1)
	return isPossible ? formatAnswer(chosen) : undefined
}
