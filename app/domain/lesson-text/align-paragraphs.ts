/**
 * Which paragraph of a text is which of its next edition.
 *
 * 早上好！ | 你去哪儿？ | 再见！ and 早上好！ | 你要去哪儿？ | 谢谢。 | 再见！: the first and the last are
 * found again by their Chinese, the second is the one between them, and 谢谢。 is new.
 */
import { type Block, textOf } from './content.ts'
import { sameInOrder } from './same-in-order.ts'

/** Indices; one of them is missing where a paragraph is new or gone. In the order of the new text. */
type Pair = { from?: number; to?: number }

export function alignParagraphs(before: readonly Block[], after: readonly Block[]): Pair[] {
	const [was, is] = [before, after].map((blocks) => blocks.map(({ zh }) => textOf(zh)))
	if (!was || !is) return []
	const pairs: Pair[] = []
	let [from, to] = [0, 0]
	const until = (fromEnd: number, toEnd: number) => {
		pairs.push(...pairByLikeness({ before, after, was, is, from, fromEnd, to, toEnd }))
	}
	for (const [fromAt, toAt] of sameInOrder(was, is)) {
		until(fromAt, toAt)
		pairs.push({ from: fromAt, to: toAt })
		from = fromAt + 1
		to = toAt + 1
	}
	until(was.length, is.length)
	return pairs
}

type Gap = {
	before: readonly Block[]
	after: readonly Block[]
	was: readonly string[]
	is: readonly string[]
	from: number
	fromEnd: number
	to: number
	toEnd: number
}

/**
 * Between two paragraphs that stayed: as many as there were are each what it was, else those that
 * have the same English or most characters in common, in order.
 */
function pairByLikeness(gap: Gap): Pair[] {
	const { before, after, was, is, fromEnd, toEnd } = gap
	const pairs: Pair[] = []
	let { from, to } = gap
	const isAsMany = fromEnd - from === toEnd - to
	while (from < fromEnd && to < toEnd) {
		const found = isAsMany ? from : findLike(from, to)
		if (found === undefined) pairs.push({ to })
		else {
			for (; from < found; from += 1) pairs.push({ from })
			pairs.push({ from, to })
			from += 1
		}
		to += 1
	}
	for (; from < fromEnd; from += 1) pairs.push({ from })
	for (; to < toEnd; to += 1) pairs.push({ to })
	return pairs

	function findLike(first: number, at: number): number | undefined {
		for (let other = first; other < Math.min(fromEnd, first + widestLook); other += 1) {
			const isSameEnglish = before[other]?.en === after[at]?.en
			if (isSameEnglish || likeness(was[other] ?? '', is[at] ?? '') >= leastLikeness) return other
		}
		return undefined
	}
}

/** Of a thousand paragraphs that were put in front, each looks only so far. */
const widestLook = 50
const leastLikeness = 0.5

/** The share of characters that both have, 0 to 1. */
function likeness(one: string, other: string): number {
	const counts = new Map<string, number>()
	for (const sign of one) counts.set(sign, (counts.get(sign) ?? 0) + 1)
	let common = 0
	for (const sign of other) {
		const left = counts.get(sign) ?? 0
		if (left > 0) common += 1
		counts.set(sign, left - 1)
	}
	return (2 * common) / Math.max(1, [...one].length + [...other].length)
}
