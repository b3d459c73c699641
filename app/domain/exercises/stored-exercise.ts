/**
 * Exercises as stored in rows, their texts as JSON: the question is {"zh":"李明是哪国人？"}, the answer
 * "B". A row may be damaged or of an unknown type, so each is read by itself.
 */
import * as z from 'zod'
import { type Exercise, exerciseOptionsSchema, localizedTextSchema } from './exercise.ts'
import { isExerciseType } from './exercise-kinds.ts'
import { type ExerciseWords, exerciseWordsSchema } from './exercise-words.ts'

/** A row with its JSON unparsed. */
export type StoredExercise = {
	id: string
	type: string
	question: string
	options: string | null
	answer: string
	explanation: string
	/** Its Chinese in words; null if it was never cut. */
	words?: string | null
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

const wordsSchema = json.pipe(exerciseWordsSchema)

/** Empty if they are damaged: its Chinese then shows without pinyin. */
export function readStoredWords({ words }: Pick<StoredExercise, 'words'>): ExerciseWords {
	return words ? (wordsSchema.safeParse(words).data ?? []) : []
}

/** Undefined if the row is damaged. Doesn't check that a right answer is possible. */
export function readStored(row: StoredExercise): Exercise | undefined {
	const { type, answer } = row
	if (!isExerciseType(type)) return undefined
	const question = textSchema.safeParse(row.question)
	const options = optionsSchema.safeParse(row.options ?? 'null')
	const explanation = textSchema.safeParse(row.explanation)
	if (!question.success || !options.success || !explanation.success) return undefined
	return {
		type,
		answer,
		question: question.data,
		options: options.data,
		explanation: explanation.data,
	}
}
