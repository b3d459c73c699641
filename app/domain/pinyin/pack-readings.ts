/**
 * Packs the readings of all headwords into the bytes that `openReadings` reads.
 *
 * Most words combine the usual readings of their characters, so a word needs only a number: its
 * pattern. A pattern has the rank of each character's reading, and ^ for a capital. 学习 xué xí has the
 * empty pattern and 北京 Běi jīng has ^. 银行 yín háng has 01 if háng is the second reading of 行.
 * 东西 with dōng xi and dōng xī has 01|. Readings that fit no pattern are spelled out: 圕 has
 * =tú shū guǎn.
 */
import { decodePattern, readingsMark } from './readings-table.ts'

export type WordReadings = {
	readonly word: string
	/** Most frequent first. */
	readonly readings: readonly string[]
	readonly wordClass: number
}

/** Throws a RangeError if there are more patterns than 12 bits can number. */
export function packReadings(words: readonly WordReadings[], weights: Uint8Array): ArrayBuffer {
	const syllables = countSyllables(words)
	const numbers = new Map<string, number>()
	const perWord = words.map(({ word, readings, wordClass }) => {
		const pattern = readings.length === 0 ? '-' : encode(word, readings, syllables)
		const number = numbers.get(pattern) ?? numbers.size
		numbers.set(pattern, number)
		return number | (wordClass << 12)
	})
	// Separate planes compress better.
	const low = Uint8Array.from(perWord, (one) => one & 0xff)
	const high = Uint8Array.from(perWord, (one) => one >> 8)
	if (numbers.size > 0x1000) throw new RangeError(`There are ${numbers.size} patterns of readings`)
	const text = new TextEncoder()
	const hanzi = text.encode(
		[...syllables].map(([one, known]) => [one, ...known].join('\t')).join('\n'),
	)
	const patterns = text.encode([...numbers.keys()].join('\n'))
	const header = Int32Array.of(
		readingsMark,
		words.length,
		hanzi.length,
		patterns.length,
		weights.length,
	)
	return join([header, low, high, hanzi, patterns, weights])
}

/** All syllables of each character in any word, most frequent first. */
function countSyllables(words: readonly WordReadings[]): Map<string, string[]> {
	const counts = new Map<string, Map<string, number>>()
	for (const { word, readings } of words) {
		const hanzi = [...word]
		for (const reading of readings) {
			const parts = align(hanzi, reading)
			for (const [at, one] of hanzi.entries()) {
				const syllable = parts?.[at]
				if (syllable === undefined) continue
				const known = counts.get(one) ?? new Map<string, number>()
				counts.set(one, known.set(lowerFirst(syllable), (known.get(lowerFirst(syllable)) ?? 0) + 1))
			}
		}
	}
	return new Map(
		[...counts].map(([one, known]) => {
			const ordered = [...known].sort(([a, often], [b, more]) => more - often || (a < b ? -1 : 1))
			return [one, ordered.map(([syllable]) => syllable)]
		}),
	)
}

function encode(
	word: string,
	readings: readonly string[],
	syllables: ReadonlyMap<string, readonly string[]>,
): string {
	const known = (one: string) => syllables.get(one) ?? []
	const pattern = readings.map((reading) => encodeOne(word, reading, known)).join('|')
	const decoded = decodePattern(word, pattern, known)
	const isSame = readings.every((reading, at) => decoded[at] === reading)
	return isSame ? pattern : `=${readings.join('|=')}`
}

function encodeOne(
	word: string,
	reading: string,
	known: (one: string) => readonly string[],
): string {
	const hanzi = [...word]
	const parts = align(hanzi, reading)
	if (!parts) return `=${reading}`
	const marks = parts.map((syllable, at) => {
		const lower = lowerFirst(syllable)
		const rank = known(hanzi[at] ?? '')
			.indexOf(lower)
			.toString(36)
		return lower === syllable ? rank : `^${rank}`
	})
	return marks
		.join('')
		.replace(/(?:(?<!\^)0)+$/, '')
		.replace(/\^0$/, '^')
}

/** One syllable for each character; in erhua (哪儿 nǎr) 儿 gets the r. */
function align(hanzi: readonly string[], reading: string): string[] | undefined {
	const syllables = reading.split(' ')
	if (syllables.length === hanzi.length) return syllables
	const last = syllables.at(-1) ?? ''
	const isErhua = hanzi.at(-1) === '儿' && last.endsWith('r')
	if (!isErhua || syllables.length !== hanzi.length - 1) return undefined
	return [...syllables.slice(0, -1), last.slice(0, -1), 'r']
}

function lowerFirst(syllable: string): string {
	const [first = '', ...others] = syllable
	return first.toLowerCase() + others.join('')
}

function join(parts: readonly ArrayBufferView[]): ArrayBuffer {
	const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.byteLength, 0))
	let at = 0
	for (const { buffer, byteOffset, byteLength } of parts) {
		bytes.set(new Uint8Array(buffer, byteOffset, byteLength), at)
		at += byteLength
	}
	return bytes.buffer
}
