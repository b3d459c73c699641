/**
 * The readings of each word, each with all its traditional forms.
 *
 * 面 miàn has the forms 面 face, 麵 noodles and 麪, which only says "variant of 麵". The form that
 * occurs in more frequent words comes first: 後 (后来, 以后) before 后 (皇后). A form that merely points to
 * another form of the same word and reading is dropped, and names come last, but for those that people mean first:
 * 马克 Mǎ kè is Mark, and then a currency. `traditional-forms.ts` may name another form as the one in use.
 */
import type { CedictEntry } from './cedict.ts'
import { readSense, type Sense } from './sense.ts'
import { usualForm } from './traditional-forms.ts'

type Form = {
	readonly traditional: string
	readonly pinyin: string
	readonly senses: readonly Sense[]
}

export type Reading = {
	readonly word: string
	readonly pinyin: string
	readonly traditional: string
	readonly senses: readonly Sense[]
	/** Only names have this reading: 北京 Běi jīng. */
	readonly isProper: boolean
}

export function readingsOfWords(
	entries: readonly CedictEntry[],
	frequencyOf: (word: string) => number,
): Map<string, Reading[]> {
	const weights = weighTraditional(entries, frequencyOf)
	const groups = new Map<string, Map<string, Form[]>>()
	for (const { word, traditional, pinyin, senses } of entries) {
		const readings = groups.get(word) ?? new Map<string, Form[]>()
		const key = pinyin.toLowerCase()
		const form = { traditional, pinyin, senses: senses.map(readSense) }
		readings.set(key, [...(readings.get(key) ?? []), form])
		groups.set(word, readings)
	}
	const words = new Map<string, Reading[]>()
	for (const [word, readings] of groups) {
		words.set(
			word,
			[...readings.values()].map((forms) => mergeForms(word, forms, weights)),
		)
	}
	return words
}

/** Words that are names first: the other sense is rare today. */
const namesFirst: ReadonlySet<string> = new Set(['马克'])

function mergeForms(
	word: string,
	forms: readonly Form[],
	weights: ReadonlyMap<string, number>,
): Reading {
	const ordered = forms.length > 1 ? orderForms(word, forms, weights) : forms
	const main = ordered[0] ?? forms[0]
	const pinyin = main?.pinyin ?? ''
	return {
		word,
		pinyin,
		traditional: usualForm({ word, pinyin }, main?.traditional ?? word),
		senses: ordered.flatMap((form) =>
			form.senses.filter(({ text }) => form === main || !isPronunciation(text)),
		),
		isProper: ordered.every((form) => isCapital(form.pinyin)),
	}
}

function orderForms(
	word: string,
	forms: readonly Form[],
	weights: ReadonlyMap<string, number>,
): Form[] {
	const meant = forms
		.map((form) => ({
			...form,
			senses: form.senses.filter((sense) => !pointsBack(sense, word, form)),
		}))
		.filter((form) => form.senses.some((sense) => sense.kind !== 'note'))
	const kept = meant.length > 0 ? meant : [...forms]
	const rank = (form: Form) =>
		(isCapital(form.pinyin) === namesFirst.has(word) ? 0 : 2) +
		(form.senses.some((sense) => sense.kind === 'gloss') ? 0 : 1)
	const weight = (form: Form) => weights.get(form.traditional) ?? 0
	return kept.sort((a, b) => rank(a) - rank(b) || weight(b) - weight(a))
}

/** A rare form's other reading is not the word's: 花 huā is not wěi, though 蘤 may be. */
function isPronunciation(text: string): boolean {
	return text.startsWith('also pronounced')
}

/** "variant of 和 hé" says nothing under 和 hé. */
function pointsBack({ text }: Sense, word: string, { pinyin }: Form): boolean {
	const [, rest] = /(?:variant of|also written) (.*)$/.exec(text) ?? []
	if (rest === word) return true
	return rest !== undefined && `${rest} `.replace(/[),;]/g, ' ').startsWith(`${word} ${pinyin} `)
}

/** For each traditional character, the total frequency of the longer words written with it. */
function weighTraditional(
	entries: readonly CedictEntry[],
	frequencyOf: (word: string) => number,
): Map<string, number> {
	const weights = new Map<string, number>()
	for (const { word, traditional } of entries) {
		if (word.length < 2) continue
		const frequency = 1 + frequencyOf(word)
		for (const hanzi of traditional) weights.set(hanzi, (weights.get(hanzi) ?? 0) + frequency)
	}
	return weights
}

function isCapital(pinyin: string): boolean {
	const first = pinyin.charAt(0)
	return first !== first.toLowerCase()
}
