/**
 * The sentence of a paragraph in which a word stands, cut in three, each part with its readings.
 *
 * For 银行 in 下雨了。我去银行取钱。 it is 我去 | 银行 | 取钱。 The word is a token of its own: 行 does not
 * stand in 银行. Its English is the second sentence of “It rains. I go to the bank for some money.”
 */
import type { Token } from '#app/domain/lesson-text/content.ts'
import { speechOf } from '#app/domain/lesson-text/dialogue.ts'
import { type Sentence, sentencesOf } from '#app/domain/speech/sentences.ts'

export type PieceOfSentence = {
	text: string
	pinyin?: string
	/** Added for somebody who reads it. */
	traditional?: string
	/** Whether it is the word. */
	isWord?: true
}

type Paragraph = { tokens: readonly Token[]; english: string; isDialogue: boolean }

type SentenceOfWord = {
	pieces: PieceOfSentence[]
	/** Empty where the paragraph's English cannot be divided as its Chinese is. */
	english: string
}

/** Undefined if the word does not stand there. */
export function sentenceOfWord(
	word: string,
	{ tokens, english, isDialogue }: Paragraph,
): SentenceOfWord | undefined {
	const said = (isDialogue ? speechOf(tokens)?.said : undefined) ?? tokens
	const placed: { token: Token; at: number }[] = []
	let text = ''
	for (const token of said) {
		placed.push({ token, at: text.length })
		text += token.word
	}
	const found = placed.find(({ token }) => token.word === word)
	if (!found) return undefined
	const sentences = sentencesOf(text)
	const index = sentences.findIndex(({ offset, length }) => offset + length > found.at)
	const sentence = sentences[index]
	if (!sentence) return undefined
	const { start, end } = withoutLoneQuotes(text, sentence)
	const pieces = placed
		.filter(({ token, at }) => at + token.word.length > start && at < end)
		.map(({ token, at }) => ({
			text: token.word.slice(Math.max(0, start - at), end - at),
			...(token.pinyin && { pinyin: token.pinyin }),
			...(token === found.token && { isWord: true as const }),
		}))
	return { pieces, english: englishOf(english, { index, of: sentences.length }) }
}

const englishSentences = new Intl.Segmenter('en', { granularity: 'sentence' })

/** The sentence at the same place, if there are as many. */
function englishOf(english: string, { index, of }: { index: number; of: number }): string {
	if (of === 1) return english
	const sentences = [...englishSentences.segment(english)]
	const found = sentences.length === of ? sentences[index] : undefined
	if (!found) return ''
	const { segment, index: offset } = found
	const { start, end } = withoutLoneQuotes(english, { offset, length: segment.trimEnd().length })
	return english.slice(start, end)
}

const quotes = ['“”', '‘’', '「」', '『』']

/** The first sentence of “你好！我叫马克。” leaves out its opening mark, the second its closing one. */
function withoutLoneQuotes(text: string, { offset, length }: Sentence) {
	let start = offset
	let end = offset + length
	for (const [opening = '', closing = ''] of quotes) {
		const sentence = text.slice(start, end)
		const more = sentence.split(opening).length - sentence.split(closing).length
		if (more > 0 && sentence.startsWith(opening)) start += 1
		if (more < 0 && sentence.endsWith(closing)) end -= 1
	}
	return { start, end }
}
