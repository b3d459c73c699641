/**
 * Coverage: how many words of a text a person knows, by their standing.
 *
 * 李明很爱研究，我也爱研究。 has the name 李明 and eight other words. For a person at HSK 3 who learns 研究
 * (HSK 4) on a card and left 也 out, 很, 爱, 我 and 爱 are known, 研究 is being learned twice, and 也 counts
 * as nothing: four of six running words are known, and no word is new.
 */

import { percentOf } from '#app/domain/analyzer/coverage.ts'
import { counted } from '#app/domain/counted.ts'
import type { HskEdition } from '#app/domain/hsk/edition.ts'
import { type HskRank, hskLevels, rankOf } from '#app/domain/hsk/level.ts'
import { type OwnWord, type Standing, standingOf } from './standing.ts'
import type { UnlistedWords } from './unlisted-words.ts'

/** The words of a text, as they are counted for everybody. */
export type TextWords = {
	/** Running words that the vocabulary had when they were counted. */
	listed: number
	/** Rows of the vocabulary with their counts, one after the other: id, count, id, count. */
	words: ArrayLike<number>
	unlisted: UnlistedWords
}

/** A word's ranks in the editions. */
export type RanksOfWord = Readonly<Partial<Record<HskEdition, HskRank>>>

export type Knowledge = {
	/** The person's own words by their ids. */
	own: ReadonlyMap<number, OwnWord>
	/** The person's level. */
	user: HskRank
	edition: HskEdition
}

/** Running words; names and ignored words are left out. */
type Coverage = {
	words: number
	known: number
	learning: number
	/** Different words that are new. */
	newWords: number
}

/** Counts several texts together: a word that is new in two of them is one new word. */
export function coverageOf(
	texts: readonly TextWords[],
	ranks: ReadonlyMap<number, RanksOfWord>,
	{ own, user, edition }: Knowledge,
): Coverage {
	const running: Record<Standing, number> = { known: 0, learning: 0, new: 0, ignored: 0 }
	const newIds = new Set<number>()
	let newUnlisted = 0
	let listed = 0
	for (const { words, unlisted, ...text } of texts) {
		listed += text.listed
		for (let at = 0; at < words.length; at += 2) {
			const id = words[at] ?? 0
			const standing = standingOf(own.get(id), { rank: ranks.get(id)?.[edition], user })
			running[standing] += words[at + 1] ?? 0
			if (standing === 'new') newIds.add(id)
		}
		const made = unlisted.byEdition[edition]
		for (const [place, count] of made.words.entries()) {
			const standing = standingOf(undefined, { rank: rankAt(place), user })
			running[standing] += count
			listed += count
			if (standing === 'new') newUnlisted += made.distinct[place] ?? 0
		}
	}
	return {
		words: listed - running.ignored,
		known: running.known,
		learning: running.learning,
		newWords: newIds.size + newUnlisted,
	}
}

/** The eighth place is that of words without a rank. */
function rankAt(place: number): HskRank | undefined {
	const level = hskLevels[place]
	return level && rankOf(level)
}

/** How well a text fits a person: the share of its words that they know, and the new ones. */
export type Fit = { share: number; newWords: number }

/** Undefined for a text without words. */
export function fitOf({ words, known, newWords }: Coverage): Fit | undefined {
	return words > 0 ? { share: known / words, newWords } : undefined
}

export function percentKnown({ share }: Fit): number {
	return percentOf(share, 1)
}

/**
 * "93% known · 14 new words". Words that are neither known nor new are being learned: for a newcomer, all
 * that are at their level.
 */
export function textOfFit(fit: Fit): string {
	if (fit.newWords === 0 && fit.share === 0) return 'All words at your level'
	if (fit.newWords === 0 && fit.share < 1) return `${percentKnown(fit)}% known · learning the rest`
	const fresh = fit.newWords === 0 ? 'no new words' : counted(fit.newWords, 'new word')
	return `${percentKnown(fit)}% known · ${fresh}`
}
