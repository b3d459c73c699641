/** How much more work twice the input is: about 2 for a parser that reads its text once, 4 for a loop in a loop. */
import { existsSync, readFileSync } from 'node:fs'

/** The garbage collector slows single samples, hence the fastest of several, taken alternately. */
const samples = 3

/** Linux counts in steps of some milliseconds: short work is repeated until a sample takes about this long. */
const leastMs = 25

/** Linux counts the nanoseconds that this thread alone was on a processor. */
const onProcessor = '/proc/thread-self/schedstat'

/** Milliseconds of work so far, whatever else the machine does. */
function workSoFar(): number {
	if (!existsSync(onProcessor)) return performance.now()
	return Number(readFileSync(onProcessor, 'utf8').split(' ')[0]) / 1e6
}

/** In milliseconds: no other process takes a processor for so long. */
const longestPause = 2_000

function timeOf(work: () => unknown, times: number): number {
	const [begin, began] = [workSoFar(), performance.now()]
	for (let time = 0; time < times; time++) work()
	const [worked, passed] = [workSoFar() - begin, performance.now() - began]
	// Where the count of Linux stands still, the clock must do, or the work is repeated for ever.
	return worked === 0 && passed > longestPause ? passed : worked
}

/** Returns the ratio of the time for `make(2 * size)` to that for `make(size)`; `isQuick`: the first that is linear. */
export function growth<T>(
	size: number,
	make: (size: number) => T,
	work: (input: T) => unknown,
	{ isQuick = false } = {},
): number {
	const [one, two] = [make(size), make(2 * size)]
	let times = 1
	for (;;) {
		while (timeOf(() => work(one), times) < leastMs) times *= 2
		let [single, double] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
		for (let sample = 0; sample < samples; sample++) {
			single = Math.min(
				single,
				timeOf(() => work(one), times),
			)
			double = Math.min(
				double,
				timeOf(() => work(two), times),
			)
			if (isQuick && double / single < linear) break
		}
		if (single >= leastMs / 2) return double / single
		// What took so long was the first call, before its code was compiled.
		times *= 2
	}
}

/** Between twice the work and four times: what a linear parser needs, with room for the machine. */
export const linear = 3.4

/** A loop in a loop that is slow with a page of text would take hours with more of it. */
const pageCharacters = 1_000
const slowPageMs = 40

const fewCharacters = 50_000
const manyCharacters = 150_000

/** The growth for a text of one piece again and again. What is fast is measured once, with a longer text. */
export function growthWith(piece: string, work: (text: string) => unknown): number {
	const make = (size: number) => piece.repeat(Math.ceil(size / piece.length))
	const timeAt = (size: number) => {
		const text = make(size)
		return timeOf(() => work(text), 1)
	}
	/** More memory costs more at some size; a loop in a loop at every size. */
	const growthAt = (size: number) => {
		const first = growth(size, make, work, { isQuick: true })
		return first < linear ? first : Math.min(first, growth(2 * size, make, work))
	}
	// The first call may load what it needs.
	const page = Math.min(timeAt(pageCharacters), timeAt(pageCharacters))
	if (page >= slowPageMs) {
		const growthOfPage = growthAt(pageCharacters)
		if (growthOfPage >= linear) return growthOfPage
	}
	const few = timeAt(fewCharacters)
	if (few >= leastMs) return growthAt(fewCharacters / 2)
	const many = timeAt(manyCharacters)
	const times = manyCharacters / fewCharacters
	if (many < 1.5 * times * Math.max(few, 2)) return 2
	return growthAt(manyCharacters / 2)
}
