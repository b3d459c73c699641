/**
 * A lesson's exercises, ready to be answered: 李明是哪国人？ with A 美国人, B 中国人, C 日本人, and B is right.
 *
 * Rows are read one by one, so that a bad one never breaks the lesson. An exercise of an unknown type
 * stays in the list as unsupported ("Unsupported question type: dictation."). One that is damaged, or
 * has no possible right answer, is left out.
 */
import { formatAnswer, parseAnswer } from './answer.ts'
import { type ExerciseType, exerciseKinds, isExerciseType } from './exercise-kinds.ts'
import type { LocalizedText } from './localized-text.ts'
import { readStored, type StoredExercise } from './stored-exercise.ts'

export type AnswerableExercise = {
	id: string
	type: ExerciseType
	question: LocalizedText
	options: readonly LocalizedText[]
	/** Letters of the right options, such as AC. */
	answer: string
	explanation: LocalizedText
	/** Whether several options may be chosen. */
	takesSeveral: boolean
}

export type UnsupportedExercise = { id: string; unsupportedType: string }

export type ListedExercise = AnswerableExercise | UnsupportedExercise

/** The exercises in row order, and the ids of those left out. */
export function listExercises(rows: readonly StoredExercise[]): {
	listed: ListedExercise[]
	unreadable: string[]
} {
	const listed: ListedExercise[] = []
	const unreadable: string[] = []
	for (const row of rows) {
		const read = readListed(row)
		if (read) listed.push(read)
		else unreadable.push(row.id)
	}
	return { listed, unreadable }
}

function readListed(row: StoredExercise): ListedExercise | undefined {
	const { id } = row
	if (!isExerciseType(row.type)) return { id, unsupportedType: row.type }
	const exercise = readStored(row)
	if (!exercise) return undefined
	const { ownOptions = [], takesSeveral } = exerciseKinds[exercise.type]
	const options = exercise.options ?? ownOptions
	const right = parseAnswer(exercise.answer)
	const isAnswerable = takesSeveral ? right.length > 0 : right.length === 1
	if (!isAnswerable || right.some((index) => index >= options.length)) return undefined
	return { id, ...exercise, options, answer: formatAnswer(right), takesSeveral }
}
