/**
 * Locates the sentences of a spoken text in the paragraphs of a page.
 *
 * 你好！我叫小美。 stands on the page as 你好, ！, 我, 叫, 小美, 。: words must stay whole, the text between
 * them may be cut. A sentence boundary inside a word moves to the start of that word.
 */
import type { Sentence } from './sentences.ts'

export type Piece = {
	/** In UTF-16 units. */
	length: number
	/** Words are not cut. */
	isWhole: boolean
}

/** `from` and `to` are UTF-16 offsets in the paragraph's text; an empty place has equal ones. */
export type SentencePlace = { paragraph: number; from: number; to: number }

/**
 * One place per sentence, in order. Paragraphs are the lines of the spoken text. Undefined if a
 * sentence crosses the end of a paragraph or overlaps the one before: then the texts differ.
 */
export function placeSentences(
	paragraphs: readonly (readonly Piece[])[],
	sentences: readonly Sentence[],
): SentencePlace[] | undefined {
	const places: SentencePlace[] = []
	let paragraph = 0
	let start = 0
	let last = 0
	for (const { offset, length } of sentences) {
		if (offset < last || length <= 0) return undefined
		last = offset + length
		let pieces = paragraphs[paragraph]
		while (pieces && offset > start + lengthOf(pieces)) {
			start += lengthOf(pieces) + 1
			paragraph += 1
			pieces = paragraphs[paragraph]
		}
		if (!pieces || last > start + lengthOf(pieces)) return undefined
		const [from, to] = [cutBefore(pieces, offset - start), cutBefore(pieces, last - start)]
		places.push({ paragraph, from, to })
	}
	return places
}

function lengthOf(pieces: readonly Piece[]): number {
	return pieces.reduce((sum, { length }) => sum + length, 0)
}

/** The nearest allowed cut at or before an offset. */
function cutBefore(pieces: readonly Piece[], at: number): number {
	let begins = 0
	for (const { length, isWhole } of pieces) {
		if (at < begins + length) return isWhole ? begins : at
		begins += length
	}
	return at
}
