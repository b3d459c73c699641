/**
 * Turns traditional characters into simplified ones of the same length, so that one dictionary reads
 * both scripts: 我們點了臭豆腐 → 我们点了臭豆腐. Words found there are shown by their place in the text.
 *
 * Most characters tell their script: 們 is always 们. A few stand in both scripts: 著 is 着 in 看著, and
 * 著 in 著名 or in a simplified text. These change only in a traditional sentence, by the dictionary's
 * words, and either-form.ts settles which. 李明站著 has characters of both scripts alone: there 著 changes if
 * the words say so, and nothing else does. Some traditional characters also settle a reading: 隻 is zhī,
 * whereas 只 may be zhǐ.
 */
import { isSameReading } from '#app/domain/pinyin/compare.ts'

export type TraditionalTable = {
	/** By UTF-16 unit: its simplified unit, or 0. */
	readonly simplified: Uint16Array
	/** By UTF-16 unit: the script that it occurs in. */
	readonly scripts: Uint8Array
	/** Words that aren't simplified character by character: 著名 stays 著名. */
	readonly words: ReadonlyMap<string, string>
	/** The readings of a traditional form where they are fewer: 髮 → fà. */
	readonly readings: ReadonlyMap<string, readonly string[]>
}

/** Scripts of a character; 0 if it is the same in both, as 我. */
const onlySimplified = 1
const onlyTraditional = 2
/** Changed in traditional texts, and in use in simplified ones: 著, 乾. */
const traditionalInBoth = 3

/** The rows of the file, each with its entries. */
export type TraditionalRows = {
	/** 學学 for 學 → 学 */
	readonly onlyTraditional: readonly string[]
	readonly inBoth: readonly string[]
	/** 学 */
	readonly onlySimplified: readonly string[]
	/** 著名=著名 */
	readonly words: readonly string[]
	/** 髮=fà */
	readonly readings: readonly string[]
}

export function packTraditional(rows: TraditionalRows): string {
	const { onlyTraditional, inBoth, onlySimplified, words, readings } = rows
	return [onlyTraditional, inBoth, onlySimplified, words, readings]
		.map((row) => row.join('\t'))
		.join('\n')
}

/** Throws a RangeError if `packTraditional` didn't write the bytes. */
export function openTraditional(bytes: ArrayBuffer): TraditionalTable {
	const rows = new TextDecoder().decode(bytes).split('\n')
	if (rows.length !== 5) throw new RangeError('These bytes are no table of traditional characters')
	const [own = [], both = [], other = [], words = [], readings = []] = rows.map((row) =>
		row === '' ? [] : row.split('\t'),
	)
	const simplified = new Uint16Array(0x10000)
	const scripts = new Uint8Array(0x10000)
	for (const [pairs, script] of [
		[own, onlyTraditional],
		[both, traditionalInBoth],
	] as const) {
		for (const pair of pairs) {
			simplified[pair.charCodeAt(0)] = pair.charCodeAt(1)
			scripts[pair.charCodeAt(0)] = script
		}
	}
	for (const hanzi of other) scripts[hanzi.charCodeAt(0)] = onlySimplified
	return {
		simplified,
		scripts,
		words: new Map(words.map(splitPair)),
		readings: new Map(
			readings.map(splitPair).map(([word, known]) => [word, known.split(',')] as const),
		),
	}
}

function splitPair(pair: string): [string, string] {
	const at = pair.indexOf('=')
	return [pair.slice(0, at), pair.slice(at + 1)]
}

const sentenceEnds = /(?<=[。！？!?；;\n])/u
const longestWord = 6

type Settle = (written: string, simplified: string) => string

/**
 * Each text in simplified characters, of the same length. A simplified text stays as it is. `settle` has
 * the last word on traditional sentences, and on 著 in those that may be either.
 */
export function simplifyTexts(
	table: TraditionalTable,
	texts: readonly string[],
	settle: Settle = (_, simplified) => simplified,
): string[] {
	let all = 0
	const leanings = texts.map((text) => leaningOf(table, text))
	for (const leaning of leanings) all += leaning
	return texts.map((text, at) => {
		if (!hasTraditional(table, text)) return text
		// A short line says too little by itself: 我看著。 among traditional lines is traditional.
		const around = leanings[at] || all
		return text
			.split(sentenceEnds)
			.map((sentence) => {
				const leaning = leaningOf(table, sentence) || around
				if (leaning === 0 && sentence.includes('著')) return settleWithoutScript(sentence, settle)
				const simplified = simplify(table, sentence, leaning > 0)
				return leaning > 0 ? settle(sentence, simplified) : simplified
			})
			.join('')
	})
}

/** Only the 着 that `settle` finds is taken from it: 李乾站著 says nothing about 乾. */
function settleWithoutScript(sentence: string, settle: Settle): string {
	const settled = settle(sentence, sentence)
	return sentence.replace(/著/gu, (_, at: number) => settled.charAt(at))
}

/** Whether a character of the text may change. */
function hasTraditional({ simplified }: TraditionalTable, text: string): boolean {
	for (let at = 0; at < text.length; at += 1) if (simplified[text.charCodeAt(at)]) return true
	return false
}

/** Above zero for more traditional characters than simplified ones. */
function leaningOf({ scripts }: TraditionalTable, text: string): number {
	let leaning = 0
	for (let at = 0; at < text.length; at += 1) {
		const script = scripts[text.charCodeAt(at)]
		if (script === onlyTraditional) leaning += 1
		else if (script === onlySimplified) leaning -= 1
	}
	return leaning
}

function simplify(table: TraditionalTable, text: string, isTraditional: boolean): string {
	const { simplified, scripts, words } = table
	let result = ''
	for (let at = 0; at < text.length; ) {
		const unit = text.charCodeAt(at)
		const script = scripts[unit]
		const isChanged = script === onlyTraditional || (isTraditional && script === traditionalInBoth)
		const known = isTraditional ? wordAt(words, text, at) : undefined
		const next = known ?? String.fromCharCode(isChanged ? (simplified[unit] ?? unit) : unit)
		result += next
		at += next.length
	}
	return result
}

/** The form that a character of both scripts has not got yet: 著 for 着 and 着 for 著, where 著 is written. */
export function otherForm(
	{ simplified, scripts }: TraditionalTable,
	written: string,
	form: string,
): string | undefined {
	const unit = written.charCodeAt(0)
	if (scripts[unit] !== traditionalInBoth) return undefined
	return form === written ? String.fromCharCode(simplified[unit] ?? unit) : written
}

function wordAt(words: ReadonlyMap<string, string>, text: string, at: number): string | undefined {
	const most = Math.min(longestWord, text.length - at)
	for (let length = most; length > 1; length -= 1) {
		const known = words.get(text.slice(at, at + length))
		if (known !== undefined) return known
	}
	return undefined
}

/** The reading of a word as it is written: for 隻 read zhǐ, zhī. */
export function readingAsWritten(
	{ readings }: TraditionalTable,
	written: string,
	reading: string | undefined,
): string | undefined {
	const known = readings.get(written)
	if (!known || reading === undefined) return reading
	return known.find((one) => isSameReading(one, reading)) ?? known[0]
}
