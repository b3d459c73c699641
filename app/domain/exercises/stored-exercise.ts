/**
 * Exercises as their rows hold them: {"zh":"李明是哪国人？"} is the question, "B" the answer. A row may
 * be damaged or of a type nobody knows any more; it is read with care, and alone.
 */
import * as z from 'zod'
import { type Exercise, exerciseOptionsSchema } from './exercise.ts'
import { isExerciseType } from './exercise-kinds.ts'
import { localizedTextSchema } from './localized-text.ts'

/** A row, its JSON as it is stored. */
export type StoredExercise = {
	id: string
	type: string
	question: string
	options: string | null
	answer: string
	explanation: string
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

/** Undefined where it cannot be read. Whether anybody could answer it rightly is not asked here. */
export function readStored(row: StoredExercise): Exercise | undefined {
	const { type, answer } = row
	if (!isExerciseType(type)) return undefined
	const question = textSchema.safeParse(row.question)
	const options = optionsSchema.safeParse(row.options ?? 'null')
	const explanation = textSchema.safeParse(row.explanation)
	if (!question.success || !options.success || !explanation.success) return undefined
	return {
		...{ type, answer },
		question: question.data,
		options: options.data,
		explanation: explanation.data,
	}
}
