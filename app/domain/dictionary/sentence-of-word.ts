/**
 * The sentence of a paragraph in which a word stands, cut in three, each part with its readings.
 *
 * For 银行 in 下雨了。我去银行取钱。 it is 我去 | 银行 | 取钱。 The word is a token of its own: 行 does not
 * stand in 银行.
 */
import type { Token } from '#app/domain/lesson-text/content.ts'
import { speechOf } from '#app/domain/lesson-text/dialogue.ts'
import { sentencesOf } from '#app/domain/speech/sentences.ts'

export type PieceOfSentence = {
	text: string
	pinyin?: string
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
	const end = sentence.offset + sentence.length
	return placed
		.filter(({ token, at }) => at + token.word.length > sentence.offset && at < end)
		.map(({ token, at }) => ({
			text: token.word.slice(Math.max(0, sentence.offset - at), end - at),
			...(token.pinyin && { pinyin: token.pinyin }),
			...(token === found.token && { isWord: true as const }),
		}))
}
