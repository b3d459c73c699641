/**
 * The kinds of exercises there are: 选择题 choice, 多选题 multiple, 判断题 true_false.
 *
 * Each lives in kinds/: how its options are typed and which answers it takes. A new kind is a file
 * there and a line in `exerciseKinds`; types, parser and column follow from it.
 */
import { choice } from './kinds/choice.ts'
import type { ExerciseKind } from './kinds/kind.ts'
import { multiple } from './kinds/multiple.ts'
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
