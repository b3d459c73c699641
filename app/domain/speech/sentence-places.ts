/**
 * Where the sentences of a spoken text stand among the pieces of its paragraphs on a page.
 *
 * 你好！我叫小美。 is on the page 你好, ！, 我, 叫, 小美, 。: words are whole, what stands between
 * them may be cut. A sentence that begins or ends within a word begins or ends before that word.
 */
import type { Sentence } from './sentences.ts'

export type Piece = {
	/** In UTF-16 units. */
	length: number
	/** A word: it is not cut in two. */
	isWhole: boolean
}

/** From and to count UTF-16 units of the paragraph's own text; equal ones are an empty place. */
export type SentencePlace = { paragraph: number; from: number; to: number }

/**
 * One place a sentence, in their order. The paragraphs are the lines of the spoken text. Undefined
 * if a sentence goes over a paragraph's end or overlaps the one before: the text is another one.
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

/** The nearest cut at or before a place within a paragraph. */
function cutBefore(pieces: readonly Piece[], at: number): number {
	let begins = 0
	for (const { length, isWhole } of pieces) {
		if (at < begins + length) return isWhole ? begins : at
		begins += length
	}
	return at
}
