/**
 * Which HSK level the words of a text have, by the reading they have there.
 *
 * 好 hǎo is HSK1, 好 hào ("to be fond of") stands in no list. A word whose reading the vocabulary
 * does not know, or that has none, takes the level of its most frequent reading that has one.
 */
import { type HskRank, rankOf } from '#app/domain/hsk/level.ts'
import { isSameButForNeutralTone, isSameReading } from '#app/domain/pinyin/compare.ts'
import { hskLevelOf, type WordLevel } from './word.ts'

type Row = { word: string; pinyin: string; levels: readonly WordLevel[] }

/** `rows` are in the order of their frequency. */
export function ranksOfWords(
	rows: readonly Row[],
): (word: string, pinyin: string | undefined) => HskRank | undefined {
	const readings = new Map<string, Row[]>()
	for (const row of rows) {
		const known = readings.get(row.word)
		if (known) known.push(row)
		else readings.set(row.word, [row])
	}
	return (word, pinyin) => {
		const known = readings.get(word) ?? []
		const own =
			pinyin &&
			(known.find((row) => row.pinyin === pinyin) ??
				known.find((row) => isSameReading(row.pinyin, pinyin)) ??
				known.find((row) => isSameButForNeutralTone(row.pinyin, pinyin)))
		if (own) return rankOfRow(own)
		for (const row of known) {
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
