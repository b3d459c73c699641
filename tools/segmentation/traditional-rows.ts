/** Traditional characters in CC-CEDICT: 學 is 学, 著 is 着 except in 著名. */
import type { TraditionalRows } from '#app/domain/segmentation/traditional.ts'
import { type CedictEntry, parseCedict } from '#app/seed/dictionary/cedict.ts'
import type { DictionarySources } from '#app/seed/dictionary/sources.ts'
import { supplement } from '#app/seed/dictionary/supplement.ts'

const hanziOnly = /^\p{Script=Han}+$/u
const surrogate = /\p{Surrogate}|[\u{10000}-\u{10ffff}]/u

/** Words to read otherwise than CC-CEDICT: 著書 would be found in 看著書. */
const usualWords: readonly (readonly [string, string])[] = [
	['甚麼', '什么'],
	['著書', '着书'],
]

/** Common spellings that CC-CEDICT gives as rare variants, or has under another character. */
const usual: Readonly<Record<string, string>> = { 牠: '它', 妳: '你', 祂: '他', 於: '于', 麼: '么' }

export function traditionalRows({ cedict }: DictionarySources): TraditionalRows {
	const entries = parseCedict(cedict + supplement).filter(
		({ traditional, word }) =>
			traditional.length === word.length &&
			hanziOnly.test(word) &&
			!surrogate.test(word + traditional),
	)
	const simplified = simplifiedOf(entries)
	const inSimplified = new Set(entries.flatMap(({ word }) => [...word]))
	const inTraditional = new Set(entries.flatMap(({ traditional }) => [...traditional]))
	const changed = [...simplified].filter(([from, to]) => from !== to)
	const pairs = (isInBoth: boolean) =>
		changed.filter(([from]) => inSimplified.has(from) === isInBoth).map((pair) => pair.join(''))
	return {
		onlyTraditional: pairs(false),
		inBoth: pairs(true),
		onlySimplified: [...inSimplified].filter((hanzi) => !inTraditional.has(hanzi)),
		words: wordsWithChoice(entries, simplified, inSimplified),
		readings: narrowReadings(entries),
	}
}

/** Each traditional character with the simplified one of most words. */
function simplifiedOf(entries: readonly CedictEntry[]): Map<string, string> {
	const counts = new Map<string, Map<string, number>>()
	for (const { traditional, word } of entries) {
		for (const [at, hanzi] of [...traditional].entries()) {
			const known = counts.get(hanzi) ?? new Map<string, number>()
			counts.set(hanzi, known)
			const to = word.charAt(at)
			known.set(to, (known.get(to) ?? 0) + 1)
		}
	}
	const result = new Map<string, string>()
	for (const [hanzi, known] of counts) {
		const [most] = [...known].sort(([, a], [, b]) => b - a)
		result.set(hanzi, usual[hanzi] ?? most?.[0] ?? hanzi)
	}
	return result
}

/**
 * 著名=著名: words that their characters alone would turn into another word, and those that keep such
 * words from being found across their end.
 */
function wordsWithChoice(
	entries: readonly CedictEntry[],
	simplified: ReadonlyMap<string, string>,
	inSimplified: ReadonlySet<string>,
): string[] {
	const words = new Map<string, string>()
	for (const { traditional, word } of entries) {
		const hanzi = [...traditional]
		const plain = hanzi.map((one) => simplified.get(one)).join('')
		const hasChoice = hanzi.some((one) => simplified.get(one) !== one && inSimplified.has(one))
		if (hanzi.length > 1 && (plain !== word || hasChoice)) words.set(traditional, word)
	}
	for (const [from, to] of usualWords) words.set(from, to)
	return [...words].map((pair) => pair.join('='))
}

/** 髮=fà: forms with fewer readings than their simplified word. */
function narrowReadings(entries: readonly CedictEntry[]): string[] {
	const byWord = new Map<string, Set<string>>()
	const byForm = new Map<string, { word: string; readings: Set<string> }>()
	for (const { traditional, word, pinyin } of entries) {
		const reading = pinyin.toLowerCase()
		byWord.set(word, (byWord.get(word) ?? new Set()).add(reading))
		const form = byForm.get(traditional) ?? { word, readings: new Set() }
		byForm.set(traditional, form)
		form.readings.add(reading)
	}
	return [...byForm].flatMap(([form, { word, readings }]) => {
		const isNarrow = form !== word && readings.size < (byWord.get(word)?.size ?? 0)
		return isNarrow ? [`${form}=${[...readings].join(',')}`] : []
	})
}
