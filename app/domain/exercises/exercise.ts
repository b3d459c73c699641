/** An exercise of a lesson: 李明是哪国人？ with the options 美国人, 中国人, 日本人 and the answer B. */
import * as z from 'zod'
import { exerciseTypes } from './exercise-kinds.ts'
import { localizedTextSchema } from './localized-text.ts'

export const exerciseOptionsSchema = z.array(localizedTextSchema)

export const exerciseSchema = z.object({
	type: z.enum(exerciseTypes),
	question: localizedTextSchema,
	/** Null where the kind brings its own. */
	options: exerciseOptionsSchema.nullable(),
	answer: z.string(),
	explanation: localizedTextSchema,
})

export type Exercise = z.infer<typeof exerciseSchema>
