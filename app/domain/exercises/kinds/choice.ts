/**
 * 选择题 (choice) and 多选题 (multiple): a list of options, where - 美国人 is wrong and * 中国人 is right.
 * A choice has exactly one right option. A multiple has one or more, and all must be chosen.
 */
import { formatAnswer, parseAnswer } from '#app/domain/exercises/answer.ts'
import type { LocalizedText } from '#app/domain/exercises/localized-text.ts'
import { picksOf } from '#app/domain/exercises/picks.ts'
import { err, ok } from '#app/domain/result.ts'
import type { ExerciseKind, OptionsAndAnswer, TypedOption } from './kind.ts'

export const choice: ExerciseKind = {
	hasBareOptions: false,
	read(options) {
		const answer = lettersOfRight(options)
		if (answer === '') {
			return err({ code: 'exercise-text.no-right-answer', values: { type: 'choice' } })
		}
		if (answer.length > 1) return err({ code: 'exercise-text.several-right-answers' })
		return ok({ options: textsOf(options), answer })
	},
	write: typedOptions,
	task: ({ options, answer }) => picksOf({ options: options ?? [], answer, takesSeveral: false }),
	template: [
		'[choice]',
		'zh: 问题\nen: Question',
		'- zh: 选项一\nen: Option 1',
		'* zh: 选项二\nen: Option 2',
		'- zh: 选项三\nen: Option 3',
		'? zh: 解析\nen: Explanation',
	].join('\n'),
}

export const multiple: ExerciseKind = {
	hasBareOptions: false,
	read(options) {
		const answer = lettersOfRight(options)
		return answer === ''
			? err({ code: 'exercise-text.no-right-answer', values: { type: 'multiple' } })
			: ok({ options: textsOf(options), answer })
	},
	write: typedOptions,
	task: ({ options, answer }) => picksOf({ options: options ?? [], answer, takesSeveral: true }),
	template: [
		'[multiple]',
		'zh: 问题\nen: Question',
		'* zh: 选项一\nen: Option 1',
		'- zh: 选项二\nen: Option 2',
		'* zh: 选项三\nen: Option 3',
		'? zh: 解析\nen: Explanation',
	].join('\n'),
}

function lettersOfRight(options: readonly TypedOption[]): string {
	return formatAnswer(options.flatMap(({ isRight }, index) => (isRight ? [index] : [])))
}

function textsOf(options: readonly TypedOption[]): LocalizedText[] {
	return options.map(({ text }) => text)
}

function typedOptions({ options, answer }: OptionsAndAnswer): TypedOption[] {
	const right = new Set(parseAnswer(answer))
	return options.map((text, index) => ({ isRight: right.has(index), text }))
}
