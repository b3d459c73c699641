/**
 * The segmenter's dictionary, a double-array trie over UTF-16 units (Aoe 1989).
 *
 * From the root, 学 leads to a state, and from there 习 to the state of the word 学习. The next state is
 * the current state's base plus the unit's code, provided its check is the current state. A word has
 * a cost (lower for frequent words) and an index among the sorted headwords, by which other tables
 * such as readings refer to it.
 *
 * The file stores the trie breadth first in byte planes, a third of the size of the arrays in memory.
 * It also has the hanzi used in names, with costs.
 */
/** Negative log probability, in tenths: 的 costs about 30, a word that was never counted about 200. */
export type Cost = number

export type Dictionary = {
	/** Number of words. */
	readonly size: number
	/** Codes by UTF-16 unit; 0 for units in no word. */
	readonly codes: Uint16Array
	/** Base and check of each state, side by side. */
	readonly links: Int32Array
	/** Costs by state; 0 if no word ends there. */
	readonly costs: Uint8Array
	/** By state: 1 if its word is a verb. */
	readonly verbs: Uint8Array
	/** By state: the word's index among the headwords, sorted by UTF-16 units; −1 for none. */
	readonly indexes: Int32Array
	readonly names: NameCosts
}

/** Costs of hanzi in names; 0 for others. In a dictionary, indexed by `codes[unit] - 1`. */
export type NameCosts = Readonly<Record<NamePart, Uint8Array>>

/** 王, 小 and 明 in 王小明 are surname, middle and last; 明 in 李明 is only; 斯 in 巴罗斯 is foreign. */
export const nameParts = ['surname', 'middle', 'last', 'only', 'foreign'] as const

type NamePart = (typeof nameParts)[number]

export const dictionaryMark = 0x48_4c_57_32
const headerLength = 20

/** Throws a RangeError if `packDictionary` didn't write the bytes. */
export function openDictionary(bytes: ArrayBuffer): Dictionary {
	const header = new Int32Array(bytes.slice(0, headerLength))
	const [mark, size = 0, nodes = 0, units = 0, states = 0] = header
	const planes = planesOf(bytes, nodes, units)
	if (mark !== dictionaryMark || !planes) throw new RangeError('These bytes are no dictionary')

	const codes = new Uint16Array(0x10000)
	const unitOf = (code: number) => word(planes.unitLow, planes.unitHigh, code)
	for (let code = 0; code < units; code += 1) codes[unitOf(code)] = code + 1
	const stateOf = new Int32Array(nodes)
	const links = new Int32Array(states * 2).fill(-1)
	const costs = new Uint8Array(states)
	const verbs = new Uint8Array(states)
	const indexes = new Int32Array(states).fill(-1)
	const firstIndex = countWordsBelow(planes, nodes)

	links[1] = 0
	let base = 0
	let child = 1
	for (let node = 0; node < nodes; node += 1) {
		const state = stateOf[node] ?? 0
		const cost = planes.cost[node] ?? 0
		let index = firstIndex[node] ?? 0
		if (cost > 0) {
			costs[state] = cost
			verbs[state] = planes.verb[node] ?? 0
			indexes[state] = index
			index += 1
		}
		const children = word(planes.childrenLow, planes.childrenHigh, node)
		if (children === 0) {
			links[state * 2] = 0
			continue
		}
		base += zigzag(planes, node)
		links[state * 2] = base
		for (const end = child + children; child < end; child += 1) {
			const next = base + (codes[word(planes.labelLow, planes.labelHigh, child)] ?? 0)
			stateOf[child] = next
			links[next * 2 + 1] = state
			const below = firstIndex[child] ?? 0
			firstIndex[child] = index
			index += below
		}
	}
	return { size, codes, links, costs, verbs, indexes, names: planes }
}

/** The state a unit leads to, or −1. The root is 0. */
export function follow({ codes, links }: Dictionary, state: number, unit: number): number {
	const code = codes[unit] ?? 0
	const next = (links[state * 2] ?? 0) + code
	return code !== 0 && links[next * 2 + 1] === state ? next : -1
}

/** The state after `text` from `start` to `end`, or −1 if no word begins with it. */
export function stateAfter(dictionary: Dictionary, text: string, start: number, end: number) {
	let state = 0
	for (let at = start; at < end && state >= 0; at += 1) {
		state = follow(dictionary, state, text.charCodeAt(at))
	}
	return state
}

/** The word's index among the sorted headwords, or −1: 学习 → 35119. */
export function indexOfWord(dictionary: Dictionary, word: string): number {
	const state = stateAfter(dictionary, word, 0, word.length)
	return state > 0 ? (dictionary.indexes[state] ?? -1) : -1
}

/** Number of words at and below each node, from which indices are assigned. */
function countWordsBelow(planes: Planes, nodes: number): Int32Array {
	const counts = new Int32Array(nodes)
	let child = nodes
	for (let node = nodes - 1; node >= 0; node -= 1) {
		let sum = planes.cost[node] ? 1 : 0
		const first = child - word(planes.childrenLow, planes.childrenHigh, node)
		while (child > first) {
			child -= 1
			sum += counts[child] ?? 0
		}
		counts[node] = sum
	}
	counts[0] = 0
	return counts
}

/** Planes in file order: first those of nodes, then those of units. */
export const nodePlanes = [
	'childrenLow',
	'childrenHigh',
	'labelLow',
	'labelHigh',
	'cost',
	'verb',
	'baseLow',
	'baseMiddle',
	'baseHigh',
] as const
export const unitPlanes = ['unitLow', 'unitHigh', ...nameParts] as const

export type Planes = Record<(typeof nodePlanes)[number] | (typeof unitPlanes)[number], Uint8Array>

function planesOf(bytes: ArrayBuffer, nodes: number, units: number): Planes | undefined {
	const length = headerLength + nodePlanes.length * nodes + unitPlanes.length * units
	if (bytes.byteLength !== length) return undefined
	const ofNode = (order: number) => new Uint8Array(bytes, headerLength + order * nodes, nodes)
	const start = headerLength + nodePlanes.length * nodes
	const ofUnit = (order: number) => new Uint8Array(bytes, start + order * units, units)
	return {
		childrenLow: ofNode(0),
		childrenHigh: ofNode(1),
		labelLow: ofNode(2),
		labelHigh: ofNode(3),
		cost: ofNode(4),
		verb: ofNode(5),
		baseLow: ofNode(6),
		baseMiddle: ofNode(7),
		baseHigh: ofNode(8),
		unitLow: ofUnit(0),
		unitHigh: ofUnit(1),
		surname: ofUnit(2),
		middle: ofUnit(3),
		last: ofUnit(4),
		only: ofUnit(5),
		foreign: ofUnit(6),
	}
}

function word(low: Uint8Array, high: Uint8Array, at: number): number {
	return (low[at] ?? 0) | ((high[at] ?? 0) << 8)
}

/** Zigzag-decoded difference to the previous base: 0, 1, 2, 3 mean 0, −1, 1, −2. */
function zigzag({ baseLow, baseMiddle, baseHigh }: Planes, node: number): number {
	const bits = word(baseLow, baseMiddle, node) | ((baseHigh[node] ?? 0) << 16)
	return (bits >>> 1) ^ -(bits & 1)
}
