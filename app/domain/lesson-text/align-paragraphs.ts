/**
 * Matches the paragraphs of a text with those of its next edition.
 *
 *   before  早上好！ | 你去哪儿？   | 再见！
 *   after   早上好！ | 你要去哪儿？ | 谢谢。 | 再见！
 *
 * The first and the last have the same Chinese. The second resembles the one between them, and 谢谢。
 * is new.
 */
import { type Block, textOf } from './content.ts'
import { sameInOrder } from './same-in-order.ts'

/** Indices of a paragraph before and after; `from` is missing if it is new, `to` if it is gone. */
type Pair = { from?: number; to?: number }

/** Every paragraph of both editions once, in the order of the new text. */
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

/** The paragraphs between two matched ones: `from` to `fromEnd` before, `to` to `toEnd` after. */
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
 * Pairs the paragraphs of a gap in order. If both sides have the same number, one by one; otherwise
 * by the same English or by enough characters in common.
 */
function pairByLikeness(gap: Gap): Pair[] {
	const { before, after, was, is, fromEnd, toEnd } = gap
	const pairs: Pair[] = []
	let { from, to } = gap
	const hasSameCount = fromEnd - from === toEnd - to
	while (from < fromEnd && to < toEnd) {
		const found = hasSameCount ? from : findLike(from, to)
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
		const english = after[at]?.en.trim() ?? ''
		for (let other = first; other < Math.min(fromEnd, first + widestLook); other += 1) {
			// Two texts that are not translated yet are not alike for that.
			const isSameEnglish = english !== '' && before[other]?.en.trim() === english
			if (isSameEnglish || likeness(was[other] ?? '', is[at] ?? '') >= leastLikeness) return other
		}
		return undefined
	}
}

/** How many paragraphs ahead to look; keeps a thousand inserted paragraphs from being quadratic. */
const widestLook = 50
const leastLikeness = 0.5

/** Sørensen–Dice coefficient of the characters, 0 to 1. */
function likeness(one: string, other: string): number {
	const counts = new Map<string, number>()
	for (const character of one) counts.set(character, (counts.get(character) ?? 0) + 1)
	let common = 0
	for (const character of other) {
		const left = counts.get(character) ?? 0
		if (left > 0) common += 1
		counts.set(character, left - 1)
	}
	return (2 * common) / Math.max(1, [...one].length + [...other].length)
}
