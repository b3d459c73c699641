/** Turns a row of the vocabulary into a word of a list, with its standing for the person who looks. */
import type { HskEdition } from '#app/domain/hsk/edition.ts'
import { type HskLevel, rankOf } from '#app/domain/hsk/level.ts'
import { type OwnWord, standingOf } from '#app/domain/known-words/standing.ts'
import { hskLevelOf } from '#app/domain/vocabulary/level-row.ts'
import { toWordEntry, type WordRow } from '#app/domain/vocabulary/word-entry.ts'
import type { ListedWord } from './listed-word.ts'

export type Person = {
	id: string
	level: number
	langLevel: HskLevel
	hskEdition: HskEdition
	showsCoarse: boolean
}

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
