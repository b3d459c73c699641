/**
 * The first answers of learners to an exercise: to 李明是哪国人？ 12 people answered A 美国人, and 30 B 中国人,
 * which is right. Options are all listed; of words in gaps and of typed answers only those that enough people gave.
 */
import { letterOf, parseAnswer } from '#app/domain/exercises/answer.ts'
import type { AnswerableExercise } from '#app/domain/exercises/listed-exercise.ts'
import { type LocalizedText, onlyText } from '#app/domain/exercises/localized-text.ts'
import { wordsOf } from '#app/domain/exercises/slots.ts'
import { givenTo, isRight } from '#app/domain/exercises/task.ts'
import { leastPeople, type PeopleCount, peopleCount, shareOf } from './people-count.ts'

/** An answer as it is stored, and how many people gave it. */
export type GivenAnswer = { answer: string; people: number }

type AnswerRow = {
	text: string
	isRight: boolean
	people: PeopleCount
	/** In percent of all who answered. */
	share: number | undefined
}

export type ExerciseFigures = {
	answered: PeopleCount
	/** How many were right, in percent of all who answered. */
	right: number | undefined
	rows: AnswerRow[]
	/** Whether answers are missing in `rows` that too few people gave. */
	hasOthers: boolean
}

/** The most answers that are listed of an exercise without options. */
const mostRows = 8

export function exerciseFigures(
	exercise: AnswerableExercise,
	given: readonly GivenAnswer[],
): ExerciseFigures {
	const people = new Map<string, number>()
	for (const one of given) {
		const answer = givenTo(exercise, one.answer)
		if (answer !== undefined) people.set(answer, (people.get(answer) ?? 0) + one.people)
	}
	const answers = [...people].map(([answer, people]) => {
		return { answer, people, isRight: isRight(exercise, answer) }
	})
	const answered = sumOf(answers)
	const right = sumOf(answers.filter(({ isRight }) => isRight))
	const figures = { answered: peopleCount(answered), right: shareOf(right, answered) }
	const rowOf = (row: { text: string; isRight: boolean }, people: number): AnswerRow => {
		return { ...row, people: peopleCount(people), share: shareOf(people, answered) }
	}
	if (exercise.way === 'picks') {
		const rightOnes = parseAnswer(exercise.answer)
		const rows = exercise.options.map((option, index) => {
			const text = `${letterOf(index)} ${textOf(option)}`
			const chosen = answers.filter(({ answer }) => parseAnswer(answer).includes(index))
			return rowOf({ text, isRight: rightOnes.includes(index) }, sumOf(chosen))
		})
		return { ...figures, rows, hasOthers: false }
	}
	const listed = answers
		.filter(({ people }) => people >= leastPeople)
		.sort((a, b) => b.people - a.people || (a.answer < b.answer ? -1 : 1))
		.slice(0, mostRows)
	const rows = listed.map(({ answer, people, isRight }) => {
		const text = exercise.way === 'slots' ? wordsOf(exercise, answer).join(' · ') : answer
		return rowOf({ text, isRight }, people)
	})
	return { ...figures, rows, hasOthers: listed.length < answers.length }
}

function textOf(text: LocalizedText): string {
	return text.zh ?? onlyText(text)
}

function sumOf(answers: readonly { people: number }[]): number {
	return answers.reduce((sum, { people }) => sum + people, 0)
}
