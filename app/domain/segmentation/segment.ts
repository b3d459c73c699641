/**
 * Cuts a text into the words a learner would look up: 我学习汉语。 → 我 | 学习 | 汉语 | 。
 *
 * Of all ways to read a text as words of the dictionary the cheapest is taken (Viterbi). What is no
 * hanzi is cut by `foreignEnd`: words and numbers, runs of spaces, line ends, marks.
 */
import type { Cost, Dictionary } from './dictionary.ts'
import { foreignEnd, isHanziAt } from './foreign.ts'

/** A hanzi that the dictionary does not have. */
const unknownCost: Cost = 300

/** More than any way around an extra word saves. */
const extraGain: Cost = 100_000

/**
 * The words joined are exactly the text, whatever Unicode it is. `extraWords` are words to know
 * besides those of the dictionary (custom words, an author's own); they win over its cut, and of
 * two that overlap what covers more of the text.
 */
export function segment(
	dictionary: Dictionary,
	text: string,
	extraWords: readonly string[] = [],
): string[] {
	const { codes, base, check, costs } = dictionary
	const extras = byFirstUnit(extraWords)
	const best = new Float64Array(text.length + 1).fill(Number.POSITIVE_INFINITY)
	const from = new Int32Array(text.length + 1)
	best[0] = 0

	function reach(start: number, end: number, cost: number): void {
		const total = (best[start] ?? 0) + cost
		if (total >= (best[end] ?? 0)) return
		best[end] = total
		from[end] = start
	}

	for (let start = 0; start < text.length; start += 1) {
		if (best[start] === Number.POSITIVE_INFINITY) continue
		for (const word of extras.get(text.charCodeAt(start)) ?? []) {
			if (text.startsWith(word, start)) reach(start, start + word.length, -extraGain * word.length)
		}
		if (!isHanziAt(text, start)) {
			reach(start, foreignEnd(text, start), 0)
			continue
		}
		reach(start, start + ((text.codePointAt(start) ?? 0) > 0xffff ? 2 : 1), unknownCost)
		let state = 0
		for (let at = start; at < text.length; at += 1) {
			const code = codes[text.charCodeAt(at)] ?? 0
			const next = (base[state] ?? 0) + code
			if (code === 0 || check[next] !== state) break
			state = next
			const cost = costs[state]
			if (cost) reach(start, at + 1, cost)
		}
	}
	return wordsBetween(text, from)
}

function byFirstUnit(words: readonly string[]): Map<number, string[]> {
	const groups = new Map<number, string[]>()
	for (const word of new Set(words)) {
		if (word === '') continue
		const unit = word.charCodeAt(0)
		groups.set(unit, [...(groups.get(unit) ?? []), word])
	}
	return groups
}

function wordsBetween(text: string, from: Int32Array): string[] {
	const words: string[] = []
	for (let end = text.length; end > 0; end = from[end] ?? 0) {
		words.push(text.slice(from[end], end))
	}
	return words.reverse()
}
