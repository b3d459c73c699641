/**
 * Finds the vocabulary row of a word in a text by its reading there.
 *
 * 长 has two rows, cháng "long" and zhǎng "to grow"; 长 read zhǎng is the second. Spaces and capitals
 * are ignored, and so is the neutral tone if nothing else matches.
 */
import type { HskRank } from '#app/domain/hsk/level.ts'
import { isSameButForNeutralTone, isSameReading } from '#app/domain/pinyin/compare.ts'
import { isNameReading } from '#app/domain/pinyin/name-reading.ts'

type ReadingRow = { word: string; pinyin: string }

type RowsOfWord<R> = {
	/** The row with the given reading, if any. */
	own: R | undefined
	/** All rows of the word, in the given order. */
	all: readonly R[]
}

/** Whether a word is read as a name, and the vocabulary has it as another word: 王 Wáng is no king. */
export function isNameBeside(stored: string, pinyin: string | undefined): boolean {
	if (pinyin === undefined || pinyin === pinyin.toLowerCase()) return false
	return stored === stored.toLowerCase() && isSameReading(stored, pinyin)
}

/**
 * Whether a word is left out as a name. 小林 Xiǎo lín has an entry but no rank; 中国 Zhōng guó has one, and is to be
 * learned. `rank` is that of the reader's edition: a list that others read by changes nothing.
 */
export function isUnlistedName(pinyin: string, rank: HskRank | undefined): boolean {
	return rank === undefined && isNameReading(pinyin)
}

export function rowsByWord<R extends ReadingRow>(
	rows: readonly R[],
): (word: string, pinyin: string | undefined) => RowsOfWord<R> {
	const byWord = new Map<string, R[]>()
	for (const row of rows) {
		const known = byWord.get(row.word)
		if (known) known.push(row)
		else byWord.set(row.word, [row])
	}
	return (word, pinyin) => {
		const all = byWord.get(word) ?? []
		const own = pinyin
			? (all.find((row) => row.pinyin === pinyin) ??
				all.find((row) => isSameReading(row.pinyin, pinyin)) ??
				all.find((row) => isSameButForNeutralTone(row.pinyin, pinyin)))
			: undefined
		return { own, all }
	}
}
