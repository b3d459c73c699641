/**
 * Cuts a text into the words a learner would look up: 我学习汉语。 → 我 | 学习 | 汉语 | 。
 *
 * A unigram model: of all sequences of dictionary words, numbers, names and reduplications, the
 * cheapest wins (Viterbi).
 */
import { hanziKind, kindAt, lengthAt, wholeKindAt, wordKind } from './character-kind.ts'
import { addComplements, addDirection } from './complements.ts'
import { costInContext, isDateUnit, isLongerUnit, lengthsInContext } from './contexts.ts'
import { type Cost, type Dictionary, stateAfter } from './dictionary.ts'
import { addDoublings } from './doubling.ts'
import { foreignEnd } from './foreign.ts'
import { cheapestWords, isReached, type Lattice, newLattice, reach, whole } from './lattice.ts'
import { addManner, particle } from './manner.ts'
import { addNames } from './names.ts'
import {
	beginsNumeral,
	mayContinueNumeral,
	mayPrecedeMeasure,
	measureEnd,
	numeralEnd,
} from './numerals.ts'

/** For a hanzi that isn't in the dictionary. */
const unknownCost: Cost = 200
const maxCost: Cost = 255
/** For a token without hanzi; above zero, so that T恤 is one word. */
const foreignCost: Cost = 100
const numeralCost: Cost = 60
const numeralUnitCost: Cost = 12
/** How much likelier a measure word is after a number. */
const measureGain: Cost = 30
/** Cost of repeating a measure word (一|个个); chosen so that 一个个子很高的人 still has 个子. */
const measureTwiceCost: Cost = 45
/** More than any path around an extra word can save. */
const extraGain: Cost = 100_000

/**
 * Joined, the words are exactly the text, for any Unicode. `extraWords` (custom words, an author's
 * own) win over dictionary words. If extra words overlap, those that cover more text win.
 */
export function segment(
	dictionary: Dictionary,
	text: string,
	extraWords: readonly string[] = [],
): string[] {
	const lattice = newLattice(text.length)
	const extras = byFirstUnit(extraWords)
	for (let start = 0; start < text.length; start += 1) {
		if (!isReached(lattice, start)) continue
		if (extras) addExtras(lattice, extras, text, start)
		if (kindAt(text, start) === hanziKind) {
			reach(lattice, start, start + 1, unknownCost, whole)
			addWords(lattice, dictionary, text, start)
			addPatterns(lattice, dictionary, text, start)
		} else {
			addOther(lattice, dictionary, text, start)
		}
	}
	return cheapestWords(lattice, text)
}

function addWords(lattice: Lattice, dictionary: Dictionary, text: string, start: number): void {
	const { codes, links, costs } = dictionary
	const ruled = lengthsInContext(text, start)
	const isDate = isDateUnit(text, start)
	const isPlain = ruled === 0 && !isDate
	let state = 0
	for (let at = start; at < text.length; at += 1) {
		const code = codes[text.charCodeAt(at)] ?? 0
		const next = (links[state * 2] ?? 0) + code
		if (code === 0 || links[next * 2 + 1] !== state) return
		state = next
		const cost = costs[state] ?? 0
		if (cost === 0 || isInsideWord(text, at)) continue
		if (isPlain) {
			reach(lattice, start, at + 1, cost, whole)
		} else {
			if (isDate && at > start && !isLongerUnit(text, start, at + 1)) continue
			const isRuled = (ruled & (1 << (at + 1 - start))) !== 0
			const change = isRuled ? costInContext(text, start, at + 1) : 0
			reach(lattice, start, at + 1, Math.max(1, cost + change), whole)
		}
		if (at > start && text.charCodeAt(at + 1) === particle) {
			addManner(lattice, dictionary, text, start, at + 1, cost)
		}
	}
}

/** For a start that isn't a BMP hanzi: T恤 begins with a letter, 𠮷 with a surrogate. */
function addOther(lattice: Lattice, dictionary: Dictionary, text: string, start: number): void {
	const kind = wholeKindAt(text, start)
	if (kind === hanziKind) {
		reach(lattice, start, start + lengthAt(text, start), unknownCost, whole)
	} else {
		reach(lattice, start, foreignEnd(text, start), foreignCost, whole)
	}
	if (kind === hanziKind || kind === wordKind) addWords(lattice, dictionary, text, start)
}

