/**
 * The words of a paragraph with their places, in the characters that the reader sees.
 *
 * In 頭髮很長 stand 頭髮 at 0, 很 at 2 and 長 at 3. Their tokens have the simplified word, and the traditional
 * one as `written`. Places are in UTF-16 units.
 */
import type { Token } from '#app/domain/lesson-text/content.ts'

export type PlacedWord = { token: Token; at: number; to: number }

export function placedWords(tokens: readonly Token[]): PlacedWord[] {
	let to = 0
	return tokens.map((token) => {
		const at = to
		to += shownIn(token).length
		return { token, at, to }
	})
}

export function shownIn({ word, written }: Token): string {
	return written ?? word
}

export function writtenText(tokens: readonly Token[]): string {
	return tokens.map(shownIn).join('')
}
