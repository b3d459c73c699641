/**
 * Exercises as a lesson asks them: 李明是哪国人？ with A 美国人, B 中国人, C 日本人, of which B is right.
 *
 * What was stored is read here with care, one by one: a type that no kind answers to is named in
 * its place (Unsupported question type: dictation.), and one that cannot be read, or that nobody
 * could ever answer rightly, is left out. Neither keeps the others, or the lesson, from its reader.
 */
import { z } from 'zod'
import { formatAnswer, parseAnswer } from './answer.ts'
import { exerciseOptionsSchema } from './exercise.ts'
import { type ExerciseType, exerciseKinds, isExerciseType } from './exercise-kinds.ts'
import { type LocalizedText, localizedTextSchema } from './localized-text.ts'

/** A row, its JSON as it is stored. */
export type StoredExercise = {
	id: string
	type: string
	question: string
	options: string | null
	answer: string
	explanation: string
}

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
		const read = readStored(row)
		if (read) listed.push(read)
		else unreadable.push(row.id)
	}
	return { listed, unreadable }
}

const json = z.string().transform((stored, { addIssue }) => {
	try {
		return JSON.parse(stored) as unknown
	} catch {
		addIssue('no JSON')
		return z.NEVER
	}
})
const textSchema = json.pipe(localizedTextSchema)
const optionsSchema = json.pipe(exerciseOptionsSchema.nullable())

function readStored(row: StoredExercise): ListedExercise | undefined {
	const { id, type } = row
	if (!isExerciseType(type)) return { id, unsupportedType: type }
	const question = textSchema.safeParse(row.question)
	const options = optionsSchema.safeParse(row.options ?? 'null')
	const explanation = textSchema.safeParse(row.explanation)
	if (!question.success || !options.success || !explanation.success) return undefined
	const { ownOptions = [], takesSeveral } = exerciseKinds[type]
	const shown = options.data ?? ownOptions
	const right = parseAnswer(row.answer)
	const isAnswerable = takesSeveral ? right.length > 0 : right.length === 1
	if (!isAnswerable || right.some((index) => index >= shown.length)) return undefined
	return {
		...{ id, type, takesSeveral },
		question: question.data,
		options: shown,
		answer: formatAnswer(right),
		explanation: explanation.data,
	}
}
