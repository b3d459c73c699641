/**
 * The sentence of a paragraph in which a word stands, cut in three, each part with its readings.
 *
 * For 银行 in 下雨了。我去银行取钱。 it is 我去 | 银行 | 取钱。 The word is a token of its own: 行 does not
 * stand in 银行. Its English is the second sentence of “It rains. I go to the bank for some money.”
 */
import {
	type Paragraph,
	sentencesOfParagraph,
} from '#app/domain/lesson-text/paragraph-sentences.ts'

export type PieceOfSentence = {
	text: string
	pinyin?: string
	/** Added for somebody who reads it. */
	traditional?: string
	/** Whether it is the word. */
	isWord?: true
}

type SentenceOfWord = {
	pieces: PieceOfSentence[]
	/** Empty where the paragraph's English cannot be divided as its Chinese is. */
	english: string
}

/** Undefined if the word does not stand there. */
export function sentenceOfWord(word: string, paragraph: Paragraph): SentenceOfWord | undefined {
	for (const { words, english } of sentencesOfParagraph(paragraph)) {
		const found = words.findIndex(({ token }) => token.word === word)
		if (found < 0) continue
		const pieces = words.map(({ token, text }, index) => ({
			text,
			...(token.pinyin && { pinyin: token.pinyin }),
			...(index === found && { isWord: true as const }),
		}))
		return { pieces, english }
	}
	return undefined
}
