/** How much more work twice the input is: about 2 for a parser that reads its text once, 4 for a loop in a loop. */
import { existsSync, readFileSync } from 'node:fs'

/** The garbage collector slows single samples, hence the fastest of several, taken alternately. */
const samples = 3

/** Linux counts the nanoseconds that this thread alone was on a processor. */
const onProcessor = '/proc/thread-self/schedstat'

/** Milliseconds of work so far, whatever else the machine does. */
function workSoFar(): number {
	if (!existsSync(onProcessor)) return performance.now()
	return Number(readFileSync(onProcessor, 'utf8').split(' ')[0]) / 1e6
}

/** Returns the ratio of the time for `make(2 * size)` to that for `make(size)`. */
export function growth<T>(
	size: number,
	make: (size: number) => T,
	work: (input: T) => unknown,
): number {
	const [one, two] = [make(size), make(2 * size)]
	const fastest = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
	for (let sample = 0; sample < samples; sample++) {
		for (const [index, input] of [one, two].entries()) {
			const begin = workSoFar()
			work(input)
			fastest[index] = Math.min(fastest[index] ?? 0, workSoFar() - begin)
		}
	}
	const [single = 0, double = 0] = fastest
	return double / single
}

/** Between twice the work and four times: what a linear parser needs, with room for the machine. */
export const linear = 3
