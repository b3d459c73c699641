/**
 * What speaks for each sense of a word where it stands: 花 between 了 and 三天 is likelier "to spend".
 *
 *   花   noun: flower   noun·before particle, 花·noun·after 了, 花·flower·word before 买, …
 *        verb: to spend verb·before particle, 花·verb·after 了, 花·to spend·word before 买, …
 *
 * Each context (the kind before, the word after, …) counts three times: for the part of speech, so that rare
 * words learn from frequent ones, for the word as this part, and for this sense of the word. A feature is
 * hashed into a place, whose weight `npm run train -- senses` has learned from labelled text. A few features have a
 * value of their own, such as how far behind the main one a part of speech is listed.
 */
import { placeBits } from '#app/domain/pinyin/context-weights.ts'
import { clauseEnd, partOfKind, type WordInSentence } from './kinds.ts'

/** One sense of a word's gloss; `text` is undefined where the definition is missing. */
export type SenseOption = { part: string; text: string | undefined; rank: number; index: number }

/** The places of a sense's features, each of which counts once, or `value` times. */
export type SenseFeatures = { places: number[]; values: Map<number, number> }

/** Every sense of the gloss, the main one first. */
export function optionsOf({ meanings }: WordInSentence): SenseOption[] {
	return meanings.flatMap(([part, definition], rank): SenseOption[] =>
		definition === null
			? [{ part, text: undefined, rank, index: 0 }]
			: definition.split('; ').map((text, index) => ({ part, text, rank, index })),
	)
}

export function featuresOf(
	words: readonly WordInSentence[],
	kinds: readonly string[],
	at: number,
	options: readonly SenseOption[],
): SenseFeatures[] {
	const word = words[at]?.word ?? ''
	const contexts = contextsOf(words, kinds, at)
	return options.map(({ part, text = '', rank, index }) => {
		const general = hashOf(part)
		const ofWord = mix(hashOf(word), general)
		const ofSense = mix(ofWord, hashOf(text))
		const places: number[] = []
		for (const [kind, context] of contexts) {
			if (kind !== 'lexical') places.push(placeOf(context, general))
			if (kind !== 'general') places.push(placeOf(context, ofWord), placeOf(context, ofSense))
		}
		const values = new Map<number, number>()
		for (const [name, value] of valuesOf({ words, kinds, at, part, text, rank, index })) {
			if (value !== 0) values.set(placeOf(hashOf(name), 1), value)
		}
		return { places, values }
	})
}

/** A context that a part of speech, a word, or both may like or dislike. */
type Context = readonly ['both' | 'general' | 'lexical', number]

function contextsOf(
	words: readonly WordInSentence[],
	kinds: readonly string[],
	at: number,
): Context[] {
	const kind = (away: number) => hashOf(kinds[at + away] ?? clauseEnd)
	const part = (away: number) => hashOf(partOfKind(kinds[at + away] ?? clauseEnd))
	const word = (away: number) => hashOf(words[at + away]?.word ?? clauseEnd)
	const [before, after] = [kind(-1), kind(1)]
	const near: Context[] = [
		['lexical', mix(1, 0)],
		['both', mix(2, before)],
		['both', mix(3, after)],
		['both', mix(mix(4, before), after)],
		['both', mix(5, part(-1))],
		['both', mix(6, part(1))],
		['both', mix(mix(7, kind(-2)), before)],
		['both', mix(mix(8, after), kind(2))],
		['both', mix(9, word(-1))],
		['both', mix(10, word(1))],
		['general', mix(mix(11, word(1)), word(2))],
		['lexical', mix(mix(12, word(-1)), word(1))],
		['lexical', mix(13, word(-2))],
		['lexical', mix(14, word(2))],
		['lexical', mix(15, part(-2))],
		['lexical', mix(16, part(2))],
		['both', mix(mix(17, clauseHas('verb', kinds, at) ? 1 : 0), after)],
	]
	const last = closing(kinds, at)
	if (last !== undefined) near.push(['lexical', mix(19, hashOf(last))])
	for (let away = 2; away <= nearby; away += 1) {
		for (const step of [-away, away]) {
			if (words[at + step]) near.push(['lexical', mix(18, word(step))])
		}
	}
	return near
}

/** In words, to each side: 花 near 钱, wherever it stands. */
const nearby = 5

type Candidate = SenseOption & {
	words: readonly WordInSentence[]
	kinds: readonly string[]
	at: number
}

