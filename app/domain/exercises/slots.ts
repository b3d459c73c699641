/**
 * Filling slots from a bank of words:
 *
 *   text   我 ＿ 安娜，＿ 法国人。    a word in each gap, from 有, 叫, 是, 姓
 *   row    ＿ ＿ ＿ ＿             words in order, from 去, 安娜, 今天, 北京
 *   pairs  书 ＿   猫 ＿           the other side of each pair, from 只, 本, 张
 *
 * Words of the same text are interchangeable.
 */
import { formatSequence, letterOf, parseSequence } from './answer.ts'

export type SlotLayout = 'text' | 'row' | 'pairs'

export type BankWord = { letter: string; text: string }

export type Slots = {
	way: 'slots'
	layout: SlotLayout
	/** The text before each slot: a piece of the sentence, or the left side of a pair. */
	before: readonly string[]
	/** The text after the last slot. */
	after: string
	/** In the order shown. */
	bank: readonly BankWord[]
	/** The right answers, each the letters in the order of the slots; the first is the one to show. */
	answers: readonly string[]
}

export type FilledSlot = {
	/** The word in it. */
	text: string
	isRight: boolean
	/** The word that belongs there, by the right answer closest to the given one. */
	right: string
}

/** The letters, if they fill every slot with a word of its own. */
export function givenSlots({ before, bank }: Slots, letters: string): string | undefined {
	const filled = parseSequence(letters)
	const isPossible = filled?.length === before.length && filled.every((at) => at < bank.length)
	return isPossible ? formatSequence(filled) : undefined
}

export function isRightSlots(slots: Slots, given: string): boolean {
	return filledSlots(slots, given).every(({ isRight }) => isRight)
}

/** Each slot with its word, graded. `given` is complete. */
export function filledSlots(slots: Slots, given: string): FilledSlot[] {
	const filled = wordsOf(slots, given)
	const graded = slots.answers.map((answer) =>
		wordsOf(slots, answer).map((right, at) => {
			const text = filled[at] ?? ''
			return { text, right, isRight: isSameWord(text, right) }
		}),
	)
	return graded.reduce(
		(best, one) => (countRight(one) > countRight(best) ? one : best),
		graded[0] ?? [],
	)
}

/** The words of an answer in the order of the slots. */
export function wordsOf({ bank }: Slots, answer: string): string[] {
	const texts = new Map(bank.map(({ letter, text }) => [letter, text]))
	return [...answer].map((letter) => texts.get(letter) ?? '')
}

/** The words in a row as a sentence: 安娜今天去北京. Words of another script are set apart. */
export function sentenceOf(words: readonly string[]): string {
	return words.reduce((line, word) => {
		const isApart = /[\p{Script=Latin}\p{N}]$/u.test(line) && /^[\p{Script=Latin}\p{N}]/u.test(word)
		return line + (isApart ? ' ' : '') + word
	}, '')
}

export function bankOf(texts: readonly string[]): BankWord[] {
	return texts.map((text, index) => ({ letter: letterOf(index), text }))
}

function isSameWord(a: string, b: string): boolean {
	return a.normalize('NFKC') === b.normalize('NFKC')
}

function countRight(slots: readonly FilledSlot[]): number {
	return slots.filter(({ isRight }) => isRight).length
}
