/** A dictionary of a few words, for the tests of its format. */
import { type Dictionary, openDictionary } from '#app/domain/segmentation/dictionary.ts'
import { packDictionary } from '#app/domain/segmentation/pack-dictionary.ts'

const none = new Uint8Array(0x10000)

export const noNames = { surname: none, middle: none, last: none, only: none, foreign: none }

/** Sorted by UTF-16 units; all words cost the same and none is a verb. */
export function packWords(words: readonly string[]): ArrayBuffer {
	return packDictionary(
		words.map((word) => ({ word, cost: 100, isVerb: false })),
		noNames,
	)
}

export function dictionaryOf(words: readonly string[]): Dictionary {
	return openDictionary(packWords(words))
}
