/**
 * The place of a word's row in a list of rows, by which style sheets name the words of a text.
 *
 * In [你 nǐ, 长 cháng, 长 zhǎng], 长 read zhǎng has place 2; 长 without a reading has that of its most
 * frequent one, 1. A surname such as 王 Wáng has none beside 王 wáng "king": what a person knows of the
 * one says nothing of the other.
 */
import { isNameBeside, rowsByWord } from './rows-by-word.ts'

type ReadingRow = { word: string; pinyin: string }

export type PlaceOfWord = (word: string, pinyin: string | undefined) => number | undefined

/** `rows` are ordered by frequency. */
export function placesOfWords(rows: readonly ReadingRow[]): PlaceOfWord {
	const rowsOf = rowsByWord(rows.map(({ word, pinyin }, place) => ({ word, pinyin, place })))
	return (word, pinyin) => {
		const { own, all } = rowsOf(word, pinyin)
		const row = own ?? all[0]
		return row && !isNameBeside(row.pinyin, pinyin) ? row.place : undefined
	}
}

/** Place 51 is w1f. Shorter than decimal: a text may have ten thousand of these. */
export function classOfPlace(place: number): string {
	return `w${place.toString(36)}`
}
