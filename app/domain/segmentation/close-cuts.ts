/**
 * Places where a text could nearly as well be cut one character further on or back.
 *
 *   十分钟   十|分钟, or 十分|钟
 *   停下来   停|下来, or 停下|来
 *
 * Two neighbours are in doubt if another border between them makes two words of the dictionary that
 * cost little more. The engine's rules about contexts are not asked again.
 */
import { type Cost, type Dictionary, stateAfter } from './dictionary.ts'

/** The words at `at` and behind it, together, could be cut at `border`, in UTF-16 units. */
export type CloseCut = { at: number; border: number }

/** In tenths of a logarithm. Beyond it nearly all other cuts are wrong. */
const mostDearer: Cost = 20

/** `words` are those of a paragraph, with the text between them. */
export function closeCuts(dictionary: Dictionary, words: readonly string[]): CloseCut[] {
	return words.flatMap((one, at) => {
		const border = otherBorder(dictionary, one, words[at + 1] ?? '')
		return border === undefined ? [] : [{ at, border }]
	})
}

/** The cheapest border between two words that is not the one they have. */
function otherBorder(dictionary: Dictionary, one: string, other: string): number | undefined {
	const both = one + other
	const cost = costOf(dictionary, both, one.length)
	if (cost === undefined) return undefined
	let cheapest = cost + mostDearer
	let cheapestBorder: number | undefined
	for (let border = 1; border < both.length; border += 1) {
		const found = border === one.length ? undefined : costOf(dictionary, both, border)
		if (found === undefined || found > cheapest) continue
		cheapest = found
		cheapestBorder = border
	}
	return cheapestBorder
}

/** The cost of two words; undefined if the dictionary lacks one of them. */
function costOf(dictionary: Dictionary, text: string, border: number): Cost | undefined {
	const one = dictionary.costs[stateAfter(dictionary, text, 0, border)]
	const other = dictionary.costs[stateAfter(dictionary, text, border, text.length)]
	return one && other ? one + other : undefined
}
