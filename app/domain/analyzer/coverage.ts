/**
 * How much of a text a person knows.
 *
 * 我爱爬山，我爱癌症研究。 for a person at HSK3 has eight words, six of them different: 我 and 爱 are
 * known twice each, 爬山 and 研究 may be above HSK3 and 癌症 is. What is not known is listed by how
 * often it comes, and then by where it comes first. A word that no list of the HSK holds counts as
 * not known: names too have to be read.
 */
import { hasHanzi } from '#app/domain/hanzi.ts'
import {
	type HskLevel,
	type HskRank,
	hskLevels,
	levelOfRank,
	rankOf as rankOfLevel,
} from '#app/domain/hsk/level.ts'
import type { Token } from '#app/domain/lesson-text/content.ts'
import type { RankOfWord } from '#app/domain/lesson-text/ruby-html.ts'

/** Words of a level, or outside of all lists, as often as they come. */
export type LevelCount = { level: HskLevel | undefined; words: number }

export type UnknownWord = {
	word: string
	/** As it is read here. */
	pinyin: string | undefined
	level: HskLevel | undefined
	count: number
}

export type Coverage = {
	/** Hanzi, as often as they come. */
	characters: number
	words: number
	distinct: number
	/** From HSK1 to HSK7+, then those outside the HSK. */
	levels: LevelCount[]
	/** Words at or below the person's level. */
	known: number
	unknown: UnknownWord[]
}

type Found = UnknownWord & { rank: HskRank | undefined }

export function coverageOf(
	tokens: Iterable<Token>,
	{ rankOf, user }: { rankOf: RankOfWord; user: HskLevel },
): Coverage {
	const found = new Map<string, Found>()
	const distinct = new Set<string>()
	let characters = 0
	for (const { word, pinyin } of tokens) {
		if (!hasHanzi(word)) continue
		characters += word.match(hanzi)?.length ?? 0
		distinct.add(word)
		const key = `${word} ${pinyin ?? ''}`
		const known = found.get(key)
		if (known) {
			known.count += 1
			continue
		}
		const rank = rankOf(word, pinyin)
		found.set(key, { word, pinyin, rank, level: rank && levelOfRank(rank), count: 1 })
	}
	const all = [...found.values()]
	const isKnown = ({ rank }: Found) => rank !== undefined && rank <= rankOfLevel(user)
	return {
		characters,
		words: sum(all),
		distinct: distinct.size,
		levels: [...hskLevels, undefined].map((level) => ({
			level,
			words: sum(all.filter((word) => word.level === level)),
		})),
		known: sum(all.filter(isKnown)),
		unknown: all
			.filter((word) => !isKnown(word))
			.sort((a, b) => b.count - a.count)
			.map(({ rank: _, ...word }) => word),
	}
}

/** A whole percent, that says 100 only of all and 0 only of none. */
export function percentOf(part: number, whole: number): number {
	if (whole === 0 || part === 0) return 0
	if (part === whole) return 100
	return Math.min(99, Math.max(1, Math.round((part / whole) * 100)))
}

const hanzi = /\p{Script=Han}/gu

function sum(words: readonly Found[]): number {
	return words.reduce((total, { count }) => total + count, 0)
}
