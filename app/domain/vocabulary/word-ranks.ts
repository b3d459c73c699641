/**
 * Which HSK level the words of a text have, by the reading they have there.
 *
 * 好 hǎo is HSK1, 好 hào ("to be fond of") stands in no list. A word whose reading the vocabulary
 * does not know, or that has none, takes the level of its most frequent reading that has one.
 */
import { type HskRank, rankOf } from '#app/domain/hsk/level.ts'
import { rowsByWord } from './rows-by-word.ts'
import { hskLevelOf, type WordLevel } from './word.ts'

type Row = { word: string; pinyin: string; levels: readonly WordLevel[] }

/** `rows` are in the order of their frequency. */
export function ranksOfWords(
	rows: readonly Row[],
): (word: string, pinyin: string | undefined) => HskRank | undefined {
	const rowsOf = rowsByWord(rows)
	return (word, pinyin) => {
		const { own, all } = rowsOf(word, pinyin)
		if (own) return rankOfRow(own)
		for (const row of all) {
			const rank = rankOfRow(row)
			if (rank) return rank
		}
		return undefined
	}
}

function rankOfRow({ levels }: Row): HskRank | undefined {
	const level = hskLevelOf(levels)
	return level && rankOf(level)
}
