/**
 * The words a text is cut by, as a double-array trie over UTF-16 units.
 *
 * From the root, 学 leads to a state, and from there 习 to the state of the word 学习: the next state
 * is the base of this one + the code of the unit, if it says that this one is where it comes from.
 * A word has a cost, the smaller the more frequent it is, and an index, its place among the sorted
 * headwords, by which other tables (its readings) can be kept beside the dictionary.
 *
 * The file holds the trie breadth first, siblings in order, in planes of bytes of one kind, which is
 * a third of the arrays it is unfolded to. Beside it stand the hanzi that names are made of.
 */

/** Tenths of a natural logarithm: 的 costs about 30, a word never counted about 200. */
export type Cost = number

export type Dictionary = {
	/** How many words there are. */
	readonly size: number
	/** By UTF-16 unit; 0 for units that no word has. */
	readonly codes: Uint16Array
	/** By state: its base and the state it comes from, side by side. */
	readonly links: Int32Array
	/** By state; 0 where no word ends. */
	readonly costs: Uint8Array
	/** By state; 1 for words that are verbs. */
	readonly verbs: Uint8Array
	/** By state; the word's place among the headwords, sorted by UTF-16 units. */
	readonly indexes: Int32Array
	readonly names: NameCosts
}

/** 0 for hanzi that no such name has; in a dictionary at `codes[unit] - 1`. */
export type NameCosts = Readonly<Record<NamePart, Uint8Array>>

/** 王 of 王小明, then 小 and 明; the 明 of 李明; the 斯 of 巴罗斯. */
export const nameParts = ['surname', 'middle', 'last', 'only', 'foreign'] as const

type NamePart = (typeof nameParts)[number]

export const dictionaryMark = 0x48_4c_57_32
const headerLength = 20

/** Throws if the bytes are not what `packDictionary` wrote. */
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

/** The state a unit leads to, −1 where no word goes on so. The root is 0. */
export function follow({ codes, links }: Dictionary, state: number, unit: number): number {
	const code = codes[unit] ?? 0
	const next = (links[state * 2] ?? 0) + code
	return code !== 0 && links[next * 2 + 1] === state ? next : -1
}

/** The state in which a piece of text ends, −1 if no word begins like it. */
export function stateAfter(dictionary: Dictionary, text: string, start: number, end: number) {
	let state = 0
	for (let at = start; at < end && state >= 0; at += 1) {
		state = follow(dictionary, state, text.charCodeAt(at))
	}
	return state
}

/** The word's place among the sorted headwords, −1 if it is none: 学习 → 35119. */
export function indexOfWord(dictionary: Dictionary, word: string): number {
	const state = stateAfter(dictionary, word, 0, word.length)
	return state > 0 ? (dictionary.indexes[state] ?? -1) : -1
}

/** How many words each node and those below it are: what stands at the node until it is placed. */
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

/** In the order of the file. Those of nodes come first, then those of units. */
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

/** How far this base lies from the one before: 0, −1, 1, −2 … as 0, 1, 2, 3. */
function zigzag({ baseLow, baseMiddle, baseHigh }: Planes, node: number): number {
	const bits = word(baseLow, baseMiddle, node) | ((baseHigh[node] ?? 0) << 16)
	return (bits >>> 1) ^ -(bits & 1)
}
