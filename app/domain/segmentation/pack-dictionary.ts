/**
 * Packs words (学, 学习, …) and name costs into the bytes that `openDictionary` reads.
 *
 * Codes are assigned by frequency, so that the states of common characters are close together.
 */
import {
	type Cost,
	dictionaryMark,
	type NameCosts,
	nameParts,
	nodePlanes,
	type Planes,
	unitPlanes,
} from './dictionary.ts'

export type PackedWord = {
	readonly word: string
	/** A whole number from 1 to 255. */
	readonly cost: Cost
	readonly isVerb: boolean
}

type Node = { readonly children: Map<number, Node>; cost: Cost; isVerb: boolean }

/** `words` must be unique and sorted by UTF-16 units. `names` is indexed by UTF-16 unit. */
export function packDictionary(words: readonly PackedWord[], names: NameCosts): ArrayBuffer {
	const nodes = breadthFirst(growTrie(words))
	const units = unitsByFrequency(nodes)
	const { bases, states } = placeStates(nodes, units)
	const planes: Planes = {
		...planesOfNodes(nodes, bases),
		unitLow: Uint8Array.from(units, (unit) => unit & 255),
		unitHigh: Uint8Array.from(units, (unit) => unit >> 8),
		...planesOfNames(units, names),
	}
	const header = Int32Array.of(dictionaryMark, words.length, nodes.length, units.length, states)
	return join([
		new Uint8Array(header.buffer),
		...[...nodePlanes, ...unitPlanes].map((plane) => planes[plane]),
	])
}

function growTrie(words: readonly PackedWord[]): Node {
	const root = emptyNode()
	for (const { word, cost, isVerb } of words) {
		let node = root
		for (let at = 0; at < word.length; at += 1) {
			const unit = word.charCodeAt(at)
			const child = node.children.get(unit) ?? emptyNode()
			node.children.set(unit, child)
			node = child
		}
		node.cost = cost
		node.isVerb = isVerb
	}
	return root
}

function emptyNode(): Node {
	return { children: new Map(), cost: 0, isVerb: false }
}

type LabelledNode = { readonly node: Node; readonly unit: number }

/** Siblings are in sorted order because the words were. */
function breadthFirst(root: Node): LabelledNode[] {
	const nodes: LabelledNode[] = [{ node: root, unit: 0 }]
	for (const { node } of nodes) {
		for (const [unit, child] of node.children) nodes.push({ node: child, unit })
	}
	return nodes
}

function unitsByFrequency(nodes: readonly LabelledNode[]): number[] {
	const counts = new Map<number, number>()
	for (const { unit } of nodes.slice(1)) counts.set(unit, (counts.get(unit) ?? 0) + 1)
	return [...counts].sort(([a, often], [b, more]) => more - often || a - b).map(([unit]) => unit)
}

/** Finds a base for each node with children: first fit, breadth first. */
function placeStates(nodes: readonly LabelledNode[], units: readonly number[]) {
	const codes = new Map(units.map((unit, order) => [unit, order + 1]))
	const free = new FreeStates()
	const bases = nodes.map(({ node }) => {
		const offsets = [...node.children.keys()].map((unit) => codes.get(unit) ?? 0)
		return offsets.length === 0 ? 0 : free.place(offsets.sort((a, b) => a - b))
	})
	return { bases, states: free.end }
}

/** Tracks free states; each state points towards the next free one (union-find). */
class FreeStates {
	readonly #next = Int32Array.from({ length: 0x400000 }, (_, state) => state)
	end = 1

	/** Finds a base at which all offsets are free, and takes them. */
	place(offsets: readonly number[]): number {
		const [first = 0] = offsets
		for (let state = this.#free(first + 1); ; state = this.#free(state + 1)) {
			const base = state - first
			if (!this.#fits(base, offsets)) continue
			for (const offset of offsets) this.#next[base + offset] = base + offset + 1
			this.end = Math.max(this.end, base + (offsets.at(-1) ?? 0) + 1)
			return base
		}
	}

	#fits(base: number, offsets: readonly number[]): boolean {
		for (const offset of offsets) {
			if (this.#next[base + offset] !== base + offset) return false
		}
		return true
	}

	/** The first free state at or after `from`, with path compression. */
	#free(from: number): number {
		let state = from
		for (let next = this.#next[state] ?? 0; next !== state; next = this.#next[state] ?? 0) {
			const beyond = this.#next[next] ?? 0
			this.#next[state] = beyond
			state = beyond
		}
		return state
	}
}

function planesOfNodes(nodes: readonly LabelledNode[], bases: readonly number[]) {
	let before = 0
	const steps = nodes.map(({ node }, at) => {
		if (node.children.size === 0) return 0
		const step = (bases[at] ?? 0) - before
		before += step
		return step < 0 ? -2 * step - 1 : 2 * step
	})
	return {
		childrenLow: Uint8Array.from(nodes, ({ node }) => node.children.size & 255),
		childrenHigh: Uint8Array.from(nodes, ({ node }) => node.children.size >> 8),
		labelLow: Uint8Array.from(nodes, ({ unit }) => unit & 255),
		labelHigh: Uint8Array.from(nodes, ({ unit }) => unit >> 8),
		cost: Uint8Array.from(nodes, ({ node }) => node.cost),
		verb: Uint8Array.from(nodes, ({ node }) => (node.isVerb ? 1 : 0)),
		baseLow: Uint8Array.from(steps, (step) => step & 255),
		baseMiddle: Uint8Array.from(steps, (step) => (step >> 8) & 255),
		baseHigh: Uint8Array.from(steps, (step) => step >> 16),
	}
}

function planesOfNames(units: readonly number[], names: NameCosts) {
	const [surname, middle, last, only, foreign] = nameParts.map((part) =>
		Uint8Array.from(units, (unit) => names[part][unit] ?? 0),
	)
	const none = new Uint8Array(units.length)
	return {
		surname: surname ?? none,
		middle: middle ?? none,
		last: last ?? none,
		only: only ?? none,
		foreign: foreign ?? none,
	}
}

function join(parts: readonly Uint8Array[]): ArrayBuffer {
	const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
	let at = 0
	for (const part of parts) {
		bytes.set(part, at)
		at += part.length
	}
	return bytes.buffer
}
