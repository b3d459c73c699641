/** What the kinds with a list of options share: - 美国人 is wrong, * 中国人 is right. */
import { formatAnswer, parseAnswer } from '#app/domain/exercises/answer.ts'
import type { LocalizedText } from '#app/domain/exercises/localized-text.ts'
import type { Answered, TypedOption } from './kind.ts'

export function lettersOfRight(options: readonly TypedOption[]): string {
	return formatAnswer(options.flatMap(({ isRight }, index) => (isRight ? [index] : [])))
}

export function optionsOf(options: readonly TypedOption[]): LocalizedText[] {
	return options.map(({ text }) => text)
}

export function typedOptions({ options, answer }: Answered): TypedOption[] {
	const right = new Set(parseAnswer(answer))
	return options.map((text, index) => ({ isRight: right.has(index), text }))
}
