/** A word in a list of the dictionary, and its address. */
import type { Standing } from '#app/domain/known-words/standing.ts'
import type { WordEntry } from '#app/domain/vocabulary/word-entry.ts'

/** With its standing for the person who looks. */
export type ListedWord = WordEntry & { standing: Standing }

export function wordPath(word: string): string {
	return `/dictionary/${encodeURIComponent(word)}`
}
