/**
 * The kinds of exercises: 选择题 choice, 多选题 multiple, 判断题 true_false, 填空 cloze, 排序 order, 连线 match,
 * 打字 type, 听写 dictation and 说一说 speak.
 *
 * A file in kinds/ says how a kind is typed, which answers it takes and what a learner does. To add a
 * kind, add a file there and a line to `exerciseKinds`; types, parser and column follow.
 */
import { choice, multiple } from './kinds/choice.ts'
import { cloze } from './kinds/cloze.ts'
import type { ExerciseKind } from './kinds/kind.ts'
import { match } from './kinds/match.ts'
import { order } from './kinds/order.ts'
import { speak } from './kinds/speak.ts'
import { trueFalse } from './kinds/true-false.ts'
import { dictation, type } from './kinds/typed.ts'

export const exerciseTypes = [
	'choice',
	'multiple',
	'true_false',
	'cloze',
	'order',
	'match',
	'type',
	'dictation',
	'speak',
] as const

export type ExerciseType = (typeof exerciseTypes)[number]

export const exerciseKinds: Record<ExerciseType, ExerciseKind> = {
	choice,
	multiple,
	true_false: trueFalse,
	cloze,
	order,
	match,
	type,
	dictation,
	speak,
}

export function isExerciseType(text: string): text is ExerciseType {
	return exerciseTypes.some((type) => type === text)
}
