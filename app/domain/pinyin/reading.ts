/**
 * Which reading each word of a sentence has.
 *
 * A word with one reading has that one: 银行 yín háng, 睡觉 shuì jiào, 觉得 jué de. Only where the
 * dictionary has several does the sentence decide: 他长大了 zhǎng, 头发很长 cháng; 我还书 huán,
 * 还有 hái. The order matters because the sentence alone is often wrong where the word is not.
 * Pinyin is for words of Chinese characters; 3月, HSK and ！ have none.
 */
import { isHanzi } from '#app/domain/hanzi.ts'
import { isSameButForNeutralTone, isSameReading } from './compare.ts'
import { plainPinyin } from './number-tone.ts'

/** The readings of a word, the most frequent first; none for a word without an entry. */
export type ReadingsOf = (word: string) => readonly string[]

/** The syllable of each character of a sentence, as heard in it: 长大了 → zhǎng, dà, le. */
export type InContext = (sentence: string) => readonly string[]

export function readWords(
	words: readonly string[],
	readingsOf: ReadingsOf,
	inContext: InContext,
): (string | undefined)[] {
	let sentence: readonly string[] | undefined
	let at = 0
	return words.map((word) => {
		const start = at
		at += [...word].length
		if (!isHanzi(word)) return undefined
		const readings = readingsOf(word)
		const [only, ...others] = readings
		if (only !== undefined && others.length === 0) return only
		// Most sentences need no context for most words, and it is the slow part.
		sentence ??= inContext(words.join(''))
		const heard = joinSyllables(word, sentence.slice(start, at))
		return only === undefined ? heard : (agreeing(readings, heard) ?? only)
	})
}

/** The closest: the same, else but for the neutral tone, else but for the tones (一 yí is yī). */
function agreeing(readings: readonly string[], heard: string | undefined): string | undefined {
	if (heard === undefined) return undefined
	return (
		readings.find((reading) => isSameReading(reading, heard)) ??
		readings.find((reading) => isSameButForNeutralTone(reading, heard)) ??
		readings.find((reading) => plainPinyin(reading) === plainPinyin(heard))
	)
}

/** 玩儿 wán + ér is wánr: a word that ends in 儿 and is not in the dictionary has erhua. */
function joinSyllables(word: string, syllables: readonly string[]): string | undefined {
	const hanzi = [...word]
	if (syllables.length !== hanzi.length || syllables.includes('')) return undefined
	const last = syllables.at(-1)
	const isErhua = hanzi.length > 1 && hanzi.at(-1) === '儿' && /^(?:ér|er|r)$/.test(last ?? '')
	return isErhua ? `${syllables.slice(0, -1).join(' ')}r` : syllables.join(' ')
}
