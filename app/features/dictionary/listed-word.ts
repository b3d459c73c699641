/** A word in a list of the dictionary, with its standing for the person who looks. */
import type { HskEdition } from '#app/domain/hsk/edition.ts'
import { type HskLevel, rankOf } from '#app/domain/hsk/level.ts'
import { type OwnWord, type Standing, standingOf } from '#app/domain/known-words/standing.ts'
import { hskLevelOf } from '#app/domain/vocabulary/word.ts'
import { toWordEntry, type WordEntry, type WordRow } from '#app/domain/vocabulary/word-entry.ts'

export type ListedWord = WordEntry & { standing: Standing }

export type Person = { id: string; level: number; langLevel: HskLevel; hskEdition: HskEdition }

type OwnRow = OwnWord & { vocabId: number }

export function toListedWord(
	row: WordRow & { id: number },
	own: readonly OwnRow[],
	person: Person,
): ListedWord {
	const level = hskLevelOf(row.levels, person.hskEdition)
	const standing = standingOf(
		own.find(({ vocabId }) => vocabId === row.id),
		{ rank: level && rankOf(level), user: rankOf(person.langLevel) },
	)
	return { ...toWordEntry(row, person.hskEdition), standing }
}

export function wordPath(word: string): string {
	return `/dictionary/${encodeURIComponent(word)}`
}
