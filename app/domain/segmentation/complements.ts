/**
 * Complements. Potential ones: 看不懂, 拿得出来, 跑不了. Verb, 不 or 得, and result are three words, unless the
 * dictionary has them as one (看不见).
 */
import { type Dictionary, stateAfter } from './dictionary.ts'
import { type Lattice, reach, threeParts } from './lattice.ts'

const long = /(?:[上下进出回过起开]来|[上下进出回过开]去|清楚|明白|干净|完全)/y
const short = '见懂到完了下上起住动好出进开走成掉及着过来去'

/** Adds a step for a potential complement at `start`. */
export function addComplements(
	lattice: Lattice,
	dictionary: Dictionary,
	text: string,
	start: number,
): void {
	const { costs, verbs } = dictionary
	const verb = stateAfter(dictionary, text, start, start + 1)
	if (verb < 0 || !verbs[verb]) return
	const middle = costs[stateAfter(dictionary, text, start + 1, start + 2)] ?? 0
	long.lastIndex = start + 2
	const end = long.test(text) ? start + 4 : start + 3
	if (end === start + 3 && !(end <= text.length && short.includes(text.charAt(start + 2)))) return
	const result = costs[stateAfter(dictionary, text, start + 2, end)] ?? 0
	// 看不见 is in the dictionary as one word.
	if (result === 0 || costs[stateAfter(dictionary, text, start, end)]) return
	reach(lattice, start, end, (costs[verb] ?? 0) + middle + result - 40, threeParts)
}

const come = '来'.charCodeAt(0)
const go = '去'.charCodeAt(0)
const directions = '上下进出回过起'
/** More than the difference between 留|下来 and 留下|来. */
const directionGain = 40

/** 留下来 is 留|下来: a verb's direction belongs to the 来 or 去 after it. */
export function addDirection(
	lattice: Lattice,
	dictionary: Dictionary,
	text: string,
	start: number,
): void {
	const last = text.charCodeAt(start + 2)
	if ((last !== come && last !== go) || !directions.includes(text.charAt(start + 1))) return
	const { costs, verbs } = dictionary
	const verb = stateAfter(dictionary, text, start, start + 1)
	const both = stateAfter(dictionary, text, start, start + 2)
	if (verb < 0 || both < 0 || !costs[verb] || !costs[both] || !verbs[both]) return
	const direction = costs[stateAfter(dictionary, text, start + 1, start + 3)] ?? 0
	if (direction === 0) return
	reach(lattice, start, start + 3, (costs[verb] ?? 0) + direction - directionGain, start + 1)
}
