/**
 * The decks of an imported HSK edition: one for each level, with the words that the list names for it.
 *
 * With the list of 2021 come "HSK 1 (3.0)", 500 words, to "HSK 7+ (3.0)". Words that only have a level
 * by their parts are in none.
 */
import { editionNames, type HskEdition } from '#app/domain/hsk/edition.ts'
import { hskLevels, rankOf, spellHskLevel } from '#app/domain/hsk/level.ts'
import type { WordLevel } from '#app/domain/vocabulary/word.ts'
import { inTeachingOrder } from './teaching-order.ts'

export type DeckOfWords = {
	id: string
	slug: string
	name: string
	description: string
	edition: HskEdition | null
	orderNo: number
	/** The ids in the vocabulary, in the order in which they are taught. */
	wordIds: readonly number[]
}

type LevelledWord = {
	readonly id: number
	readonly word: string
	readonly levels: readonly WordLevel[]
}

type Plan = {
	edition: HskEdition
	/** The most frequent first. */
	words: readonly LevelledWord[]
	/** Words of the courses, in reading order. */
	met: readonly string[]
}

/** Levels without words get no deck. */
export function planLevelDecks({ edition, words, met }: Plan): DeckOfWords[] {
	return hskLevels.flatMap((level) => {
		const own = words.filter(({ levels }) =>
			levels.some((row) => row.level === level && row.edition === edition && !row.isDerived),
		)
		if (own.length === 0) return []
		const rank = rankOf(level)
		const id = `hsk-${edition}-level-${rank}`
		const name = spellHskLevel(level)
		const count = own.length.toLocaleString('en')
		return {
			id,
			slug: id.replaceAll('.', '-'),
			name: `${name} (${edition})`,
			description: `The ${count} words of ${name} in ${editionNames[edition]}. Those that our courses use and the most frequent ones come first.`,
			edition,
			orderNo: rank,
			wordIds: inTeachingOrder(own, met).map((word) => word.id),
		}
	})
}
