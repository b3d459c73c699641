/**
 * Exercises as a lesson asks them: 李明是哪国人？ with A 美国人, B 中国人, C 日本人, of which B is right.
 *
 * What was stored is read here with care, one by one: a type that no kind answers to is named in
 * its place (Unsupported question type: dictation.), and one that cannot be read, or that nobody
 * could ever answer rightly, is left out. Neither keeps the others, or the lesson, from its reader.
 */
import { formatAnswer, parseAnswer } from './answer.ts'
import { type ExerciseType, exerciseKinds, isExerciseType } from './exercise-kinds.ts'
import type { LocalizedText } from './localized-text.ts'
import { readStored, type StoredExercise } from './stored-exercise.ts'

export type AskedExercise = {
	id: string
	type: ExerciseType
	question: LocalizedText
	options: readonly LocalizedText[]
	/** Letters, as in AC. */
	answer: string
	explanation: LocalizedText
	/** Whether several options may be chosen. */
	takesSeveral: boolean
}

export type UnsupportedExercise = { id: string; unsupportedType: string }

export type ListedExercise = AskedExercise | UnsupportedExercise

/** The exercises in the order of their rows, and the ids of those that could not be read. */
export function listExercises(rows: readonly StoredExercise[]): {
	listed: ListedExercise[]
	unreadable: string[]
} {
	const listed: ListedExercise[] = []
	const unreadable: string[] = []
	for (const row of rows) {
		const read = readAsked(row)
		if (read) listed.push(read)
		else unreadable.push(row.id)
	}
	return { listed, unreadable }
}

function readAsked(row: StoredExercise): ListedExercise | undefined {
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
