/**
 * Words said twice: 看看, 慢慢儿, 高高兴兴, 商量商量 are one word, 看一看 and 看了看 three, and
 * 喜不喜欢 asks for 喜欢.
 */
import { type Cost, type Dictionary, stateAfter } from './dictionary.ts'
import { type Lattice, reach, threeParts, whole } from './lattice.ts'

/** More than the word itself costs. */
const doublingCost: Cost = 30

/** Adds what begins at `start` and doubles one or two hanzi. */
export function addDoublings(
	lattice: Lattice,
	dictionary: Dictionary,
	text: string,
	start: number,
): void {
	const { costs, verbs } = dictionary
	const first = text.charCodeAt(start)
	const second = text.charCodeAt(start + 1)
	const third = text.charCodeAt(start + 2)
	const fourth = text.charCodeAt(start + 3)
	const single = stateAfter(dictionary, text, start, start + 1)
	if (single < 0) return
	const cost = costs[single] || 100

	if (first === second) {
		if (verbs[single]) reach(lattice, start, start + 2, cost + doublingCost, whole)
		// 慢慢儿
		if (text.charAt(start + 2) === '儿') {
			const doubled = costs[stateAfter(dictionary, text, start, start + 2)] ?? 0
			if (doubled) reach(lattice, start, start + 3, doubled + doublingCost, whole)
		}
		if (third === fourth) {
			const pair = pairCost(dictionary, first, third)
			if (pair) reach(lattice, start, start + 4, pair + doublingCost, whole)
		}
		return
	}
	if (first !== third) return
	if (isOneOf(second, '一了')) {
		if (verbs[single]) reach(lattice, start, start + 3, cost + 70, threeParts)
	} else if (isOneOf(second, '不没')) {
		reach(lattice, start, start + 3, cost + 90, threeParts)
		const asked = pairCost(dictionary, third, fourth)
		if (asked) reach(lattice, start, start + 4, asked + doublingCost, whole)
	} else if (second === fourth) {
		const state = stateAfter(dictionary, text, start, start + 2)
		if (state > 0 && verbs[state]) {
			reach(lattice, start, start + 4, (costs[state] ?? 0) + doublingCost, whole)
		}
	}
}

/** What the word of two units costs, 0 if there is none. */
function pairCost(dictionary: Dictionary, first: number, second: number): Cost {
	if (Number.isNaN(second)) return 0
	const word = String.fromCharCode(first, second)
	return dictionary.costs[stateAfter(dictionary, word, 0, 2)] ?? 0
}

function isOneOf(unit: number, hanzi: string): boolean {
	return hanzi.includes(String.fromCharCode(unit))
}
