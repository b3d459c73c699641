/**
 * Coverage: how many words of a text a person knows, is learning, and has still to meet.
 *
 * 李明很爱研究，我也爱研究。 has the name 李明 and eight other words. For a person at HSK 3 who learns 研究
 * (HSK 4) on a card and left 也 out, 很, 爱, 我 and 爱 are known, 研究 is being learned twice, and 也 counts
 * as nothing: four of six running words are known, and no word is new. At HSK 1 爱 and 我 are new, until the
 * person studies or marks them.
 */

import { percentOf } from '#app/domain/analyzer/coverage.ts'
import { counted } from '#app/domain/counted.ts'
import type { HskEdition } from '#app/domain/hsk/edition.ts'
import { type HskRank, hskLevels, rankOf } from '#app/domain/hsk/level.ts'
import { countedAs, type OwnWord, type Standing } from './standing.ts'
import type { UnlistedWords } from './unlisted-words.ts'

/** The words of a text, as they are counted for everybody. */
export type TextWords = {
	/** Running words that the vocabulary had when they were counted. */
	listed: number
	/** Rows of the vocabulary with their counts, one after the other: id, count, id, count. */
	words: ArrayLike<number>
	unlisted: UnlistedWords
}

/** A word's ranks in the editions. A name without one in the reader's is left out, as 小林; 中国 is a word to learn. */
export type RanksOfWord = Readonly<Partial<Record<HskEdition, HskRank>> & { isName?: boolean }>

export type Knowledge = {
	/** The person's own words by their ids. */
	own: ReadonlyMap<number, OwnWord>
	/** The person's level. */
	user: HskRank
	edition: HskEdition
}

/** Running words; names and ignored words are left out. */
export type Coverage = {
	words: number
	known: number
	learning: number
	/** The different words of the vocabulary that are new. What the language makes of them is not counted again. */
	newIds: ReadonlySet<number>
}

/** Counts several texts together: a word that is new in two of them is one new word. */
export function coverageOf(
	texts: readonly TextWords[],
	ranks: ReadonlyMap<number, RanksOfWord>,
	{ own, user, edition }: Knowledge,
): Coverage {
	const running: Record<Standing, number> = { known: 0, learning: 0, new: 0, ignored: 0 }
	const newIds = new Set<number>()
	let listed = 0
	for (const { words, unlisted, ...text } of texts) {
		listed += text.listed
		for (let at = 0; at < words.length; at += 2) {
			const id = words[at] ?? 0
			const count = words[at + 1] ?? 0
			const known = ranks.get(id)
			const rank = known?.[edition]
			const isLeftOut = known?.isName && rank === undefined
			const counted = isLeftOut ? 'ignored' : countedAs(own.get(id), { rank, user })
			running[counted] += count
			if (counted === 'new') newIds.add(id)
		}
		for (const [place, count] of unlisted.byEdition[edition].words.entries()) {
			running[countedAs(undefined, { rank: rankAt(place), user })] += count
			listed += count
		}
	}
	return {
		words: listed - running.ignored,
		known: running.known,
		learning: running.learning,
		newIds,
	}
}

/**
 * The share of a text's running words, without names, that a list has at a level or below; undefined without
 * words.
 */
export function shareUpTo(
	{ words, listed, unlisted }: TextWords,
	ranks: ReadonlyMap<number, RanksOfWord>,
	{ level, edition }: { level: HskRank; edition: HskEdition },
): number | undefined {
	const made = [...unlisted.byEdition[edition].words.entries()]
	let all = made.reduce((sum, [, count]) => sum + count, listed)
	let reached = 0
	const count = (rank: HskRank | undefined, times: number) => {
		if (rank !== undefined && rank <= level) reached += times
	}
	for (let at = 0; at < words.length; at += 2) {
		const known = ranks.get(words[at] ?? 0)
		const times = words[at + 1] ?? 0
		const rank = known?.[edition]
		if (known?.isName && rank === undefined) all -= times
		else count(rank, times)
	}
	for (const [place, times] of made) count(rankAt(place), times)
	return all > 0 ? reached / all : undefined
}

/** The eighth place is that of words without a rank. */
function rankAt(place: number): HskRank | undefined {
	const level = hskLevels[place]
	return level && rankOf(level)
}

/**
 * How well a text fits a person: the shares of its running words that they know and
 * learn, and the number of new words.
 */
export type Fit = { share: number; learning: number; newWords: number }

/** Undefined for a text without words. */
export function fitOf({ words, known, learning, newIds }: Coverage): Fit | undefined {
	return words > 0
		? { share: known / words, learning: learning / words, newWords: newIds.size }
		: undefined
}

export function percentKnown({ share }: Fit): number {
	return percentOf(share, 1)
}

/** A fit as it is shown: one sentence, and the per cent of the words that are known and being learned. */
export type ShownFit = { text: string; known: number; learning: number }

export function showFit(fit: Fit): ShownFit {
	return { text: textOfFit(fit), known: percentKnown(fit), learning: percentOf(fit.learning, 1) }
}

/** Of a text of which less is known than this, the new words are named and no percentage. */
const leastShareNamed = 1 / 3

/** "93% known · 14 new words", and "11 new words" of a text of which little is known. */
export function textOfFit(fit: Fit): string {
	const { share, learning, newWords } = fit
	const first = share < leastShareNamed ? undefined : `${percentKnown(fit)}% known`
	if (newWords > 0) return joined(first, counted(newWords, 'new word'))
	if (learning > 0) return joined(first ?? 'No new words', 'learning the rest')
	return joined(first, 'no new words')
}

function joined(first: string | undefined, rest: string): string {
	return first ? `${first} · ${rest}` : rest.charAt(0).toUpperCase() + rest.slice(1)
}
