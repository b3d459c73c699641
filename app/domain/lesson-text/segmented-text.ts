/**
 * Text with its words set apart, as the segment editor shows it:
 *
 *   你好，我␟叫␟李明。  ↔  你好 | ， | 我 | 叫 | 李明 | 。
 *
 * The separator stands only between two adjacent Chinese words; punctuation, digits and Latin
 * letters are tokens of their own without one. A separator anywhere else means nothing and goes.
 */
import type { Token } from './content.ts'

/** U+241F SYMBOL FOR UNIT SEPARATOR. */
export const wordSeparator = '\u241F'

/** Hanzi stand apart from the rest; runs of anything else stay together, but for punctuation. */
const pieces = /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}'’·._-])+|\s+|./gsu

/** Separators that do not stand between two hanzi, and all but one of several. */
const strays = /(?<!\p{Script=Han})\u241F+|\u241F+(?!\p{Script=Han}|\u241F)|\u241F+(?=\u241F)/gu

/** The tokens of a text; their words joined are the text without its separators. */
export function parseSegmentedText(text: string): Token[] {
	return findPieces(text).map(({ word }) => ({ word }))
}

/** A word and where it stands, in UTF-16 units; between the two there may be a stray separator. */
export type Piece = { readonly word: string; readonly from: number; readonly to: number }

/** The same words, each with its place in the text. */
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
		// By the characters that meet, not the words: 我穿T恤 | 很 must not grow together at 恤很.
		const meetsHanzi = endsInHanzi.test(before) && beginsWithHanzi.test(word)
		text += meetsHanzi ? wordSeparator + word : word
		before = word || before
	}
	return text
}

const endsInHanzi = /\p{Script=Han}$/u
const beginsWithHanzi = /^\p{Script=Han}/u
