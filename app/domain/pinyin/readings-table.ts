/**
 * Reads the packed readings of the dictionary's headwords: 银行 → yín háng, 东西 → dōng xi, dōng xī.
 * pack-readings.ts explains the format.
 */
import { type Dictionary, indexOfWord } from '#app/domain/segmentation/dictionary.ts'
import { openWeights } from './context-weights.ts'
import type { Lexicon } from './lexicon.ts'

export const readingsMark = 0x4e_49_50_48
const headerUnits = 5

/** Throws a RangeError if `packReadings` didn't write the bytes for this dictionary. */
export function openReadings(bytes: ArrayBuffer, dictionary: Dictionary): Lexicon {
	const [mark, size = 0, hanziLength = 0, patternsLength = 0, weightsLength = 0] = new Int32Array(
		bytes.slice(0, headerUnits * 4),
	)
	const start = headerUnits * 4
	const end = start + size * 2 + hanziLength + patternsLength + weightsLength
	if (mark !== readingsMark || size !== dictionary.size || bytes.byteLength !== end) {
		throw new RangeError('These bytes are no readings of this dictionary')
	}
	const low = new Uint8Array(bytes, start, size)
	const high = new Uint8Array(bytes, start + size, size)
	const text = new TextDecoder()
	const hanziStart = start + size * 2
	const rows = new Map<string, string>()
	for (const row of text.decode(new Uint8Array(bytes, hanziStart, hanziLength)).split('\n')) {
		rows.set(row.slice(0, row.indexOf('\t')), row)
	}
	const patternsStart = hanziStart + hanziLength
	const patterns = text.decode(new Uint8Array(bytes, patternsStart, patternsLength)).split('\n')
	const weights = openWeights(new Uint8Array(bytes, patternsStart + patternsLength))

	const syllablesOf = (hanzi: string) => rows.get(hanzi)?.split('\t').slice(1) ?? none
	// A cache by word index: a text repeats few words many times.
	const known: (readonly string[] | undefined)[] = new Array(size)

	return {
		weights,
		readingsOf(word) {
			const index = indexOfWord(dictionary, word)
			if (index < 0) return none
			const pattern = (low[index] ?? 0) | (((high[index] ?? 0) & 0xf) << 8)
			known[index] ??= decodePattern(word, patterns[pattern] ?? '-', syllablesOf)
			return known[index]
		},
		classOf(word) {
			const index = indexOfWord(dictionary, word)
			return index < 0 ? 0 : (high[index] ?? 0) >> 4
		},
	}
}

const none: readonly string[] = []

/** 银行 and 01 → yín háng. `syllablesOf` returns a character's syllables, the usual one first. */
export function decodePattern(
	word: string,
	pattern: string,
	syllablesOf: (hanzi: string) => readonly string[],
): readonly string[] {
	if (pattern === '-') return none
	return pattern.split('|').map((one) => {
		return one.startsWith('=') ? one.slice(1) : decodeOne(word, one, syllablesOf)
	})
}

function decodeOne(
	word: string,
	pattern: string,
	syllablesOf: (hanzi: string) => readonly string[],
): string {
	let reading = ''
	let at = 0
	for (const hanzi of word) {
		const isCapital = pattern[at] === '^'
		if (isCapital) at += 1
		const rank = Number.parseInt(pattern[at] ?? '0', 36)
		at += 1
		const syllable = syllablesOf(hanzi)[rank] ?? ''
		const joins = reading === '' || (hanzi === '儿' && syllable === 'r')
		reading += (joins ? '' : ' ') + (isCapital ? capitalize(syllable) : syllable)
	}
	return reading
}

function capitalize(syllable: string): string {
	const [first = '', ...others] = syllable
	return first.toUpperCase() + others.join('')
}
