/**
 * The sentence on the answer side of a card: 可惜, saved in “不可惜吗？”, has it with the reading and the English
 * that its lesson gives it.
 *
 * A speaker is no part of what is said: 妈妈：喂，你好！ becomes 喂，你好！ If the word stood nowhere else, its
 * example takes the place of the sentence.
 */
import type { Block, Token } from '#app/domain/lesson-text/content.ts'
import { speechOf } from '#app/domain/lesson-text/dialogue.ts'
import { sentencesOfParagraph } from '#app/domain/lesson-text/paragraph-sentences.ts'
import { withWholeQuotes } from '#app/domain/lesson-text/whole-quotes.ts'
import { sentencePinyin } from '#app/domain/pinyin/sentence.ts'
import type { Example } from '#app/domain/vocabulary/example.ts'

type Saved = {
	word: string
	traditional: string | null
	/** As it was saved; null for a word without one. */
	sentence: string | null
	/** Paragraphs of its text that may have the sentence; none if nobody may read them any more. */
	paragraphs: readonly Block[]
	/** Whether its lesson shows speakers. */
	isDialogue: boolean
	/** The dictionary's. */
	example: Example | null
}

export type CardSentence = {
	/** The saved sentence; null where the card has only an example. */
	sentence: string | null
	/**
	 * The sentence with its reading and its English, or else the dictionary's example. In a saved sentence, `at`
	 * is -1 if the word does not stand there, and `en` is empty if the text has no English for it alone.
	 */
	example: Example | null
}

export function sentenceOfCard(saved: Saved): CardSentence {
	const { word, traditional, sentence, paragraphs, isDialogue, example } = saved
	if (!sentence) return { sentence: null, example }
	const said = withoutSpeaker(sentence, isDialogue)
	const hasWord = said.includes(word) || (traditional !== null && said.includes(traditional))
	if (said !== sentence && !hasWord && example) return { sentence: null, example }
	for (const { zh: tokens, en: english } of paragraphs) {
		const found = sentencesOfParagraph({ tokens, english, isDialogue }).find(
			({ written }) => written === said,
		)
		if (!found) continue
		const own = withReading(word, found)
		return { sentence: own.zh, example: own }
	}
	const whole = withWholeQuotes(said)
	return { sentence: whole, example: whole === example?.zh ? example : null }
}

/** A saved sentence without its speaker, if its text is a dialogue, and without half a pair of quotation marks. */
export function saidSentence(sentence: string, isDialogue: boolean): string {
	return withWholeQuotes(withoutSpeaker(sentence, isDialogue))
}

function withoutSpeaker(sentence: string, isDialogue: boolean): string {
	if (!isDialogue) return sentence
	const signs = [...sentence].map((word) => ({ word }))
	const said = speechOf(signs)?.said.map(({ word }) => word)
	return said?.join('').trim() || sentence
}

type Found = { words: readonly { token: Token; text: string }[]; english: string }

/** A word that is only a part of another, 行 in 银行, is found by its characters. */
function withReading(word: string, { words, english }: Found): Example {
	const texts = words.map(({ text }) => text)
	const zh = texts.join('')
	const index = words.findIndex(({ token }) => token.word === word)
	const at = index < 0 ? zh.indexOf(word) : texts.slice(0, index).join('').length
	const readings = words.map(({ token }) => token.pinyin || undefined)
	return { zh, at, pinyin: sentencePinyin(texts, readings), en: english }
}
