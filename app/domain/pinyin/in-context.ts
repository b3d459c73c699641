/**
 * Chooses a word's reading by its context: 头发很长 cháng, 他长大了 zhǎng.
 *
 * A linear model: features of the context (the character before, the two after, the word before, its
 * part of speech, …) each have a weight for each reading, and the reading with the largest sum wins.
 * `npm run train -- readings` trains the weights.
 */
import { placeBits } from './context-weights.ts'
import type { ClassOf, Lexicon } from './lexicon.ts'

/** Consecutive words; `words[i]` begins at offset `starts[i]` of `text`. */
export type Sentence = {
	readonly words: readonly string[]
	readonly starts: readonly number[]
	readonly text: string
}

export function sentenceOf(words: readonly string[]): Sentence {
	const starts: number[] = []
	let start = 0
	for (const word of words) {
		starts.push(start)
		start += word.length
	}
	return { words, starts, text: words.join('') }
}

/** Index into `readings` (most frequent first) for the word at `index`. */
export function chooseReading(
	{ weights, classOf }: Lexicon,
	sentence: Sentence,
	index: number,
	readings: readonly string[],
): number {
	const offset = firstDifference(readings)
	extractFeatures(sentence, index, offset, classOf)
	let best = 0
	let bestSum = Number.NEGATIVE_INFINITY
	for (let choice = 0; choice < readings.length; choice += 1) {
		const key = keyOf(sentence, index, offset, readings[choice] ?? '')
		let sum = weights[rankPlace(choice, readings.length, offset)] ?? 0
		for (let at = 0; at < featureCount; at += 1)
			sum += weights[placeOf(features[at] ?? 0, key)] ?? 0
		if (sum <= bestSum) continue
		best = choice
		bestSum = sum
	}
	return best
}

/** The places of each reading's weights. */
export function placesOfReadings(
	classOf: ClassOf,
	sentence: Sentence,
	index: number,
	readings: readonly string[],
): number[][] {
	const offset = firstDifference(readings)
	extractFeatures(sentence, index, offset, classOf)
	return readings.map((reading, choice) => {
		const key = keyOf(sentence, index, offset, reading)
		const own = Array.from(features, (feature) => placeOf(feature, key))
		return [rankPlace(choice, readings.length, offset), ...own]
	})
}

/** Index of the first syllable in which readings differ: 1 for dōng xi and dōng xī (东西). */
export function firstDifference(readings: readonly string[]): number {
	const [first = '', ...others] = readings
	if (!first.includes(' ')) return 0
	const syllables = others.map((reading) => reading.split(' '))
	const offset = first.split(' ').findIndex((syllable, at) => {
		return syllables.some((other) => other[at] !== syllable)
	})
	return Math.max(0, offset)
}

const featureCount = 18

/** Hashed features of the current word's context; reused to avoid allocation. */
const features = new Int32Array(featureCount)

function extractFeatures(
	{ words, starts, text }: Sentence,
	index: number,
	offset: number,
	classOf: ClassOf,
): void {
	const at = (starts[index] ?? 0) + offset
	const [word = '', before = '', after = ''] = [words[index], words[index - 1], words[index + 1]]
	const [before1, before2] = [unitAt(text, at - 1), unitAt(text, at - 2)]
	const [after1, after2] = [unitAt(text, at + 1), unitAt(text, at + 2)]
	const [left, right] = [kindOf(before, classOf), kindOf(after, classOf)]
	features[0] = mix(0, 1)
	features[1] = mix(1, before1)
	features[2] = mix(2, after1)
	features[3] = mix(mix(3, before2), before1)
	features[4] = mix(mix(4, after1), after2)
	features[5] = mix(mix(5, before1), after1)
	features[6] = hashOf(6, before)
	features[7] = hashOf(7, after)
	features[8] = mix(8, before2)
	features[9] = mix(9, after2)
	features[10] = mix(10, before.length)
	features[11] = mix(11, after.length)
	features[12] = hashOf(12, word)
	features[13] = mix(mix(13, unitAt(before, before.length - 1)), before.length > 1 ? 1 : 0)
	features[14] = mix(14, left)
	features[15] = mix(15, right)
	features[16] = mix(mix(16, left), right)
	features[17] = mix(mix(17, right), kindOf(words[index + 2] ?? '', classOf))
}

/** The word's class; for punctuation, digits and letters a value of their own. */
function kindOf(word: string, classOf: ClassOf): number {
	const unit = unitAt(word, 0)
	return unit >= firstHanzi && unit < firstFullWidth ? classOf(word) : -unit
}

const firstHanzi = 0x3400
const firstFullWidth = 0xff00
const digit = 0x30
const letter = 0x61

/** A UTF-16 unit, with one value for all digits and one for all Latin letters; 0 outside the text. */
function unitAt(text: string, at: number): number {
	if (at < 0 || at >= text.length) return 0
	const unit = text.charCodeAt(at)
	if (unit >= 0x80) return unit
	if (unit >= 0x30 && unit <= 0x39) return digit
	return (unit | 0x20) >= 0x61 && (unit | 0x20) <= 0x7a ? letter : unit
}

/** Hash of the ambiguous character and a reading's syllable for it. */
function keyOf({ starts, text }: Sentence, index: number, offset: number, reading: string): number {
	const syllable = offset > 0 || reading.includes(' ') ? reading.split(' ')[offset] : reading
	let key = text.charCodeAt((starts[index] ?? 0) + offset)
	for (let at = 0; at < (syllable?.length ?? 0); at += 1) {
		key = mix(key, syllable?.charCodeAt(at) ?? 0)
	}
	return key
}

/** The place of the prior: a reading's rank by frequency among `count` readings. */
function rankPlace(choice: number, count: number, offset: number): number {
	return placeOf(mix(mix(featureCount, choice), count), offset === 0 ? 1 : 2)
}

function hashOf(seed: number, text: string): number {
	let hash = seed
	for (let at = 0; at < text.length; at += 1) hash = mix(hash, unitAt(text, at))
	return hash
}

function mix(hash: number, unit: number): number {
	const mixed = Math.imul(hash ^ Math.imul(unit + 1, 0x85ebca6b), 0xc2b2ae35)
	return mixed ^ (mixed >>> 15)
}

function placeOf(feature: number, key: number): number {
	return Math.imul(feature ^ key, 0x9e3779b1) >>> (32 - placeBits)
}