/** Prevents finding 卡拉OK in 卡拉OKAY. */
function isInsideWord(text: string, at: number): boolean {
	return kindAt(text, at) === wordKind && at + 1 < text.length && kindAt(text, at + 1) === wordKind
}

function addPatterns(lattice: Lattice, dictionary: Dictionary, text: string, start: number): void {
	const first = text.charCodeAt(start)
	const second = text.charCodeAt(start + 1)
	if (beginsNumeral(first)) addNumerals(lattice, dictionary, text, start)
	else if (mayPrecedeMeasure(first)) addMeasure(lattice, dictionary, text, start, start + 1)
	if (first === second || first === text.charCodeAt(start + 2)) {
		addDoublings(lattice, dictionary, text, start)
	}
	if (second === 0x4e0d || second === 0x5f97) addComplements(lattice, dictionary, text, start)
	else addDirection(lattice, dictionary, text, start)
	addNames(lattice, dictionary, text, start)
}

function addNumerals(lattice: Lattice, dictionary: Dictionary, text: string, start: number): void {
	const end = mayContinueNumeral(text.charCodeAt(start + 1)) ? numeralEnd(text, start) : start
	if (end - start > 1) {
		reach(lattice, start, end, costOfNumeral(start, end), whole)
	}
	addMeasure(lattice, dictionary, text, start, Math.max(end, start + 1))
}

function costOfNumeral(start: number, end: number): Cost {
	return numeralCost + numeralUnitCost * (end - start)
}

/** Adds a number or 这 with its measure word as one step: 两|个, 二十四|岁, 这|本. */
function addMeasure(
	lattice: Lattice,
	dictionary: Dictionary,
	text: string,
	start: number,
	middle: number,
): void {
	if (!mayPrecedeMeasure(text.charCodeAt(middle - 1))) return
	const end = measureEnd(text, middle)
	if (end === middle) return
	// 那天 and 每次 are words; 一天 and 两次 are not.
	if (!beginsNumeral(text.charCodeAt(start)) && isWord(dictionary, text, start, end)) return
	const known = dictionary.costs[stateAfter(dictionary, text, start, middle)] || maxCost
	const made = middle - start > 1 ? costOfNumeral(start, middle) : maxCost
	const number = Math.min(known, made)
	const measure = dictionary.costs[stateAfter(dictionary, text, middle, end)] ?? 0
	if (measure === 0) return
	reach(lattice, start, end, number + measure - measureGain, middle)
	// A repeated measure word: 一|条条小河.
	if (end === start + 2 && text.charAt(start) === '一' && text[end] === text[middle]) {
		reach(lattice, start, end + 1, number + measure - measureGain + measureTwiceCost, middle)
	}
}

function isWord(dictionary: Dictionary, text: string, start: number, end: number): boolean {
	const cost = dictionary.costs[stateAfter(dictionary, text, start, end)] ?? 0
	return cost !== 0 && cost !== maxCost
}

/** Extra words by first unit, with their lengths, so that lookup doesn't depend on their number. */
type ExtraWords = ReadonlyMap<
	number,
	{ readonly words: Set<string>; readonly lengths: Set<number> }
>

function addExtras(lattice: Lattice, extras: ExtraWords, text: string, start: number): void {
	const group = extras.get(text.charCodeAt(start))
	if (!group) return
	for (const length of group.lengths) {
		const end = start + length
		if (end > text.length || !group.words.has(text.slice(start, end))) continue
		reach(lattice, start, end, -extraGain * length, whole)
	}
}

function byFirstUnit(words: readonly string[]): ExtraWords | undefined {
	if (words.length === 0) return undefined
	const groups = new Map<number, { words: Set<string>; lengths: Set<number> }>()
	for (const word of words) {
		if (word === '') continue
		const group = groups.get(word.charCodeAt(0)) ?? { words: new Set(), lengths: new Set() }
		groups.set(word.charCodeAt(0), group)
		group.words.add(word)
		group.lengths.add(word.length)
	}
	return groups
}
