/**
 * A sentence of a text as it is spoken by itself: of 你好！我还书。 the second one is 我还书。 with the readings
 * of its words, 还 as huán. A long one comes in pieces, cut where a voice may breathe.
 */
import type { LessonContent } from '#app/domain/lesson-text/content.ts'
import { shortUtterances } from './device-voice/short-utterances.ts'
import { longestPiece } from './longest-line.ts'
import type { SpokenLine } from './pronunciation.ts'
import { type Sentence, sentencesOf } from './sentences.ts'
import { scriptOf } from './speech-script.ts'

const isSpeakable = /[\p{L}\p{N}]/u

/** `index` counts the sentences of the text from 0. Undefined if it has fewer. */
export function spokenSentence(content: LessonContent, index: number): SpokenLine[] | undefined {
	const script = scriptOf(content)
	const sentence = sentencesOf(script.text)[index]
	if (!sentence) return undefined
	return spokenPieces(script, sentence)
}

/** The pieces of a line, or of a sentence in it. */
export function spokenPieces(
	{ text, readings }: SpokenLine,
	{ offset: start, length }: Sentence = { offset: 0, length: text.length },
): SpokenLine[] {
	let to = start
	return shortUtterances(text.slice(start, start + length), longestPiece).flatMap((piece) => {
		const from = to
		to += piece.length
		if (!isSpeakable.test(piece)) return []
		const own = readings.filter(
			({ offset, length }) => offset >= from && offset + length <= from + piece.length,
		)
		return { text: piece, readings: own.map((one) => ({ ...one, offset: one.offset - from })) }
	})
}
