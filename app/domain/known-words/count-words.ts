/**
 * Counts a text's words by the rows of the vocabulary.
 *
 * In 李明走了，走了二十五步。 the vocabulary has 走 (twice), 了 (twice) and 步: five listed words. 李明 is a
 * name, and 二十五, which the language makes, has rank 1 in every edition. Punctuation counts as nothing.
 */
import { hasHanzi } from '#app/domain/hanzi.ts'
import { type HskEdition, hskEditions } from '#app/domain/hsk/edition.ts'
import type { LessonContent, Token } from '#app/domain/lesson-text/content.ts'
import { plainlyMade } from '#app/domain/vocabulary/made-word.ts'
import { isNameBeside, rowsByWord } from '#app/domain/vocabulary/rows-by-word.ts'
import type { WordLevel } from '#app/domain/vocabulary/word.ts'
import { ranksOfWords } from '#app/domain/vocabulary/word-ranks.ts'
import type { UnlistedWords } from './unlisted-words.ts'

type CountableRow = { id: number; word: string; pinyin: string; levels: readonly WordLevel[] }

type WordCounts = {
	/** How often each row of the vocabulary occurs. */
	words: ReadonlyMap<number, number>
	/** Running words that the vocabulary has. */
	listed: number
	unlisted: UnlistedWords
}

/** `rows` are ordered by frequency. They include the parts of words that the vocabulary lacks. */
export function countWords(content: LessonContent, rows: readonly CountableRow[]): WordCounts {
	const countedAs = countingBy(rows)
	const words = new Map<number, number>()
	const made: CountedToken[] = []
	let listed = 0
	let names = 0
	for (const token of countTokens(content)) {
		const { word, pinyin, count } = token
		const counted = countedAs(word, pinyin)
		if (counted.as === 'name') names += count
		else if (counted.as === 'row') {
			const { id } = counted.row
			listed += count
			words.set(id, (words.get(id) ?? 0) + count)
		} else made.push(token)
	}
	return { words, listed, unlisted: { names, byEdition: countByRank(made, rows) } }
}

type CountedAs<Row> = { as: 'name' } | { as: 'row'; row: Row } | { as: 'made' }

/** Tells as what a word counts: a name, a row of the vocabulary, or a word that the language makes. */
export function countingBy<Row extends { word: string; pinyin: string }>(
	rows: readonly Row[],
): (word: string, pinyin: string | undefined) => CountedAs<Row> {
	const rowsOf = rowsByWord(rows)
	return (word, pinyin) => {
		const { own, all } = rowsOf(word, pinyin)
		const row = own ?? all[0]
		const isName = row
			? isNameBeside(row.pinyin, pinyin)
			: plainlyMade(word, pinyin)?.kind === 'name'
		if (isName) return { as: 'name' }
		return row ? { as: 'row', row } : { as: 'made' }
	}
}

type CountedToken = Pick<Token, 'word' | 'pinyin'> & { count: number }

/** Each word once for each of its readings. */
function countTokens(content: LessonContent): Iterable<CountedToken> {
	const found = new Map<string, CountedToken>()
	for (const { word, pinyin } of content.flatMap(({ zh }) => zh)) {
		if (!hasHanzi(word)) continue
		const key = `${word} ${pinyin ?? ''}`
		const known = found.get(key)
		if (known) known.count += 1
		else found.set(key, { word, pinyin, count: 1 })
	}
	return found.values()
}

/** The place of words without a rank. */
const unranked = 7

function countByRank(
	made: readonly CountedToken[],
	rows: readonly CountableRow[],
): UnlistedWords['byEdition'] {
	const inEdition = (edition: HskEdition) => {
		const rankOf = ranksOfWords(rows, edition)
		const words = Array<number>(8).fill(0)
		const distinct = Array<number>(8).fill(0)
		for (const { word, pinyin, count } of made) {
			const rank = rankOf(word, pinyin)
			const place = rank === undefined ? unranked : rank - 1
			words[place] = (words[place] ?? 0) + count
			distinct[place] = (distinct[place] ?? 0) + 1
		}
		return { words, distinct }
	}
	const [first, second, third] = hskEditions
	return { [first]: inEdition(first), [second]: inEdition(second), [third]: inEdition(third) }
}
