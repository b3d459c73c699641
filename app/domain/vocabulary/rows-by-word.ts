/**
 * Which row of the vocabulary a word of a text is, by the reading it has there.
 *
 * 长 has two rows, cháng "long" and zhǎng "to grow": 长 read zhǎng is the second. Spaces, capitals
 * and, if nothing else fits, the neutral tone make no difference.
 */
import { isSameButForNeutralTone, isSameReading } from '#app/domain/pinyin/compare.ts'

type Row = { word: string; pinyin: string }

type RowsOfWord<R> = {
	/** The row with the reading of the text, if there is one. */
	own: R | undefined
	/** All rows of the word, in the order they were given. */
	all: readonly R[]
}

export function rowsByWord<R extends Row>(
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
