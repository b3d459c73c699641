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
	const found = text.replace(strays, '').match(pieces) ?? []
	return found.filter((piece) => piece !== wordSeparator).map((word) => ({ word }))
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
