/**
 * The level profile of a text while it is written: how hard its words are for a course.
 *
 * 安娜看看茶馆的汉路。 in a course at HSK 2: the name 安娜 counts as nothing. Of four running words, 的
 * (HSK 1) and 看看, made of 看 (HSK 1), are below the level. 茶馆, in the dictionary but in no list, is
 * above it, and 汉路 is in no dictionary. For a reader of earlier lessons that have 看 and 的, two of
 * the four are known.
 *
 * Levels are those of edition 2.0, as in the figures of a course.
 */
import { type Coverage, coverageOf, type UnknownWord } from '#app/domain/analyzer/coverage.ts'
import { wordNeeds } from '#app/domain/courses/path-words.ts'
import { hasHanzi } from '#app/domain/hanzi.ts'
import { firstEdition } from '#app/domain/hsk/edition.ts'
import type { HskLevel } from '#app/domain/hsk/level.ts'
import { countingBy } from '#app/domain/known-words/count-words.ts'
import { madeOf } from '#app/domain/vocabulary/made-word.ts'
import type { WordLevel } from '#app/domain/vocabulary/word.ts'
import { ranksOfWords } from '#app/domain/vocabulary/word-ranks.ts'
import type { Token } from './content.ts'

/** A row of the vocabulary, as far as a profile needs it. */
export type ProfileRow = { word: string; pinyin: string; levels: readonly WordLevel[] }

/** The rows of words that were looked up, and of the parts of those that have none. */
export type LookedUpWords = {
	rows: readonly ProfileRow[]
	/** Whether a word was looked up. Others wait and are not counted yet. */
	isLookedUp: (word: string) => boolean
}

type Course = {
	level: HskLevel
	/** The words that the lessons before this one need, by the keys of `wordNeeds`. */
	earlier: ReadonlySet<string> | undefined
}

export type ProfileWord = Pick<UnknownWord, 'word' | 'pinyin' | 'level' | 'count'>

/** Running words, unless a list of words is meant. */
export type LevelProfile = Pick<Coverage, 'words' | 'levels' | 'known' | 'learning'> & {
	names: number
	/** Words that are not looked up yet. */
	waiting: number
	/** Words that a reader of the earlier lessons knows; undefined if there are none. */
	fromEarlier: number | undefined
	/** Words of the dictionary above the course's level, and those in no list. */
	above: readonly ProfileWord[]
	/** Words in no dictionary that no grammar makes. */
	unlisted: readonly ProfileWord[]
}

type Kind = { isWord: boolean; isName: boolean; isUnlisted: boolean; isFromEarlier: boolean }

/** Findings about a word are kept, so that each further text takes little time. */
export function levelProfiler(
	{ rows, isLookedUp }: LookedUpWords,
	{ level, earlier }: Course,
): (tokens: Iterable<Token>) => LevelProfile {
	const rankOf = ranksOfWords(rows, firstEdition)
	const needsOf = wordNeeds(rows)
	const countedAs = countingBy(rows)
	const isListed = (part: string) => countedAs(part, undefined).as === 'row'
	const kinds = new Map<string, Kind>()

	function kindOf({ word, pinyin }: Token): Kind {
		const key = `${word} ${pinyin ?? ''}`
		const known = kinds.get(key)
		if (known) return known
		const isWord = hasHanzi(word)
		const needs = needsOf(word, pinyin)
		const isName = needs === 'name'
		const isMade = !isName && countedAs(word, pinyin).as === 'made'
		const isUnlisted =
			isMade && rankOf(word, pinyin) === undefined && madeOf(word, isListed).kind === 'compound'
		const isFromEarlier =
			earlier !== undefined && !isName && needs.every((part) => earlier.has(part.key))
		const kind = { isWord, isName, isUnlisted, isFromEarlier }
		kinds.set(key, kind)
		return kind
	}

	return (tokens) => {
		const counted: Token[] = []
		let [names, waiting, fromEarlier] = [0, 0, 0]
		for (const token of tokens) {
			if (!isLookedUp(token.word)) {
				if (hasHanzi(token.word)) waiting += 1
				continue
			}
			const { isWord, isName, isFromEarlier } = kindOf(token)
			if (!isWord) continue
			if (isName) {
				names += 1
				continue
			}
			if (isFromEarlier) fromEarlier += 1
			counted.push(token)
		}
		const { unknown, words, levels, known, learning } = coverageOf(counted, {
			rankOf,
			user: level,
		})
		const hard = unknown.filter(({ standing }) => standing === 'new').sort(byCount)
		return {
			words,
			levels,
			known,
			learning,
			names,
			waiting,
			fromEarlier: earlier && fromEarlier,
			above: hard.filter((word) => !kindOf(word).isUnlisted),
			unlisted: hard.filter((word) => kindOf(word).isUnlisted),
		}
	}
}

/** The order does not depend on where words stand in the text. */
function byCount(a: UnknownWord, b: UnknownWord): number {
	const [one, other] = [`${a.word} ${a.pinyin}`, `${b.word} ${b.pinyin}`]
	return b.count - a.count || (one < other ? -1 : 1)
}
