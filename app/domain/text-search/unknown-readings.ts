/**
 * The readings that a change gives and no dictionary has, as a slip of a key makes them:
 *
 *   还 becomes 还[huán]     has an entry
 *   还 becomes 还[mā]       has none
 *   还 becomes 还[hang]     has none: 还 is háng nowhere, and without a tone neither
 *   林小雨 becomes 林小雨[lín xiǎo yǔ]   has none as a word; each character is read like that
 */
import { isHanzi } from '#app/domain/hanzi.ts'
import { takeTone } from '#app/domain/pinyin/tone.ts'
import type { WordChange } from './word-change.ts'

/** A word with a reading that the vocabulary has. Pinyin has tone marks, and spaces between syllables. */
export type KnownReading = { word: string; pinyin: string }

/** The words whose readings must be known: those that get one, and their characters. */
export function wordsToLookUp(change: WordChange): string[] {
	const words = readWords(change).map(({ word }) => word)
	return [...new Set(words.flatMap((word) => [word, ...word]))]
}

/** `known` are the readings of `wordsToLookUp`. */
export function unknownReadings(
	change: WordChange,
	known: readonly KnownReading[],
): KnownReading[] {
	const all = new Set(known.map(({ word, pinyin }) => keyOf(word, pinyin)))
	const light = new Set(known.map(({ word, pinyin }) => keyOf(word, takeTone(pinyin).letters)))
	return readWords(change).filter(({ word, pinyin }) => {
		if (all.has(keyOf(word, pinyin))) return false
		const characters = [...word]
		const syllables = pinyin.split(' ')
		const isRead = characters.every((one, index) => {
			const syllable = syllables[index] ?? ''
			// Within a word a syllable may be light: 妈 is ma in 妈妈.
			const isLight = index > 0 && light.has(keyOf(one, syllable))
			return isLight || all.has(keyOf(one, syllable))
		})
		return !isRead || syllables.length !== characters.length
	})
}

function readWords({ to }: WordChange): KnownReading[] {
	return to.flatMap(({ word, pinyin }) =>
		pinyin !== undefined && isHanzi(word) ? [{ word, pinyin }] : [],
	)
}

/** Names are written with a capital: Wáng. */
function keyOf(word: string, pinyin: string): string {
	return `${word} ${pinyin.toLowerCase()}`
}
