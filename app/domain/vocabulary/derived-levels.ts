/**
 * Levels for words that an edition does not list. Its syllabus counts as known what is put together
 * from listed words or shortened out of one; so do we:
 *
 * | how the word is made                      | its level    | examples of edition 2.0     |
 * |-------------------------------------------|--------------|-----------------------------|
 * | by grammar (`made-word-rank.ts`)          | of its parts | 这里, 看看: HSK 1           |
 * | a piece of a listed word                  | of that word | 火车 (火车站): HSK 2        |
 * | of listed words                           | of its parts | 回家: HSK 1                 |
 * | of hanzi that listed words read alike     | of its hanzi | 车 (出租车): HSK 1          |
 * | the last two, under 30 times in a million | the highest  | 公车: HSK 6                 |
 *
 * A hanzi has the lowest level of the listed words that have it with the same reading. No level is
 * derived for rare words, for names, and for words that mean something else than their parts. Everyday
 * words count at the level of their parts, however rare (`transparency.ts`).
 *
 * A word put together from listed words remembers them: 回家 is "HSK 1, from 回 and 家".
 */
import { type HskEdition, highestLevelOf } from '#app/domain/hsk/edition.ts'
import { type HskRank, highestRank, levelOfRank, rankOf } from '#app/domain/hsk/level.ts'
import { isSameButForNeutralTone } from '#app/domain/pinyin/compare.ts'
import {
	isComplement,
	type ReadWord,
	rankOfForm,
	rankOfMadeWord,
	syllablesOf,
} from './made-word-rank.ts'
import { isOpaque, isPlain, isWritten } from './transparency.ts'
import type { WordLevel } from './word.ts'

/** `frequency` counts occurrences in a billion words. */
type FrequentWord = {
	readonly word: string
	readonly pinyin: string
	readonly frequency: number
	readonly levels: readonly WordLevel[]
}

/** Nine of ten words of HSK 6 are more frequent than this. */
const leastFrequency = 2_000
const frequentEnough = 30_000

/** The words that get a level; those that the edition lists are not among them. */
export function deriveLevels<W extends FrequentWord>(
	words: readonly W[],
	edition: HskEdition,
): Map<W, WordLevel> {
	const ranks = readList(words, edition)
	const rankOfRarer = rankOf(highestLevelOf(edition))
	const derived = new Map<W, WordLevel>()
	for (const word of words) {
		if (ranks.list(word) || isOpaque(word)) continue
		const rank = derivedRank(word, ranks, rankOfRarer)
		const level = rank && levelOfRank(rank)
		if (!level) continue
		const split = splitOf(word, ranks.list)
		const from = split?.rank === rank ? { from: [...new Set(split.parts)] } : {}
		derived.set(word, { type: 'HSK', level, edition, isDerived: true, ...from })
	}
	return derived
}

type RankOf = (part: ReadWord) => HskRank | undefined

function derivedRank(
	word: FrequentWord,
	{ list, pieces, hanzi }: Ranks,
	rankOfRarer: HskRank,
): HskRank | undefined {
	const known: RankOf = (part) =>
		list(part) ??
		(isComplement(part.word) ? hanzi(part) : undefined) ??
		rankOfMadeWord(part, known) ??
		splitOf(part, list)?.rank
	const form = rankOfForm(word, known)
	if (form) return form
	const isWellKnown = word.frequency >= frequentEnough || isPlain(word)
	if (!isWellKnown && word.frequency < leastFrequency) return undefined
	if (isWritten(word)) return rankOfRarer
	const sure = rankOfMadeWord(word, known) ?? pieces(word)
	if (sure) return sure
	const rank = splitOf(word, list)?.rank ?? hanzi(word) ?? splitOf(word, hanzi)?.rank
	return isWellKnown ? rank : highestRank([rank, rankOfRarer])
}

/** Parts that make a word, and the highest of their ranks. */
type Split = { rank: HskRank; parts: readonly string[] }

/** The cut of the word whose highest part is lowest. */
function splitOf({ word, pinyin }: ReadWord, rankOfPart: RankOf): Split | undefined {
	const { length } = word
	const syllables = pinyin === undefined ? undefined : syllablesOf({ word, pinyin })
	if (length < 2 || !syllables) return undefined
	/** The best cut of the text before each place. */
	const before: (Split | undefined)[] = [{ rank: 1, parts: [] }]
	for (let end = 1; end <= length; end += 1) {
		// The word itself is no part.
		for (let start = end === length ? 1 : 0; start < end; start += 1) {
			const part = partOf(word, syllables, start, end)
			const known = before[start]
			const rank = known && highestRank([known.rank, rankOfPart(part)])
			const lowest = before[end]?.rank
			if (!rank || (lowest !== undefined && rank >= lowest)) continue
			before[end] = { rank, parts: [...known.parts, part.word] }
		}
	}
	return before[length]
}

/** The ranks of listed words, of pieces of several hanzi of them, and of their hanzi. */
type Ranks = { list: RankOf; pieces: RankOf; hanzi: RankOf }

/** The lowest rank of each reading of a word. */
type Listings = Map<string, Map<string, HskRank>>

function readList(words: readonly FrequentWord[], edition: HskEdition): Ranks {
	const list: Listings = new Map()
	const pieces: Listings = new Map()
	const hanzi: Listings = new Map()
	for (const { word, pinyin, levels } of words) {
		const row = levels.find((level) => level.edition === edition && !level.isDerived)
		if (!row) continue
		const rank = rankOf(row.level)
		add(list, { word, pinyin }, rank)
		const syllables = syllablesOf({ word, pinyin })
		if (!syllables) continue
		for (let start = 0; start < word.length; start += 1) {
			add(hanzi, partOf(word, syllables, start, start + 1), rank)
			for (let end = start + 2; end <= word.length; end += 1) {
				add(pieces, partOf(word, syllables, start, end), rank)
			}
		}
	}
	return { list: lowestIn(list), pieces: lowestIn(pieces), hanzi: lowestIn(hanzi) }
}

function add(listings: Listings, { word, pinyin = '' }: ReadWord, rank: HskRank): void {
	const readings = listings.get(word) ?? new Map<string, HskRank>()
	listings.set(word, readings)
	const known = readings.get(pinyin)
	if (known === undefined || rank < known) readings.set(pinyin, rank)
}

function lowestIn(listings: Listings): RankOf {
	return ({ word, pinyin }) => {
		let lowest: HskRank | undefined
		for (const [reading, rank] of listings.get(word) ?? []) {
			if (lowest !== undefined && lowest <= rank) continue
			if (pinyin === undefined || reading === pinyin || isSameButForNeutralTone(reading, pinyin)) {
				lowest = rank
			}
		}
		return lowest
	}
}

function partOf(
	word: string,
	syllables: readonly string[],
	start: number,
	end: number,
): { word: string; pinyin: string } {
	return { word: word.slice(start, end), pinyin: syllables.slice(start, end).join(' ') }
}

/** The words with their derived levels added. */
export function withDerivedLevels<W extends FrequentWord>(
	words: readonly W[],
	edition: HskEdition,
): W[] {
	const derived = deriveLevels(words, edition)
	return words.map((word) => {
		const level = derived.get(word)
		return level ? { ...word, levels: [...word.levels, level] } : word
	})
}
