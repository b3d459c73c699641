/**
 * A word's standing for a person: whether they know it, by what is known about them.
 *
 * For a person at HSK 3 who said that they know 癌症 (HSK 6), studies 研究 (HSK 4) on a card, and left
 * the name 小美 out: 癌症 is known, 研究 learning, 小美 ignored. 爱 (HSK 1) lies below their level and
 * counts as known, 爱好 (HSK 3) at it is being learned, and 爬山, in no list, is new.
 *
 * The first of these that applies decides: what the person said, their card, their level. An answer lowers
 * no word by itself: 爱 stays known while its card is young, until the card is answered with Forgot.
 *
 * The figures of a text count what a person has met: in "14 new words" 爱好 is new as 爬山 is, until it is
 * marked, studied, or part of a lesson that was learned.
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
	/** A card of it was answered with Forgot. */
	isForgotten?: boolean | undefined
	/** It stands in a lesson that the person has learned. */
	isMet?: boolean | undefined
}

/** A card that would still be remembered after three weeks is known. */
export const knownStability = 21

/** `rank` is the word's in the person's edition, undefined if it is in no list; `user` the person's. */
export function standingOf(
	own: OwnWord | undefined,
	{ rank, user }: { rank: HskRank | undefined; user: HskRank },
): Standing {
	if (own?.said) return own.said
	const stability = own?.stability ?? null
	if (stability !== null && stability >= knownStability) return 'known'
	if (rank !== undefined && rank < user && !own?.isForgotten) return 'known'
	return stability !== null || rank === user ? 'learning' : 'new'
}

/**
 * As what a word counts in the figures of a text. It is new until the person marks it, studies it or learns a
 * lesson with it; their level alone makes them learn nothing.
 */
export function countedAs(
	own: OwnWord | undefined,
	ranks: { rank: HskRank | undefined; user: HskRank },
): Standing {
	const standing = standingOf(own, ranks)
	if (own?.said || standing === 'known') return standing
	return own?.isMet || (own && own.stability !== null) ? 'learning' : 'new'
}

/** What a word counts by: the person's mark, its cards, a lesson they learned, or their level. */
export type StandingSource = 'mark' | 'cards' | 'lesson' | 'level'

/**
 * What a word's standing comes from; undefined for a word that is new to the person. By their level they are
 * learning words too that the figures of a text count as new.
 */
export function sourceOfStanding(
	own: OwnWord | undefined,
	ranks: { rank: HskRank | undefined; user: HskRank },
): StandingSource | undefined {
	if (own?.said) return 'mark'
	const stability = own?.stability ?? null
	if (stability !== null && stability >= knownStability) return 'cards'
	if (standingOf(own, ranks) === 'known') return 'level'
	if (stability !== null) return 'cards'
	if (own?.isMet) return 'lesson'
	return ranks.rank === ranks.user ? 'level' : undefined
}

/** Takes "I know it" back once a later answer to the word's card was Forgot. Times are in ms since 1970. */
export function saidUnlessForgotten(
	{ said, at }: { said: Standing | null; at: number },
	forgottenAt: number | null,
): Standing | null {
	return said === 'known' && forgottenAt !== null && forgottenAt > at ? null : said
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
