/** An exercise whose answer is typed: 老师 in hanzi, lǎoshī or lao3shi1 in pinyin. */
import { type AcceptedAnswer, verdictOnTyped } from '#app/domain/typing/typed-answer.ts'

export type Typed = { way: 'typed'; accepted: readonly AcceptedAnswer[] }

export function isRightTyped({ accepted }: Typed, given: string): boolean {
	return verdictOnTyped(accepted, given).isRight
}
