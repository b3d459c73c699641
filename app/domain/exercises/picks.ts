/** Choosing options: 李明是哪国人？ with A 美国人, B 中国人, C 日本人, and B is right. */
import { formatAnswer, parseAnswer } from './answer.ts'
import { isRightAnswer } from './grade.ts'
import type { LocalizedText } from './localized-text.ts'

export type Picks = {
	way: 'picks'
	options: readonly LocalizedText[]
	/** Letters of the right options, such as AC. */
	answer: string
	/** Whether several options may be chosen. */
	takesSeveral: boolean
	/** Whether a statement is to be judged: its options are 对 and 错, and what it says is what is to be understood. */
	isJudged?: true
}

/** Undefined if no right answer is possible. */
export function picksOf(picks: Omit<Picks, 'way'>): Picks | undefined {
	const { options, answer, takesSeveral } = picks
	const right = parseAnswer(answer)
	const isAnswerable = takesSeveral ? right.length > 0 : right.length === 1
	if (!isAnswerable || right.some((index) => index >= options.length)) return undefined
	return { ...picks, way: 'picks', answer: formatAnswer(right) }
}

/** The letters, sorted, if they are a possible answer. */
export function givenPicks({ options, takesSeveral }: Picks, letters: string): string | undefined {
	const chosen = parseAnswer(letters)
	const isPossible =
		chosen.length > 0 &&
		chosen.every((index) => index < options.length) &&
		(takesSeveral || chosen.length === 1)
	return isPossible ? formatAnswer(chosen) : undefined
}

export function isRightPicks({ answer }: Picks, given: string): boolean {
	return isRightAnswer(answer, given)
}
