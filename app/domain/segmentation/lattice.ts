/**
 * The ways to read a text as words, and the cheapest of them.
 *
 * A step reads a stretch of text at a cost. It is one word (学习), or it is known to be several,
 * which are then cut as its shape says: 两|个, 看|一|看, 拿|得|出来.
 */
import type { Cost } from './dictionary.ts'

/** The stretch is one word; a positive shape is the place of its one cut. */
export const whole = 0
/** The stretch is cut behind its first and its second unit. */
export const threeParts = -1

export type Lattice = {
	readonly best: Float64Array
	readonly from: Int32Array
	readonly shapes: Int32Array
}

/** Texts are cut one after the other, so that one is enough; it is remade for a longer text. */
let shared = allocate(1_000)

/** For a text of this many units. It is good until the next one is asked for. */
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

export function reach(lattice: Lattice, start: number, end: number, cost: Cost, shape: number) {
	const { best, from, shapes } = lattice
	const total = (best[start] ?? 0) + cost
	if (total >= (best[end] ?? 0)) return
	best[end] = total
	from[end] = start
	shapes[end] = shape
}

/** The words of the cheapest way; joined they are the text. */
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
