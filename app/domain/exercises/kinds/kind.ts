/** What sets the kinds of exercises apart: 选择题 one answer, 多选题 several, 判断题 对 or 错. */
import type { ErrorCode, ErrorValues } from '#app/domain/errors.ts'
import type { LocalizedText } from '#app/domain/exercises/localized-text.ts'
import type { Result } from '#app/domain/result.ts'

/** An option as it was typed. */
export type TypedOption = { isRight: boolean; text: LocalizedText }

export type Answered = { options: LocalizedText[]; answer: string }

type KindProblem = { code: ErrorCode; values?: ErrorValues }

export type ExerciseKind = {
	/** Whether an option is a word like `* true` and carries no language tag. */
	hasBareOptions: boolean
	/** What there is to choose from where the author writes no options. */
	ownOptions?: readonly LocalizedText[]
	/** Whether several options may be chosen. */
	takesSeveral: boolean
	/** The options and the answer of what was typed, or what is wrong with it. */
	read(options: readonly TypedOption[]): Result<Answered, KindProblem>
	/** The options as they are typed. */
	write(answered: Answered): TypedOption[]
}

/** The key of an option without a language tag. */
export const bareTag = 'bare'
