/**
 * Which of its readings a word has among its neighbours: 头发很长 cháng, 他长大了 zhǎng.
 *
 * What stands around the word (the character before it, the two after it, the word before it, what
 * part of speech that is, …) speaks for each reading with a weight learned from sentences; the
 * reading with the largest sum is taken. tools/segmentation/train-readings.ts learns them.
 */
import { placeBits } from './context-weights.ts'
import type { ClassOf, Lexicon } from './lexicon.ts'

/** Words one after the other; `starts[i]` is where `words[i]` begins in `text`. */
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

/** Which of `readings`, the most frequent first, the word at `index` has: 0, 1, … */
export function chooseReading(
	{ weights, classOf }: Lexicon,
	sentence: Sentence,
	index: number,
	readings: readonly string[],
): number {
	const offset = firstDifference(readings)
	observe(sentence, index, offset, classOf)
	let best = 0
	let bestSum = Number.NEGATIVE_INFINITY
	for (let choice = 0; choice < readings.length; choice += 1) {
		const key = keyOf(sentence, index, offset, readings[choice] ?? '')
		let sum = weights[rankPlace(choice, readings.length, offset)] ?? 0
		for (let at = 0; at < sights; at += 1) sum += weights[placeOf(observed[at] ?? 0, key)] ?? 0
		if (sum <= bestSum) continue
		best = choice
		bestSum = sum
	}
	return best
}

/** For each reading the places of the weights that speak for it; for those who learn them. */
export function placesOfReadings(
	classOf: ClassOf,
	sentence: Sentence,
	index: number,
	readings: readonly string[],
): number[][] {
	const offset = firstDifference(readings)
	observe(sentence, index, offset, classOf)
	return readings.map((reading, choice) => {
		const key = keyOf(sentence, index, offset, reading)
		const own = Array.from(observed, (sight) => placeOf(sight, key))
		return [rankPlace(choice, readings.length, offset), ...own]
	})
}

/** The syllable that tells the readings apart: the second of dōng xi and dōng xī (东西). */
export function firstDifference(readings: readonly string[]): number {
	const [first = '', ...others] = readings
	if (!first.includes(' ')) return 0
	const syllables = others.map((reading) => reading.split(' '))
	const offset = first.split(' ').findIndex((syllable, at) => {
		return syllables.some((other) => other[at] !== syllable)
	})
	return Math.max(0, offset)
}

const sights = 18

/** What stands around the word in question, as numbers; filled anew for each. */
const observed = new Int32Array(sights)

function observe(
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
	observed[0] = mix(0, 1)
	observed[1] = mix(1, before1)
	observed[2] = mix(2, after1)
	observed[3] = mix(mix(3, before2), before1)
	observed[4] = mix(mix(4, after1), after2)
	observed[5] = mix(mix(5, before1), after1)
	observed[6] = hashOf(6, before)
	observed[7] = hashOf(7, after)
	observed[8] = mix(8, before2)
	observed[9] = mix(9, after2)
	observed[10] = mix(10, before.length)
	observed[11] = mix(11, after.length)
	observed[12] = hashOf(12, word)
	observed[13] = mix(mix(13, unitAt(before, before.length - 1)), before.length > 1 ? 1 : 0)
	observed[14] = mix(14, left)
	observed[15] = mix(15, right)
	observed[16] = mix(mix(16, left), right)
	observed[17] = mix(mix(17, right), kindOf(words[index + 2] ?? '', classOf))
}

/** A word's class; marks, digits and letters each stand for themselves. */
function kindOf(word: string, classOf: ClassOf): number {
	const unit = unitAt(word, 0)
	return unit >= firstHanzi && unit < firstWideMark ? classOf(word) : -unit
}

const firstHanzi = 0x3400
const firstWideMark = 0xff00
const digit = 0x30
const letter = 0x61

/** A UTF-16 unit; all digits are alike, and so are all Latin letters. 0 beyond the ends. */
function unitAt(text: string, at: number): number {
	if (at < 0 || at >= text.length) return 0
	const unit = text.charCodeAt(at)
	if (unit >= 0x80) return unit
	if (unit >= 0x30 && unit <= 0x39) return digit
	return (unit | 0x20) >= 0x61 && (unit | 0x20) <= 0x7a ? letter : unit
}

/** The character and the syllable in question. */
function keyOf({ starts, text }: Sentence, index: number, offset: number, reading: string): number {
	const syllable = offset > 0 || reading.includes(' ') ? reading.split(' ')[offset] : reading
	let key = text.charCodeAt((starts[index] ?? 0) + offset)
	for (let at = 0; at < (syllable?.length ?? 0); at += 1) {
		key = mix(key, syllable?.charCodeAt(at) ?? 0)
	}
	return key
}

/** That a reading is the most frequent of three speaks for it. */
function rankPlace(choice: number, count: number, offset: number): number {
	return placeOf(mix(mix(sights, choice), count), offset === 0 ? 1 : 2)
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

function placeOf(sight: number, key: number): number {
	return Math.imul(sight ^ key, 0x9e3779b1) >>> (32 - placeBits)
}
