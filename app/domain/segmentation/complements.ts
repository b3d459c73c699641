/**
 * Complements, and 看来看去. Potential ones: 写不完, 拿得出来. Verb, 不 or 得, and result are three words, unless
 * the dictionary has them as one (看不见) or the result means something else alone (睡不着, 搬不了).
 */
import {
	costBetween,
	fourParts,
	type Lattice,
	reach,
	stateBetween,
	threeParts,
	whole,
} from './lattice.ts'

const long = /(?:[上下进出回过起开]来|[上下进出回过开]去|清楚|明白|干净|完全)/y
const short = '见懂到完了下上起住动好出进开走成掉及着过来去'
/** Behind 不 and a verb, and behind 得, these mean something else than alone: 着 is zháo, 了 liǎo, 起 to afford. */
const changedByNot = '了着上起住动到'
const changedByGet = '着上起住动'
/** These have no result: 但是 不 去, 还有 不 到, 开会 不 来, 站住 不 动, 一 周 不到. */
const withoutResult = '是有在会能并周住'
/** These have few: 来 不 了, but 从来 不 去. */
const comeOrGo = '来去'
const resultsOfComing = '了及成得'

/** Adds a step for a potential complement at `start`. */
export function addComplements(lattice: Lattice, start: number): void {
	const { dictionary, text } = lattice
	const { costs, verbs } = dictionary
	if (!mayHaveResult(text.charAt(start), text.charAt(start + 2))) return
	const verb = stateBetween(lattice, start, start + 1)
	if (verb < 0 || !verbs[verb]) return
	const middle = costBetween(lattice, start + 1, start + 2)
	long.lastIndex = start + 2
	const end = long.test(text) ? start + 4 : start + 3
	if (end === start + 3 && !(end <= text.length && short.includes(text.charAt(start + 2)))) return
	const result = costBetween(lattice, start + 2, end)
	// 看不见 is in the dictionary as one word.
	if (result === 0 || costBetween(lattice, start, end) !== 0) return
	const shape = end === start + 3 && isChanged(text, start + 1) ? whole : threeParts
	reach(lattice, start, end, (costs[verb] ?? 0) + middle + result - 40, shape)
}

/** Whether the result behind the 不 or 得 at `middle` means something else alone. */
function isChanged(text: string, middle: number): boolean {
	const results = text.charAt(middle) === '不' ? changedByNot : changedByGet
	return results.includes(text.charAt(middle + 1))
}

function mayHaveResult(verb: string, result: string): boolean {
	if (comeOrGo.includes(verb)) return resultsOfComing.includes(result)
	return !withoutResult.includes(verb)
}

const come = '来'.charCodeAt(0)
const go = '去'.charCodeAt(0)
const directions = '上下进出回过起'
/** More than the difference between 留|下来 and 留下|来. */
const directionGain = 40

/** More than what 看来 or 传来 save as one word. */
const toAndFroGain = 60
/** Less than a phrase of the dictionary costs, such as 跑来跑去. */
const mostToAndFro = 250

/** 看来看去 is 看|来|看|去. */
export function addToAndFro(lattice: Lattice, start: number): void {
	const { dictionary, units } = lattice
	if (units[start + 1] !== come || units[start + 3] !== go) return
	const verb = stateBetween(lattice, start, start + 1)
	if (verb < 0 || !dictionary.verbs[verb]) return
	const apart =
		2 * (dictionary.costs[verb] ?? 0) +
		costBetween(lattice, start + 1, start + 2) +
		costBetween(lattice, start + 3, start + 4)
	reach(lattice, start, start + 4, Math.min(apart - toAndFroGain, mostToAndFro), fourParts)
}

/** 留下来 is 留|下来: a verb's direction belongs to the 来 or 去 after it. */
export function addDirection(lattice: Lattice, start: number): void {
	const { dictionary, text, units } = lattice
	const last = units[start + 2] ?? 0
	if ((last !== come && last !== go) || !directions.includes(text.charAt(start + 1))) return
	const { costs, verbs } = dictionary
	const verb = stateBetween(lattice, start, start + 1)
	const both = stateBetween(lattice, start, start + 2)
	if (verb < 0 || both < 0 || !costs[verb] || !costs[both] || !verbs[both]) return
	const direction = costBetween(lattice, start + 1, start + 3)
	if (direction === 0) return
	reach(lattice, start, start + 3, (costs[verb] ?? 0) + direction - directionGain, start + 1)
}
