import type { ReadingsOf } from '#app/domain/pinyin/reading.ts'
import type { DictionaryEntry } from './dictionary/build.ts'

/** The readings of every word: 长 cháng, zhǎng. The dictionary lists the more frequent one first. */
export function readingsIn(dictionary: readonly DictionaryEntry[]): ReadingsOf {
	const readings = new Map<string, string[]>()
	for (const { word, pinyin } of dictionary) {
		const known = readings.get(word)
		if (known) known.push(pinyin)
		else readings.set(word, [pinyin])
	}
	return (word) => readings.get(word) ?? []
}
