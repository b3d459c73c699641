/**
 * Cuts a text into the words a learner would look up: 我学习汉语。 → 我 | 学习 | 汉语 | 。
 *
 * A unigram model: of all sequences of dictionary words, numbers, names and reduplications, the
 * cheapest wins (Viterbi).
 */
import { hanziKind, kindOfUnit, lengthAt, wholeKindAt, wordKind } from './character-kind.ts'
import { addComplements, addDirection, addToAndFro } from './complements.ts'
import { costInContext, isDateUnit, isLongerUnit, lengthsInContext } from './contexts.ts'
import type { Cost, Dictionary } from './dictionary.ts'
import { addDoublings } from './doubling.ts'
import { addErhua } from './erhua.ts'
import { foreignEnd } from './foreign.ts'
import {
	cheapestWords,
	costBetween,
	isReached,
	type Lattice,
	newLattice,
	reach,
	whole,
} from './lattice.ts'
import { addManner } from './manner.ts'
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
	return cheapestWords(latticeOf(dictionary, text, byFirstUnit(extraWords)))
}

/** What the words of a text cost together: the likelier text costs less. */
export function costOfText(dictionary: Dictionary, text: string): Cost {
	return latticeOf(dictionary, text, undefined).best[text.length] ?? 0
}

function latticeOf(dictionary: Dictionary, text: string, extras: ExtraWords | undefined): Lattice {
	const lattice = newLattice(dictionary, text)
	for (let start = 0; start < text.length; start += 1) {
		if (!isReached(lattice, start)) continue
		if (extras) addExtras(lattice, extras, start)
		if (kindOfUnit(lattice.units[start] ?? 0) === hanziKind) {
			reach(lattice, start, start + 1, unknownCost, whole)
			addWords(lattice, start)
			addPatterns(lattice, start)
		} else {
			addOther(lattice, start)
		}
	}
	return lattice
}

function addWords(lattice: Lattice, start: number): void {
	const { dictionary, text, codes } = lattice
	const { links, costs } = dictionary
	const ruled = lengthsInContext(lattice, start)
	const isDate = isDateUnit(lattice, start)
	const isPlain = ruled === 0 && !isDate
	let state = 0
	for (let end = start + 1; end <= text.length; end += 1) {
		const code = codes[end - 1] ?? 0
		const next = (links[state * 2] ?? 0) + code
		if (code === 0 || links[next * 2 + 1] !== state) return
		state = next
		const cost = costs[state] ?? 0
		if (cost === 0 || isInsideWord(lattice, end)) continue
		if (isPlain) {
			reach(lattice, start, end, cost, whole)
		} else {
			if (isDate && end > start + 1 && !isLongerUnit(text, start, end)) continue
			const isRuled = (ruled & (1 << (end - start))) !== 0
			const change = isRuled ? costInContext(text, start, end) : 0
			reach(lattice, start, end, Math.max(1, cost + change), whole)
		}
		if (end > start + 1) addManner(lattice, start, end, cost)
		addErhua(lattice, start, end, cost)
	}
}

/** For a start that isn't a BMP hanzi: T恤 begins with a letter, 𠮷 with a surrogate. */
function addOther(lattice: Lattice, start: number): void {
	const { text } = lattice
	const kind = wholeKindAt(text, start)
	if (kind === hanziKind) {
		reach(lattice, start, start + lengthAt(text, start), unknownCost, whole)
	} else {
		reach(lattice, start, foreignEnd(text, start), foreignCost, whole)
	}
	if (kind === hanziKind || kind === wordKind) addWords(lattice, start)
}

/** Prevents finding 卡拉OK in 卡拉OKAY. */
function isInsideWord({ units }: Lattice, end: number): boolean {
	return kindOfUnit(units[end - 1] ?? 0) === wordKind && kindOfUnit(units[end] ?? 0) === wordKind
}

function addPatterns(lattice: Lattice, start: number): void {
	const { units } = lattice
	const first = units[start] ?? 0
	const second = units[start + 1] ?? 0
	if (beginsNumeral(first)) addNumerals(lattice, start)
	else if (mayPrecedeMeasure(first)) addMeasure(lattice, start, start + 1)
	if (first === second || first === units[start + 2]) {
		addDoublings(lattice, start)
		addToAndFro(lattice, start)
	}
	if (second === 0x4e0d || second === 0x5f97) addComplements(lattice, start)
	else addDirection(lattice, start)
	addNames(lattice, start)
}

function addNumerals(lattice: Lattice, start: number): void {
	const { text, units } = lattice
	const end = mayContinueNumeral(units[start + 1] ?? 0) ? numeralEnd(text, start) : start
	if (end - start > 1) {
		reach(lattice, start, end, costOfNumeral(start, end), whole)
	}
	addMeasure(lattice, start, Math.max(end, start + 1))
}

function costOfNumeral(start: number, end: number): Cost {
	return numeralCost + numeralUnitCost * (end - start)
}

/** Adds a number or 这 with its measure word as one step: 两|个, 二十四|岁, 这|本. */
function addMeasure(lattice: Lattice, start: number, middle: number): void {
	const { text, units } = lattice
	if (!mayPrecedeMeasure(units[middle - 1] ?? 0)) return
	const end = measureEnd(text, middle)
	if (end === middle) return
	// 那天 and 每次 are words; 一天 and 两次 are not.
	if (!beginsNumeral(units[start] ?? 0) && isWord(lattice, start, end)) return
	const known = costBetween(lattice, start, middle) || maxCost
	const made = middle - start > 1 ? costOfNumeral(start, middle) : maxCost
	const number = Math.min(known, made)
	const measure = costBetween(lattice, middle, end)
	if (measure === 0 || isOnly(lattice, start, middle)) return
	reach(lattice, start, end, number + measure - measureGain, middle)
	// A repeated measure word: 一|条条小河.
	if (end === start + 2 && text.charAt(start) === '一' && text[end] === text[middle]) {
		reach(lattice, start, end + 1, number + measure - measureGain + measureTwiceCost, middle)
	}
}

/** 这 只是 and 那 只有 say only; 这 只 猫 counts. */
function isOnly({ text, units }: Lattice, start: number, middle: number): boolean {
	if (units[middle] !== 0x53ea || beginsNumeral(units[start] ?? 0)) return false
	return '是有能会要好不怕'.includes(text.charAt(middle + 1) || ' ')
}

function isWord(lattice: Lattice, start: number, end: number): boolean {
	const cost = costBetween(lattice, start, end)
	return cost !== 0 && cost !== maxCost
}

/** Extra words by first unit, with their lengths, so that lookup doesn't depend on their number. */
type ExtraWords = ReadonlyMap<
	number,
	{ readonly words: Set<string>; readonly lengths: Set<number> }
>

function addExtras(lattice: Lattice, extras: ExtraWords, start: number): void {
	const { text, units } = lattice
	const group = extras.get(units[start] ?? 0)
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
