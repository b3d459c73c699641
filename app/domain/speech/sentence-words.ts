/**
 * The words of each sentence of a text, to practise it alone: 你好！我叫小美。 is 你好, ！ and 我, 叫, 小美, 。
 *
 * Sentences come from the timings of an audio, or are found in the text. Offsets are those of the spoken
 * text (`SpeechScript.text`), whose lines are the paragraphs.
 */
import { placeSentences } from './sentence-places.ts'
import { type Sentence, sentencesOf } from './sentences.ts'

/** A word, or the signs between words. */
export type TextPart = {
	text: string
	/** As its reader sees it, where that is another script. */
	drawn?: string | undefined
	/** As the page writes it: xuéxí. */
	pinyin?: string | undefined
	/** A word stays whole. */
	isWord: boolean
	/** A blank that its reader has not filled in. */
	isHidden: boolean
}

export type SentenceWord = TextPart & { offset: number }

type SentenceOfText<Known extends Sentence = Sentence> = {
	sentence: Known
	text: string
	words: SentenceWord[]
}

export function spokenText(paragraphs: readonly (readonly TextPart[])[]): string {
	return paragraphs.map((parts) => parts.map(({ text }) => text).join('')).join('\n')
}

/** Empty if the sentences are not those of this text. */
export function wordsOfSentences<Known extends Sentence>(
	paragraphs: readonly (readonly TextPart[])[],
	sentences: readonly Known[],
): SentenceOfText<Known>[] {
	const pieces = paragraphs.map((parts) =>
		parts.map(({ text, isWord }) => ({ length: text.length, isWhole: isWord })),
	)
	const places = placeSentences(pieces, sentences) ?? []
	const starts = startsOf(paragraphs)
	return places.flatMap(({ paragraph, from, to }, index) => {
		const sentence = sentences[index]
		const words = partsBetween(paragraphs[paragraph] ?? [], from, to).map((part) => ({
			...part,
			offset: part.offset + (starts[paragraph] ?? 0),
		}))
		const text = words.map((word) => word.text).join('')
		return sentence && text !== '' ? [{ sentence, text, words }] : []
	})
}

export function sentencesInText(paragraphs: readonly (readonly TextPart[])[]): SentenceOfText[] {
	return wordsOfSentences(paragraphs, sentencesOf(spokenText(paragraphs)))
}

function startsOf(paragraphs: readonly (readonly TextPart[])[]): number[] {
	let at = 0
	return paragraphs.map((parts) => {
		const start = at
		at += parts.reduce((sum, { text }) => sum + text.length, 0) + 1
		return start
	})
}

function partsBetween(parts: readonly TextPart[], from: number, to: number): SentenceWord[] {
	let at = 0
	const found: SentenceWord[] = []
	for (const part of parts) {
		const [start, end] = [Math.max(at, from), Math.min(at + part.text.length, to)]
		if (start < end)
			found.push({ ...part, text: part.text.slice(start - at, end - at), offset: start })
		at += part.text.length
	}
	return found
}
