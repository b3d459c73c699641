/**
 * Coverage: how much of a text's words a person knows.
 *
 * 我爱爬山，我爱癌症研究。 has seven words, five of them different. A person at HSK 3 knows 我 and 爱, twice
 * each. If they said that they know 癌症, they know five of seven; if they ignore it, four of six. Words
 * at the person's own level are being learned, as in the legend of the colours: they are counted apart.
 * All words that are new or being learned are listed by frequency, then by first occurrence. Names are
 * left out; other words outside the HSK are new until the person says otherwise.
 */
import { hasHanzi } from '#app/domain/hanzi.ts'
import {
	type HskLevel,
	hskLevels,
	levelOfRank,
	rankOf as rankOfLevel,
} from '#app/domain/hsk/level.ts'
import {
	countedAs,
	type OwnWord,
	type Standing,
	standingOf,
} from '#app/domain/known-words/standing.ts'
import type { Token } from '#app/domain/lesson-text/content.ts'
import type { RankOfWord } from '#app/domain/lesson-text/ruby-html.ts'

/** Number of words by their standing, counting repetitions. */
type StandingCounts = Readonly<Record<Standing, number>>

/** Number of words of a level, counting repetitions; level undefined means outside the HSK. */
export type LevelCount = {
	level: HskLevel | undefined
	words: number
	standings: StandingCounts
}

export type UnknownWord = {
	word: string
	/** As the text has it, where that is not simplified. */
	written?: string
	/** Reading in this text. */
	pinyin: string | undefined
	level: HskLevel | undefined
	standing: 'new' | 'learning'
	/** Counts as new in the figures of texts. */
	isNew: boolean
	count: number
}

export type Coverage = StandingCounts & {
	/** Number of hanzi. */
	characters: number
	/** Number of words, counting repetitions. */
	words: number
	/** Number of different words. */
	distinct: number
	/** From HSK 1 to HSK 7+, then those outside the HSK. */
	levels: LevelCount[]
	unknown: UnknownWord[]
}

type CountedWord = Omit<UnknownWord, 'standing'> & { standing: Standing }

type Reader = {
	rankOf: RankOfWord
	user: HskLevel
	/** The person's own words. */
	ownOf?: (word: string, pinyin: string | undefined) => OwnWord | undefined
	/** Names count neither as known nor as unknown; default: none. */
	isName?: (word: string, pinyin: string | undefined) => boolean
}

export function coverageOf(
	tokens: Iterable<Token>,
	{ rankOf, user: userLevel, ownOf, isName }: Reader,
): Coverage {
	const user = rankOfLevel(userLevel)
	const found = new Map<string, CountedWord>()
	for (const { word, written, pinyin } of tokens) {
		const key = `${word} ${pinyin ?? ''}`
		const known = found.get(key)
		if (known) {
			known.count += 1
			continue
		}
		if (!hasHanzi(word)) continue
		const rank = rankOf(word, pinyin)
		const level = rank && levelOfRank(rank)
		const own = ownOf?.(word, pinyin)
		const standing = isName?.(word, pinyin) ? 'ignored' : standingOf(own, { rank, user })
		const isNew = standing !== 'ignored' && countedAs(own, { rank, user }) === 'new'
		const entry: CountedWord = { word, pinyin, level, standing, isNew, count: 1 }
		if (written) entry.written = written
		found.set(key, entry)
	}
	const all = [...found.values()]
	return {
		characters: all.reduce((total, { word, count }) => total + hanziIn(word) * count, 0),
		words: sum(all),
		distinct: new Set(all.map(({ word }) => word)).size,
		levels: [...hskLevels, undefined].map((level) => {
			const words = all.filter((word) => word.level === level)
			return { level, words: sum(words), standings: countStandings(words) }
		}),
		...countStandings(all),
		unknown: all.filter(isUnknown).sort((a, b) => b.count - a.count),
	}
}

/** A whole percentage; 100 only if all, 0 only if none. */
export function percentOf(part: number, whole: number): number {
	if (whole === 0 || part === 0) return 0
	if (part === whole) return 100
	return Math.min(99, Math.max(1, Math.round((part / whole) * 100)))
}

const hanzi = /\p{Script=Han}/gu

function hanziIn(word: string): number {
	return word.match(hanzi)?.length ?? 0
}

function isUnknown(word: CountedWord): word is UnknownWord {
	return word.standing === 'new' || word.standing === 'learning'
}

function countStandings(words: readonly CountedWord[]): StandingCounts {
	const counts: Record<Standing, number> = { known: 0, learning: 0, new: 0, ignored: 0 }
	for (const { standing, count } of words) counts[standing] += count
	return counts
}

function sum(words: readonly CountedWord[]): number {
	return words.reduce((total, { count }) => total + count, 0)
}
