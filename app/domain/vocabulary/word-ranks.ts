/**
 * The HSK rank of a text's words, by their reading in the text.
 *
 * 好 hǎo is HSK 1, 好 hào ("to be fond of") is in no list. A word without a known reading gets the rank
 * of its most frequent reading that has one.
 */
import { type HskRank, rankOf } from '#app/domain/hsk/level.ts'
import { rowsByWord } from './rows-by-word.ts'
import { hskLevelOf, type WordLevel } from './word.ts'

type LevelRow = { word: string; pinyin: string; levels: readonly WordLevel[] }

/** `rows` are ordered by frequency. */
export function ranksOfWords(
	rows: readonly LevelRow[],
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

function rankOfRow({ levels }: LevelRow): HskRank | undefined {
	const level = hskLevelOf(levels)
	return level && rankOf(level)
}
