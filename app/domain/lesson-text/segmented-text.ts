/**
 * Segmented text: words separated by ␟, as the segment editor shows them.
 *
 *   你好，我␟叫␟李明。  ↔  你好 | ， | 我 | 叫 | 李明 | 。
 *
 * The separator is written only between two adjacent Chinese words. Punctuation, digits and Latin
 * letters are tokens without one. A separator anywhere else is ignored.
 */
import type { Token } from './content.ts'

/** U+241F SYMBOL FOR UNIT SEPARATOR. */
export const wordSeparator = '\u241F'

/** A run of hanzi, a run of letters and digits, a run of spaces, or one punctuation mark. */
const pieces = /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}'’·._-])+|\s+|./gsu

/** Separators that are not between two hanzi, and repeated ones. */
const strays = /(?<!\p{Script=Han})\u241F+|\u241F+(?!\p{Script=Han}|\u241F)|\u241F+(?=\u241F)/gu

/** The tokens of a text. Joined, their words are the text without separators. */
export function parseSegmentedText(text: string): Token[] {
	return findPieces(text).map(({ word }) => ({ word }))
}

/** A word and its place in the text, in UTF-16 units; ignored separators may lie inside it. */
export type Piece = { readonly word: string; readonly from: number; readonly to: number }

/** The words of `parseSegmentedText` with their places. */
export function findPieces(text: string): Piece[] {
	const kept = text.replace(strays, '')
	const found: Piece[] = []
	for (const { 0: word, index } of kept.matchAll(pieces)) {
		if (word !== wordSeparator) found.push({ word, from: index, to: index + word.length })
	}
	return kept.length === text.length ? found : placedAmongStrays(found, text)
}

function placedAmongStrays(found: readonly Piece[], text: string): Piece[] {
	const placeOf: number[] = []
	let at = 0
	for (const { 0: stray, index } of text.matchAll(strays)) {
		while (at < index) placeOf.push(at++)
		at = index + stray.length
	}
	while (at < text.length) placeOf.push(at++)
	return found.map(({ word, from, to }) => ({
		word,
		from: placeOf[from] ?? 0,
		to: (placeOf[to - 1] ?? 0) + 1,
	}))
}

export function formatSegmentedText(tokens: readonly Token[]): string {
	let text = ''
	let before = ''
	for (const { word } of tokens) {
		// Compare the adjacent characters, not whole words: T恤 | 很 needs a separator at 恤|很.
		const meetsHanzi = endsInHanzi.test(before) && beginsWithHanzi.test(word)
		text += meetsHanzi ? wordSeparator + word : word
		before = word || before
	}
	return text
}

const endsInHanzi = /\p{Script=Han}$/u
const beginsWithHanzi = /^\p{Script=Han}/u
