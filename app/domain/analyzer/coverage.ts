/**
 * Coverage: how much of a text's words a person knows.
 *
 * 我爱爬山，我爱癌症研究。 has seven words, five of them different. A person at HSK 3 knows 我 and 爱, twice
 * each. Words at the person's own level are being learned, as in the legend of the colours: they are
 * counted apart. All words that aren't known are listed by frequency, then by first occurrence. Words
 * outside the HSK, such as names, count as unknown.
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

/** Number of words of a level, counting repetitions; level undefined means outside the HSK. */
export type LevelCount = { level: HskLevel | undefined; words: number }

export type UnknownWord = {
	word: string
	/** As the text has it, where that is not simplified. */
	written?: string
	/** Reading in this text. */
	pinyin: string | undefined
	level: HskLevel | undefined
	count: number
}

export type Coverage = {
	/** Number of hanzi. */
	characters: number
	/** Number of words, counting repetitions. */
	words: number
	/** Number of different words. */
	distinct: number
	/** From HSK 1 to HSK 7+, then those outside the HSK. */
	levels: LevelCount[]
	/** Number of words below the person's level, counting repetitions. */
	known: number
	/** Number of words at the person's level, counting repetitions. */
	learning: number
	unknown: UnknownWord[]
}

type CountedWord = UnknownWord & { rank: HskRank | undefined }

export function coverageOf(
	tokens: Iterable<Token>,
	{ rankOf, user }: { rankOf: RankOfWord; user: HskLevel },
): Coverage {
	const found = new Map<string, CountedWord>()
	const distinct = new Set<string>()
	let characters = 0
	for (const { word, written, pinyin } of tokens) {
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
		const level = rank && levelOfRank(rank)
		const entry: CountedWord = { word, pinyin, rank, level, count: 1 }
		if (written) entry.written = written
		found.set(key, entry)
	}
	const all = [...found.values()]
	const isKnown = ({ rank }: CountedWord) => rank !== undefined && rank < rankOfLevel(user)
	return {
		characters,
		words: sum(all),
		distinct: distinct.size,
		levels: [...hskLevels, undefined].map((level) => ({
			level,
			words: sum(all.filter((word) => word.level === level)),
		})),
		known: sum(all.filter(isKnown)),
		learning: sum(all.filter(({ level }) => level === user)),
		unknown: all
			.filter((word) => !isKnown(word))
			.sort((a, b) => b.count - a.count)
			.map(({ rank: _, ...word }) => word),
	}
}

/** A whole percentage; 100 only if all, 0 only if none. */
export function percentOf(part: number, whole: number): number {
	if (whole === 0 || part === 0) return 0
	if (part === whole) return 100
	return Math.min(99, Math.max(1, Math.round((part / whole) * 100)))
}

const hanzi = /\p{Script=Han}/gu

function sum(words: readonly CountedWord[]): number {
	return words.reduce((total, { count }) => total + count, 0)
}