/** What counts by its size, or for all words alike. */
function valuesOf(candidate: Candidate): [name: string, value: number][] {
	const { words, kinds, at, part, text, rank, index } = candidate
	return [
		['rank', rank],
		['index', index],
		['measures', measures(part, kinds, at)],
		['predicates', predicates(part, kinds, at)],
		['potentials', potentials(part, words, kinds, at)],
		['frame', lacksFrame(text, words, kinds, at) ? -4 : 0],
	]
}

/** 一杯茶, 一大杯茶, 喝杯茶; but 大杯 and 茶杯 are cups. */
function measures(part: string, kinds: readonly string[], at: number): number {
	if (part !== 'measure word') return 0
	const before = kinds[at - 1] ?? clauseEnd
	if (counting.has(before)) return 0
	if (before === 'adjective') return counting.has(kinds[at - 2] ?? '') ? 4 : -4
	return before === 'verb' && kinds[at + 1] === 'noun' ? 0 : -4
}

const counting = new Set(['一', 'numeral', 'determiner'])

/** A clause has a predicate: 他们工作。 but 他们有工作。 */
function predicates(part: string, kinds: readonly string[], at: number): number {
	if (part !== 'verb' && part !== 'adjective') return 0
	const hasVerb = clauseHas('verb', kinds, at)
	if (part === 'verb') return hasVerb ? -1 : 1
	if (!hasVerb) return 0.8
	return (kinds[at + 1] ?? clauseEnd) === clauseEnd ? -0.5 : 0
}

/** In words, to each side. */
const longestClause = 24

/** Whether another word of the clause is this part of speech. */
function clauseHas(part: string, kinds: readonly string[], at: number): boolean {
	for (const step of [-1, 1]) {
		for (let away = 1; away <= longestClause; away += 1) {
			const kind = kinds[at + away * step] ?? clauseEnd
			if (kind === clauseEnd) break
			if (partOfKind(kind) === part) return true
		}
	}
	return false
}

/** Whether a sense names its frame, as "to be (是…的, stressed)" does, and the clause does not have it: 我是老师。 */
function lacksFrame(
	text: string | undefined,
	words: readonly WordInSentence[],
	kinds: readonly string[],
	at: number,
): boolean {
	const [, opening = '', closing = ''] = frame.exec(text ?? '') ?? []
	return (
		!clauseHasWord(opening, words, kinds, at, -1) || !clauseHasWord(closing, words, kinds, at, 1)
	)
}

const frame = /\((\p{Script=Han}+)…(\p{Script=Han}*)[,)]/u

/** The word at `at` is in its clause, too. */
function clauseHasWord(
	word: string,
	words: readonly WordInSentence[],
	kinds: readonly string[],
	at: number,
	step: 1 | -1,
): boolean {
	if (word === '') return true
	for (let index = at; (kinds[index] ?? clauseEnd) !== clauseEnd; index += step) {
		if (words[index]?.word === word) return true
	}
	return false
}

/** The particle that closes the clause: 我是坐飞机来的。 stresses how, 我是老师。 says what I am. */
function closing(kinds: readonly string[], at: number): string | undefined {
	let away = 0
	while (away < longestClause && (kinds[at + away + 1] ?? clauseEnd) !== clauseEnd) away += 1
	const last = kinds[at + away] ?? clauseEnd
	return partOfKind(last) === 'particle' ? last : undefined
}

/** 端不起来, 听得见, 站一站, 看了看: only verbs do that. */
function potentials(
	part: string,
	words: readonly WordInSentence[],
	kinds: readonly string[],
	at: number,
): number {
	const between = words[at + 1]?.word
	if (part !== 'verb' || between === undefined) return 0
	if (towards.has(between)) return 1.5
	if (!betweenParts.has(between)) return 0
	const isDoubled = words[at + 2]?.word === words[at]?.word && !counting.has(kinds[at - 1] ?? '')
	return isDoubled || kinds[at + 2] === 'result' ? 4 : 0
}

/** 站在, 画到: a place or an end of what is done. */
const towards = new Set(['在', '到', '给', '向', '往'])
const betweenParts = new Set(['不', '得', '一', '了'])

export function hashOf(text: string): number {
	let hash = 7
	for (let at = 0; at < text.length; at += 1) hash = mix(hash, text.charCodeAt(at))
	return hash
}

export function mix(hash: number, unit: number): number {
	const mixed = Math.imul(hash ^ Math.imul(unit + 1, 0x85ebca6b), 0xc2b2ae35)
	return mixed ^ (mixed >>> 15)
}

export function placeOf(feature: number, key: number): number {
	return Math.imul(feature ^ key, 0x9e3779b1) >>> (32 - placeBits)
}
