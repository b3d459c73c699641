/**
 * The words of the HSK lists, and how a person stands with them.
 *
 * A person at HSK 3 marked 癌症 (HSK 6) as known and studies 银行 (HSK 3). Of HSK 6 they know one word,
 * of HSK 3 they learn one. The rest of HSK 3 is being learned and 爱 (HSK 1) is known, but only by
 * their level: such words are counted apart.
 */
import { type HskLevel, type HskRank, levelOfRank, rankOf } from '#app/domain/hsk/level.ts'
import { type OwnWord, standingOf } from './standing.ts'

/** Words of one level for which the same is stored; nothing if `own` is undefined. */
export type LevelGroup = { rank: number; own: OwnWord | undefined; words: number }

export type LevelWords = {
	level: HskLevel
	/** In the list. */
	words: number
	known: number
	learning: number
	/** Known below the person's level, being learned at it. */
	byLevel: number
	/** At the person's level. */
	isOwn: boolean
}

/** The levels of a list, the lowest first. */
export function wordsByLevel(groups: readonly LevelGroup[], user: HskRank): LevelWords[] {
	const levels = new Map<HskLevel, LevelWords>()
	for (const { rank: place, own, words } of groups) {
		const level = levelOfRank(place)
		if (!level) continue
		const rank = rankOf(level)
		const sums = levels.get(level) ?? {
			level,
			words: 0,
			known: 0,
			learning: 0,
			byLevel: 0,
			isOwn: rank === user,
		}
		const standing = standingOf(own, { rank, user })
		sums.words += words
		if (standing === 'known' || standing === 'learning') sums[own ? standing : 'byLevel'] += words
		levels.set(level, sums)
	}
	return [...levels.values()].sort((a, b) => rankOf(a.level) - rankOf(b.level))
}
