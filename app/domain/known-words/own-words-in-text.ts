/**
 * A person's own words in a text.
 *
 * The vocabulary of 我爱银行 is [我 wǒ, 爱 ài, 银行 yín háng]. A person who said that they know 银行, which
 * is HSK 3, has one own word here: { place: 2, rank: 3, said: 'known', stability: null }.
 */
import type { HskRank } from '#app/domain/hsk/level.ts'
import type { Block } from '#app/domain/lesson-text/content.ts'
import type { RankOfWord } from '#app/domain/lesson-text/ruby-html.ts'
import { keyOfReading } from '#app/domain/vocabulary/reading-key.ts'
import type { PlaceOfWord } from '#app/domain/vocabulary/word-places.ts'
import { type OwnWord, type Standing, standingOf } from './standing.ts'
import type { OwnWordInText } from './word-sheet.ts'

type Reading = { word: string; pinyin: string }

/** The words of a text by their place in its vocabulary, each with its rank. */
type RanksByPlace = ReadonlyMap<number, HskRank | undefined>

export function ranksByPlace(
	lines: readonly Pick<Block, 'zh'>[],
	{ rankOf, placeOf }: { rankOf: RankOfWord; placeOf: PlaceOfWord },
): RanksByPlace {
	const ranks = new Map<number, HskRank | undefined>()
	for (const { word, pinyin } of lines.flatMap(({ zh }) => zh)) {
		const place = placeOf(word, pinyin)
		if (place !== undefined && !ranks.has(place)) ranks.set(place, rankOf(word, pinyin))
	}
	return ranks
}

/** Leaves out words that the text lacks, and what was met of words that would not be new anyway. */
export function ownWordsIn(
	{ listed, ranks, user }: { listed: readonly Reading[]; ranks: RanksByPlace; user: HskRank },
	own: readonly (OwnWord & Reading)[],
): OwnWordInText[] {
	if (own.length === 0) return []
	const places = new Map(listed.map((entry, place) => [keyOfReading(entry), place]))
	return own.flatMap(({ word, pinyin, said, stability, isForgotten, isMet }) => {
		const place = places.get(keyOfReading({ word, pinyin }))
		if (place === undefined || !ranks.has(place)) return []
		const rank = ranks.get(place)
		const isTouched = said !== null || stability !== null
		if (!isTouched && standingOf(undefined, { rank, user }) === 'known') return []
		const since = { ...(isForgotten && { isForgotten }), ...(isMet && { isMet }) }
		return [{ place, rank, said, stability, ...since }]
	})
}

/** The own words with what was said since the page was made. */
export function withMarks(
	own: readonly OwnWordInText[],
	{
		listed,
		rankAt,
		marks,
	}: {
		listed: readonly Reading[]
		/** Undefined if the text lacks the word. */
		rankAt: (place: number) => { rank: HskRank | undefined } | undefined
		marks: ReadonlyMap<string, Standing | null>
	},
): readonly OwnWordInText[] {
	if (marks.size === 0) return own
	const words = new Map(own.map((word) => [word.place, word]))
	for (const [place, entry] of listed.entries()) {
		const said = marks.get(keyOfReading(entry))
		const found = said === undefined ? undefined : rankAt(place)
		if (said === undefined || !found) continue
		words.set(place, { stability: null, ...words.get(place), place, ...found, said })
	}
	return [...words.values()]
}
