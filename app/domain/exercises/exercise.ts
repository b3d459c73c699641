/** An exercise of a lesson: 李明是哪国人？ with the options 美国人, 中国人, 日本人 and the answer B. */
import * as z from 'zod'
import { exerciseTypes } from './exercise-kinds.ts'
import { languageTag } from './localized-text.ts'

export const localizedTextSchema = z.record(z.string().regex(languageTag), z.string())

export const exerciseOptionsSchema = z.array(localizedTextSchema)

export const exerciseSchema = z.object({
	type: z.enum(exerciseTypes),
	question: localizedTextSchema,
	/** Null for a kind with fixed options (true_false). */
	options: exerciseOptionsSchema.nullable(),
	/** Letters of the right options, such as AC; several right orders are joined by commas: ABC,BAC. */
	answer: z.string(),
	explanation: localizedTextSchema,
})

export type Exercise = z.infer<typeof exerciseSchema>
