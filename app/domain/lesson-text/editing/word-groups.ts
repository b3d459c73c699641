/**
 * The words of a paragraph beside the pieces that its text alone would be cut into.
 *
 * Nearly always a word is a piece. But T恤, a word in the vocabulary, is cut into T | 恤 when its text
 * is read anew, and of OK and LA, side by side, the text says OKLA. Such words stay what they are as
 * long as all pieces of the stretch stay.
 */
import { findPieces, type Piece } from '#app/domain/lesson-text/segmented-text.ts'
import type { EditedWord } from './edited-text.ts'

/** The shortest stretches that begin and end with a word and with a piece. */
export type WordGroup = {
	readonly words: readonly EditedWord[]
	readonly pieces: readonly Piece[]
}

export function groupWords(zh: string, words: readonly EditedWord[]): WordGroup[] {
	const pieces = findPieces(zh)
	const groups: WordGroup[] = []
	let word = 0
	let piece = 0
	while (word < words.length) {
		const first = { word, piece }
		let end = words[word]?.to ?? 0
		word += 1
		for (let grows = true; grows; ) {
			const before = word + piece
			while ((pieces[piece]?.from ?? Number.POSITIVE_INFINITY) < end) {
				end = Math.max(end, pieces[piece]?.to ?? 0)
				piece += 1
			}
			while (goesOn(words[word], end)) {
				end = Math.max(end, words[word]?.to ?? 0)
				word += 1
			}
			grows = word + piece > before
		}
		groups.push({
			words: words.slice(first.word, word),
			pieces: pieces.slice(first.piece, piece),
		})
	}
	return groups
}

/** A word that shows nothing, a line break that was stored, goes with what is before it. */
function goesOn(word: EditedWord | undefined, end: number): boolean {
	return word !== undefined && (word.from < end || word.from === word.to)
}
