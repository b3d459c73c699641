/**
 * The kinds of exercises: 选择题 choice, 多选题 multiple, 判断题 true_false.
 *
 * A file in kinds/ says how a kind's options are typed and which answers it takes. To add a kind, add
 * a file there and a line to `exerciseKinds`; types, parser and column follow.
 */
import { choice, multiple } from './kinds/choice.ts'
import type { ExerciseKind } from './kinds/kind.ts'
import { trueFalse } from './kinds/true-false.ts'

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
