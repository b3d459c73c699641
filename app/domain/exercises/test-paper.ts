/**
 * A test in the form of the HSK: what is heard comes first, then what is read, then what is written. Answers may be
 * changed until it is handed in, and what is open then is wrong.
 *
 *   听  你女儿在哪儿工作？   A 在医院   B 在北京        one point
 *   读  你叫什么？ = 贝贝。  今天几号？ = 四号。       a point for each pair
 */
import type { CourseLevel } from '#app/domain/courses/course-level.ts'
import { parseAnswer } from './answer.ts'
import { gradeOf } from './grade.ts'
import type { AnswerableExercise, ListedExercise } from './listed-exercise.ts'
import { type Practice, type PracticeQuestion, questionsOf, sessionOf } from './session.ts'
import { filledSlots, type Slots, wordsOf } from './slots.ts'
import { givenTo, isRight } from './task.ts'

export const testParts = ['listening', 'reading', 'writing'] as const

export type TestPart = (typeof testParts)[number]

export const testPartNames: Record<TestPart, string> = {
	listening: 'Listening',
	reading: 'Reading',
	writing: 'Writing',
}

type TestedLesson = {
	slug: string
	title: string
	/** Its place in the course. */
	place: number
}

/** The lesson that each point of a question belongs to, by the question's id; null if it is none of the course. */
export type TestedLessons = Readonly<Record<string, readonly (TestedLesson | null)[]>>

export type Points = { right: number; total: number }

export function partOf(exercise: AnswerableExercise): TestPart {
	if (exercise.sound !== undefined) return 'listening'
	const isWritten =
		exercise.way === 'typed' || (exercise.way === 'slots' && exercise.layout === 'row')
	return isWritten ? 'writing' : 'reading'
}

/** In the order of the parts; what is of no known kind is left out. */
export function inParts(listed: readonly ListedExercise[]): AnswerableExercise[] {
	const known = listed.filter((exercise) => 'way' in exercise)
	return testParts.flatMap((part) => known.filter((exercise) => partOf(exercise) === part))
}

/**
 * Whether each point of a question is won. A gap and a pair are a point each; a sentence in order is one. An open question
 * wins none.
 */
export function wonPoints(exercise: AnswerableExercise, given: string | undefined): boolean[] {
	if (!hasPlaces(exercise)) return [given !== undefined && isRight(exercise, given)]
	const filled = given === undefined ? [] : filledSlots(exercise, given)
	return exercise.before.map((_, at) => filled[at]?.isRight === true)
}

function hasPlaces(exercise: AnswerableExercise): exercise is AnswerableExercise & Slots {
	return exercise.way === 'slots' && exercise.layout !== 'row'
}

export function pointsOfAll(questions: readonly PracticeQuestion[]): Points {
	return pointsIn(questions.flatMap(({ exercise, given }) => wonPoints(exercise, given)))
}

export function pointsIn(won: readonly boolean[]): Points {
	return { right: won.filter(Boolean).length, total: won.length }
}

/**
 * Seconds for a point: the times of the papers of HSK 1 to 4 and above in the form of 2010. 20 heard points of HSK 1 have
 * 15 minutes.
 */
const paces: Record<CourseLevel, Record<TestPart, number>> = {
	beginner: { listening: 45, reading: 51, writing: 90 },
	elementary: { listening: 43, reading: 53, writing: 90 },
	intermediate: { listening: 52, reading: 60, writing: 90 },
	upper_intermediate: { listening: 40, reading: 60, writing: 100 },
	advanced: { listening: 40, reading: 60, writing: 240 },
	expert: { listening: 42, reading: 60, writing: 240 },
}

type Part = {
	part: TestPart
	exercises: AnswerableExercise[]
	points: number
	/** Whole minutes, for orientation: the paper has one clock. */
	minutes: number
}

/** The parts that a paper has. */
export function partsOf(paper: readonly AnswerableExercise[], level: CourseLevel): Part[] {
	return testParts.flatMap((part) => {
		const exercises = paper.filter((exercise) => partOf(exercise) === part)
		if (exercises.length === 0) return []
		const points = exercises.flatMap((exercise) => wonPoints(exercise, undefined)).length
		return { part, exercises, points, minutes: Math.ceil((paces[level][part] * points) / 60) }
	})
}

/** Whole minutes for the paper. */
export function minutesOf(paper: readonly AnswerableExercise[], level: CourseLevel): number {
	return sumOf(partsOf(paper, level).map(({ minutes }) => minutes))
}

/** Keeps an answer, or takes it away while it is unfinished. */
export function writeAnswer(
	practice: Practice,
	exercise: AnswerableExercise,
	answer: string,
): Practice {
	const { [exercise.id]: _, ...others } = practice.exerciseAnswers ?? {}
	const given = givenTo(exercise, answer)
	return {
		exerciseAnswers: given === undefined ? others : { ...others, [exercise.id]: { answer: given } },
	}
}

/** Grades the paper by its points. `now` is an ISO date. */
export function handIn(
	paper: readonly AnswerableExercise[],
	practice: Practice,
	now: string,
): Practice {
	const { right, total } = pointsOfAll(questionsOf(sessionOf(paper, practice).items))
	return {
		exerciseStatus: 'completed',
		exerciseCompletedAt: now,
		exerciseResult: { ...gradeOf(right, total), completedAt: now },
	}
}

/**
 * The Chinese that has to be understood for each point: what is heard or asked, and what is right; for a pair both its
 * sides, for a gap the word that belongs there.
 */
export function testedTexts(exercise: AnswerableExercise): string[][] {
	const { sound, question } = exercise
	if (!hasPlaces(exercise)) {
		return [[sound, question.zh, ...rightTexts(exercise)].flatMap((text) => text || [])]
	}
	const right = wordsOf(exercise, exercise.answers[0] ?? '')
	return right.map((word, at) =>
		exercise.layout === 'pairs' ? [exercise.before[at] ?? '', word] : [word],
	)
}

function rightTexts(exercise: AnswerableExercise): (string | undefined)[] {
	switch (exercise.way) {
		case 'picks':
			return parseAnswer(exercise.answer).map((index) => exercise.options[index]?.zh)
		case 'slots':
			return wordsOf(exercise, exercise.answers[0] ?? '')
		case 'typed':
			return exercise.accepted.map((answer) => ('hanzi' in answer ? answer.hanzi : undefined))
	}
}

function sumOf(numbers: readonly number[]): number {
	return numbers.reduce((sum, number) => sum + number, 0)
}
