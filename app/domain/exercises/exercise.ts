/**
 * An exercise of a lesson: 李明是哪国人？ with the options 美国人, 中国人, 日本人 and the answer B.
 *
 * Each kind lives in kinds/: how its options are typed and which answers it takes. A new kind is a
 * file there and a line in `exerciseKinds`; types, parser and column follow from it.
 */
import { z } from 'zod'
import { choice } from './kinds/choice.ts'
import type { ExerciseKind } from './kinds/kind.ts'
import { multiple } from './kinds/multiple.ts'
import { trueFalse } from './kinds/true-false.ts'
import { localizedTextSchema } from './localized-text.ts'

export const exerciseTypes = ['choice', 'multiple', 'true_false'] as const

export type ExerciseType = (typeof exerciseTypes)[number]

export const exerciseKinds: Record<ExerciseType, ExerciseKind> = {
	choice,
	multiple,
	true_false: trueFalse,
}

export function isExerciseType(text: string): text is ExerciseType {
	return exerciseTypes.some((type) => type === text)
}

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
