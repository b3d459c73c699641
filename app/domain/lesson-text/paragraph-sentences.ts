/**
 * The sentences of a paragraph, each with its words and with English of its own.
 *
 * “不！我们学习汉语！” with “No! We study Chinese!” has 不！ with No!, and 我们 | 学习 | 汉语 | ！ with We study
 * Chinese! The speaker of a dialogue is no part of them.
 */
import { sentencesOf } from '#app/domain/speech/sentences.ts'
import type { Token } from './content.ts'
import { saidInEnglish, speechOf } from './dialogue.ts'
import { wholeQuotes, withWholeQuotes } from './whole-quotes.ts'

export type Paragraph = { tokens: readonly Token[]; english: string; isDialogue: boolean }

/** `text` is its token's, or the part of it that belongs to the sentence: ！ of ！”. */
type WordInSentence = { token: Token; text: string }

type SentenceOfParagraph = {
	/** As the paragraph has it, with marks that are closed in another sentence. */
	written: string
	words: WordInSentence[]
	/** Empty where the paragraph's English cannot be divided as its Chinese is. */
	english: string
}

export function sentencesOfParagraph(paragraph: Paragraph): SentenceOfParagraph[] {
	const { tokens, isDialogue } = paragraph
	const speech = isDialogue ? speechOf(tokens) : undefined
	const said = speech?.said ?? tokens
	const english = speech ? saidInEnglish(paragraph.english) : paragraph.english
	const placed: { token: Token; at: number }[] = []
	let text = ''
	for (const token of said) {
		placed.push({ token, at: text.length })
		text += token.word
	}
	const sentences = sentencesOf(text)
	return sentences.map((sentence, index) => {
		const { offset, length } = sentence
		const written = text.slice(offset, offset + length)
		const whole = wholeQuotes(written)
		const start = offset + whole.start
		const end = offset + whole.end
		const words = placed
			.filter(({ token, at }) => at + token.word.length > start && at < end)
			.map(({ token, at }) => ({
				token,
				text: token.word.slice(Math.max(0, start - at), end - at),
			}))
		if (whole.closing) words.push({ token: { word: whole.closing }, text: whole.closing })
		return {
			written,
			words,
			english: englishOf(english, { index, of: sentences.length }),
		}
	})
}

const englishSentences = new Intl.Segmenter('en', { granularity: 'sentence' })

/** The sentence at the same place, if there are as many. */
function englishOf(english: string, { index, of }: { index: number; of: number }): string {
	if (of === 1) return english
	const sentences = [...englishSentences.segment(english)]
	const found = sentences.length === of ? sentences[index] : undefined
	if (!found) return ''
	return withWholeQuotes(found.segment.trimEnd())
}
