/**
 * The word lattice: all segmentations of a text, and the cheapest path through it (Viterbi).
 *
 * A step covers a range of text at a cost. Its shape says whether the range is one word (学习) or how it
 * is cut: 两|个, 看|一|看, 拿|得|出来.
 */
import type { Cost } from './dictionary.ts'

/** Shape of a range that is one word. A positive shape is the offset of its only cut. */
export const whole = 0
/** Shape of a range that is cut after its first and second unit. */
export const threeParts = -1

/** By offset: the least cost to reach it, and the last step's start and shape. */
export type Lattice = {
	readonly best: Float64Array
	readonly from: Int32Array
	readonly shapes: Int32Array
}

/** One lattice is reused, since texts are cut one at a time; it grows for longer texts. */
let shared = allocate(1_000)

/** For a text of `length` units. Valid until the next call. */
export function newLattice(length: number): Lattice {
	if (shared.best.length <= length) shared = allocate(2 * length)
	shared.best.fill(Number.POSITIVE_INFINITY, 0, length + 1)
	shared.best[0] = 0
	return shared
}

function allocate(length: number): Lattice {
	return {
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

/** The words of the cheapest path. Joined, they are the text. */
export function cheapestWords({ from, shapes }: Lattice, text: string): string[] {
	const words: string[] = []
	for (let end = text.length; end > 0; end = from[end] ?? 0) {
		const start = from[end] ?? 0
		const shape = shapes[end] ?? whole
		if (shape === whole) {
			words.push(text.slice(start, end))
		} else if (shape === threeParts) {
			words.push(text.slice(start + 2, end), text.charAt(start + 1), text.charAt(start))
		} else {
			words.push(text.slice(shape, end), text.slice(start, shape))
		}
	}
	return words.reverse()
}
