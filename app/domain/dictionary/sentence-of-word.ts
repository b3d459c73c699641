/**
 * The sentence of a paragraph in which a word stands, cut in three, each part with its readings.
 *
 * For 银行 in 下雨了。我去银行取钱。 it is 我去 | 银行 | 取钱。 The word is a token of its own: 行 does not
 * stand in 银行.
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

type Paragraph = { tokens: readonly Token[]; isDialogue: boolean }

/** Undefined if the word does not stand there. */
export function sentenceOfWord(
	word: string,
	{ tokens, isDialogue }: Paragraph,
): PieceOfSentence[] | undefined {
	const said = (isDialogue ? speechOf(tokens)?.said : undefined) ?? tokens
	const placed: { token: Token; at: number }[] = []
	let text = ''
	for (const token of said) {
		placed.push({ token, at: text.length })
		text += token.word
	}
	const found = placed.find(({ token }) => token.word === word)
	if (!found) return undefined
	const sentence = sentencesOf(text).find(({ offset, length }) => offset + length > found.at)
	if (!sentence) return undefined
	const { start, end } = withoutLoneQuotes(text, sentence)
	return placed
		.filter(({ token, at }) => at + token.word.length > start && at < end)
		.map(({ token, at }) => ({
			text: token.word.slice(Math.max(0, start - at), end - at),
			...(token.pinyin && { pinyin: token.pinyin }),
			...(token === found.token && { isWord: true as const }),
		}))
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
