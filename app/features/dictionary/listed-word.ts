import type { Standing } from '#app/domain/known-words/standing.ts'
import type { WordEntry } from '#app/domain/vocabulary/word-entry.ts'

/** A word in a list of the dictionary, with its standing for the person who looks. */
export type ListedWord = WordEntry & { standing: Standing }
