/**
 * The sentences of a paragraph, each with its words and with English of its own.
 *
 * “不！我们学习汉语！” with “No! We study Chinese!” has 不！ with No!, and 我们 | 学习 | 汉语 | ！ with We study
 * Chinese! The speaker of a dialogue is no part of them.
 */
import { type Sentence, sentencesOf } from '#app/domain/speech/sentences.ts'
import type { Token } from './content.ts'
import { saidInEnglish, speechOf } from './dialogue.ts'

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
		const { start, end } = withoutLoneQuotes(text, sentence)
		return {
			written: text.slice(sentence.offset, sentence.offset + sentence.length),
			words: placed
				.filter(({ token, at }) => at + token.word.length > start && at < end)
				.map(({ token, at }) => ({
					token,
					text: token.word.slice(Math.max(0, start - at), end - at),
				})),
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
