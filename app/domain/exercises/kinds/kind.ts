/** The interface of an exercise kind: 选择题 has one answer, 多选题 several, 判断题 对 or 错. */
import type { ErrorCode, ErrorValues } from '#app/domain/errors.ts'
import type { LocalizedText } from '#app/domain/exercises/localized-text.ts'
import type { Result } from '#app/domain/result.ts'

/** An option as typed. */
export type TypedOption = { isRight: boolean; text: LocalizedText }

export type OptionsAndAnswer = { options: LocalizedText[]; answer: string }

type KindProblem = { code: ErrorCode; values?: ErrorValues }

export type ExerciseKind = {
	/** Whether an option is a word like `* true` and carries no language tag. */
	hasBareOptions: boolean
	/** Fixed options of a kind whose author writes none. */
	ownOptions?: readonly LocalizedText[]
	/** Whether several options may be chosen. */
	takesSeveral: boolean
	/** Reads typed options; fails with the problem to show. */
	read(options: readonly TypedOption[]): Result<OptionsAndAnswer, KindProblem>
	/** The reverse of `read`. */
	write(exercise: OptionsAndAnswer): TypedOption[]
}

/** Stands for the language tag of an option without one. */
export const bareTag = 'bare'
