/**
 * The HSK rank of a text's words, by their reading in the text and in the reader's edition.
 *
 * 好 hǎo is HSK 1, 好 hào ("to be fond of") is in no list. A word without a known reading gets the rank
 * of its most frequent reading that has one. A name that is a word elsewhere has none, as 王 Wáng and 方向
 * Fāng Xiàng: it counts as no word. A word that the vocabulary lacks, such as 一百二十一 or
 * 商量商量, gets the rank of its parts if grammar made it (`made-word-rank.ts`).
 */
import type { HskEdition } from '#app/domain/hsk/edition.ts'
import { type HskRank, rankOf } from '#app/domain/hsk/level.ts'
import { hskLevelOf } from './level-row.ts'
import { type ReadWord, rankOfMadeWord } from './made-word-rank.ts'
import { isNameBeside, rowsByWord } from './rows-by-word.ts'
import type { WordLevel } from './word.ts'

type LevelRow = { word: string; pinyin: string; levels: readonly WordLevel[] }

/** `rows` are ordered by frequency. They include the parts of words that the vocabulary lacks. */
export function ranksOfWords(
	rows: readonly LevelRow[],
	edition: HskEdition,
): (word: string, pinyin: string | undefined) => HskRank | undefined {
	const rowsOf = rowsByWord(rows)
	const rankOfLevels = (levels: readonly WordLevel[]) => {
		const level = hskLevelOf(levels, edition)
		return level && rankOf(level)
	}
	const rankOfWord = ({ word, pinyin }: ReadWord): HskRank | undefined => {
		const { own, all } = rowsOf(word, pinyin)
		if (own) {
			return isNameBeside(own.pinyin, pinyin) ? undefined : rankOfLevels(own.levels)
		}
		for (const row of all) {
			const rank = rankOfLevels(row.levels)
			if (rank) return rank
		}
		return all.length > 0 ? undefined : rankOfMadeWord({ word, pinyin }, rankOfWord)
	}
	return (word, pinyin) => rankOfWord({ word, pinyin })
}
