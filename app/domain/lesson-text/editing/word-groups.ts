/**
 * Aligns a paragraph's words with the pieces its text alone is cut into.
 *
 * Nearly always a word is a piece. But T恤, a word in the vocabulary, is cut into T | 恤, and the
 * adjacent words OK and LA read as OKLA. Such words are kept as long as all pieces of their group are
 * unchanged.
 */
import { findPieces, type Piece } from '#app/domain/lesson-text/segmented-text.ts'
import type { EditedWord } from './edited-text.ts'

/** A shortest range at whose ends a word and a piece both end. */
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
			while (belongsToGroup(words[word], end)) {
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

/** An invisible word (a stored line break) joins the group before it. */
function belongsToGroup(word: EditedWord | undefined, end: number): boolean {
	return word !== undefined && (word.from < end || word.from === word.to)
}
