/**
 * The interface of an exercise kind: 选择题 has one answer, 多选题 several, 判断题 对 or 错, 填空 words in
 * gaps. All that sets a kind apart stands in its file.
 */
import type { ErrorCode, ErrorValues } from '#app/domain/errors.ts'
import type { LocalizedText } from '#app/domain/exercises/localized-text.ts'
import type { Spoken, Task } from '#app/domain/exercises/task.ts'
import type { Result } from '#app/domain/result.ts'

/** An option as typed. */
export type TypedOption = { isRight: boolean; text: LocalizedText; line?: number }

export type OptionsAndAnswer = { options: LocalizedText[]; answer: string }

/** A stored exercise as its kind sees it. */
export type ToAnswer = {
	question: LocalizedText
	options: readonly LocalizedText[] | null
	answer: string
	explanation: LocalizedText
}

/** Without a line, the problem is the whole block's. */
export type KindProblem = { code: ErrorCode; values?: ErrorValues; line?: number | undefined }

type KindTask = (Task | Spoken) & {
	/** The question, if some of it has become part of the task. */
	question?: LocalizedText
}

export type ExerciseKind = {
	/** Whether an option is a word like `* true` and carries no language tag. */
	hasBareOptions: boolean
	/** Whether the question must have a `sound:` line. */
	needsSound?: true
	/** Whether a learner's answer is their own text, which no edit of the options changes. */
	isTyped?: true
	/** Reads typed options; fails with the problem to show. */
	read(
		options: readonly TypedOption[],
		question: LocalizedText,
	): Result<OptionsAndAnswer, KindProblem>
	/** The reverse of `read`. */
	write(exercise: OptionsAndAnswer): TypedOption[]
	/** The learner's task; undefined if it has no possible right answer. */
	task(exercise: ToAnswer): KindTask | undefined
	/** A complete exercise to fill in. */
	template: string
}

/** Stands for the language tag of an option without one. */
export const bareTag = 'bare'
