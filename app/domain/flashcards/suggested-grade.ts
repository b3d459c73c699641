/**
 * The verdict on an answer to a card, and the grade that it suggests. The person has the last word: a
 * slip of the finger is no lapse of the memory, and a lucky guess no success.
 *
 *   学习  xuéxí        right: Good
 *   学习  xuéxì        right letters, wrong tone: Hard
 *   爸爸  父亲          another word with this meaning: Hard
 *   学习  xiéxí, blank  wrong: Forgot
 */
import {
	type AcceptedAnswer,
	isSameHanzi,
	type TypedVerdict,
	verdictOnTyped,
} from '#app/domain/typing/typed-answer.ts'
import type { Grade } from './review.ts'

type Asked = {
	word: string
	accepted: readonly AcceptedAnswer[]
	/** Other words that share a meaning with this one. */
	alike: readonly string[]
}

export function verdictOnCard({ word, accepted, alike }: Asked, given: string): TypedVerdict {
	const verdict = verdictOnTyped(accepted, given)
	const other = verdict.isRight ? undefined : alike.find((one) => isSameHanzi(one, given))
	if (other === undefined) return verdict
	return { isRight: false, hint: `${other} means this too. The word here is ${word}.` }
}

export function suggestedGrade({ isRight, hint }: TypedVerdict): Grade {
	if (isRight) return 'good'
	return hint === undefined ? 'forgot' : 'hard'
}
