/**
 * A word's standing for a person: whether they know it, by what is known about them.
 *
 * For a person at HSK 3 who said that they know 癌症 (HSK 6), studies 研究 (HSK 4) on a card, and left
 * the name 小美 out: 癌症 is known, 研究 learning, 小美 ignored. 爱 (HSK 1) lies below their level and
 * counts as known, 爱好 (HSK 3) at it is being learned, and 爬山, in no list, is new.
 *
 * The first of these that applies decides: what the person said, their card, their level.
 */
import type { Familiarity } from '#app/domain/hsk/familiarity.ts'
import type { HskRank } from '#app/domain/hsk/level.ts'

export const standings = ['known', 'learning', 'new', 'ignored'] as const

/** Ignored words, names and slips of the pen, count neither as known nor as unknown. */
export type Standing = (typeof standings)[number]

export function isStanding(value: unknown): value is Standing {
	return standings.some((standing) => standing === value)
}

/** All that is stored of one person and one word. */
export type OwnWord = {
	/** As the person said; null if they said nothing, or took it back. */
	said: Standing | null
	/** In days, by the word's best card that was ever answered; null if there is none. */
	stability: number | null
}

/** A card that would still be remembered after three weeks is known. */
export const knownStability = 21

/** `rank` is the word's in the person's edition, undefined if it is in no list; `user` the person's. */
export function standingOf(
	own: OwnWord | undefined,
	{ rank, user }: { rank: HskRank | undefined; user: HskRank },
): Standing {
	if (own?.said) return own.said
	if (own && own.stability !== null) {
		return own.stability >= knownStability ? 'known' : 'learning'
	}
	if (rank === undefined || rank > user) return 'new'
	return rank < user ? 'known' : 'learning'
}

/** The colour group of a word; ignored words have none. */
export function groupOf(standing: Standing, rank: HskRank | undefined): Familiarity | undefined {
	switch (standing) {
		case 'known':
			return 'mastered'
		case 'learning':
			return 'learning'
		case 'new':
			return rank === undefined ? 'non-hsk' : 'advanced'
		case 'ignored':
			return undefined
	}
}
