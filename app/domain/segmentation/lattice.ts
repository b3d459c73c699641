/**
 * The word lattice: all segmentations of a text, and the cheapest path through it (Viterbi).
 *
 * A step covers a range of text at a cost. Its shape says whether the range is one word (学习) or how it
 * is cut: 两|个, 看|一|看, 拿|得|出来, 看|来|看|去.
 */
import type { Cost, Dictionary } from './dictionary.ts'

/** Shape of a range that is one word. A positive shape is the offset of its only cut. */
export const whole = 0
/** Shape of a range that is cut after its first and second unit. */
export const threeParts = -1
/** Shape of a range that is cut after each unit. */
export const fourParts = -2

export type Lattice = {
	readonly dictionary: Dictionary
	readonly text: string
	/** The text's UTF-16 units and their codes in the dictionary, with zeros behind the text. */
	readonly units: Uint16Array
	readonly codes: Uint16Array
	/** By offset: the least cost to reach it, and the last step's start and shape. */
	readonly best: Float64Array
	readonly from: Int32Array
	readonly shapes: Int32Array
}

/** Patterns look no further than this behind the text. */
const zerosBehind = 8

/** The arrays are reused, since texts are cut one at a time; they grow for longer texts. */
let shared = allocate(1_000)

/** Valid until the next call. */
export function newLattice(dictionary: Dictionary, text: string): Lattice {
	const { length } = text
	if (shared.best.length <= length) shared = allocate(2 * length)
	const { units, codes, best, from, shapes } = shared
	// Arrays are read faster than the string.
	for (let at = 0; at < length; at += 1) {
		const unit = text.charCodeAt(at)
		units[at] = unit
		codes[at] = dictionary.codes[unit] ?? 0
	}
	units.fill(0, length, length + zerosBehind)
	codes.fill(0, length, length + zerosBehind)
	best.fill(Number.POSITIVE_INFINITY, 0, length + 1)
	best[0] = 0
	return { dictionary, text, units, codes, best, from, shapes }
}

function allocate(length: number) {
	return {
		units: new Uint16Array(length + zerosBehind),
		codes: new Uint16Array(length + zerosBehind),
		best: new Float64Array(length + 1),
		from: new Int32Array(length + 1),
		shapes: new Int32Array(length + 1),
	}
}

export function isReached({ best }: Lattice, at: number): boolean {
	return best[at] !== Number.POSITIVE_INFINITY
}

/** Adds a step; keeps it if it is the cheapest to `end`. */
export function reach(lattice: Lattice, start: number, end: number, cost: Cost, shape: number) {
	const { best, from, shapes } = lattice
	const total = (best[start] ?? 0) + cost
	if (total >= (best[end] ?? 0)) return
	best[end] = total
	from[end] = start
	shapes[end] = shape
}

/** The dictionary's state after the units from `start` to `end`, or −1 if no word begins with them. */
export function stateBetween({ dictionary, codes }: Lattice, start: number, end: number): number {
	const { links } = dictionary
	let state = 0
	for (let at = start; at < end; at += 1) {
		const code = codes[at] ?? 0
		const next = (links[state * 2] ?? 0) + code
		if (code === 0 || links[next * 2 + 1] !== state) return -1
		state = next
	}
	return state
}

/** The cost of the word from `start` to `end`; 0 if there is none. */
export function costBetween(lattice: Lattice, start: number, end: number): Cost {
	const state = stateBetween(lattice, start, end)
	return state < 0 ? 0 : (lattice.dictionary.costs[state] ?? 0)
}

/** The words of the cheapest path. Joined, they are the text. */
export function cheapestWords({ text, from, shapes }: Lattice): string[] {
	const words: string[] = []
	for (let end = text.length; end > 0; end = from[end] ?? 0) {
		const start = from[end] ?? 0
		const shape = shapes[end] ?? whole
		if (shape === whole) {
			words.push(text.slice(start, end))
		} else if (shape === threeParts) {
			words.push(text.slice(start + 2, end), text.charAt(start + 1), text.charAt(start))
		} else if (shape === fourParts) {
			words.push(...text.slice(start, end).split('').reverse())
		} else {
			words.push(text.slice(shape, end), text.slice(start, shape))
		}
	}
	return words.reverse()
}
