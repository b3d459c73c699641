/**
 * Writes a dictionary as the bytes that `openDictionary` reads: 学 2, 学习 1 … → a double-array trie.
 *
 * Units are coded by frequency, so that the states of common characters lie close together.
 */
import { type Cost, dictionaryMark } from './dictionary.ts'

type Node = { readonly children: Map<number, Node>; cost: Cost; index: number }

/** `costs` are whole numbers from 1 to 255. The words are sorted by UTF-16 units, each once. */
export function packDictionary(words: readonly string[], costs: readonly Cost[]): ArrayBuffer {
	const codes = codeUnits(words)
	const root = growTrie(words, costs, codes)
	const { base, check, placed } = placeStates(root)
	const states = placed.length
	const indexes = Int32Array.from(placed, (node) => node?.index ?? -1)
	const header = Int32Array.of(dictionaryMark, words.length, states)
	return join([
		header,
		codes,
		Int32Array.from({ length: states }, (_, state) => base[state] ?? 0),
		Int32Array.from({ length: states }, (_, state) => check[state] ?? -1),
		indexes,
		Uint8Array.from(placed, (node) => node?.cost ?? 0),
	])
}

function codeUnits(words: readonly string[]): Uint16Array {
	const counts = new Map<number, number>()
	for (const word of words) {
		for (let at = 0; at < word.length; at += 1) {
			const unit = word.charCodeAt(at)
			counts.set(unit, (counts.get(unit) ?? 0) + 1)
		}
	}
	const codes = new Uint16Array(0x10000)
	const ordered = [...counts].sort(([a, often], [b, more]) => more - often || a - b)
	for (const [order, [unit]] of ordered.entries()) codes[unit] = order + 1
	return codes
}

function growTrie(words: readonly string[], costs: readonly Cost[], codes: Uint16Array): Node {
	const root: Node = { children: new Map(), cost: 0, index: -1 }
	for (const [index, word] of words.entries()) {
		let node = root
		for (let at = 0; at < word.length; at += 1) {
			const code = codes[word.charCodeAt(at)] ?? 0
			const child = node.children.get(code) ?? { children: new Map(), cost: 0, index: -1 }
			node.children.set(code, child)
			node = child
		}
		node.cost = costs[index] ?? 0
		node.index = index
	}
	return root
}

/** First fit, breadth first. States that are free know the next one, so that full ones cost nothing. */
function placeStates(root: Node) {
	const base: number[] = [0]
	const check: number[] = [0]
	const placed: (Node | undefined)[] = [root]
	const free = new FreeStates()
	const queue: [Node, number][] = [[root, 0]]
	for (const [node, state] of queue) {
		const children = [...node.children].sort(([a], [b]) => a - b)
		const offsets = children.map(([code]) => code)
		if (offsets.length === 0) continue
		const start = free.fit(offsets)
		base[state] = start
		for (const [code, child] of children) {
			free.take(start + code)
			check[start + code] = state
			placed[start + code] = child
			queue.push([child, start + code])
		}
	}
	return { base, check, placed }
}

/** Which states are taken; the search begins behind those that are nearly full. */
class FreeStates {
	#taken = new Uint8Array(0x400000)
	#from = 1

	/** A start at which all offsets are free. */
	fit(offsets: readonly number[]): number {
		const [first = 0] = offsets
		let refused = 0
		let state = Math.max(this.#from, first + 1)
		const begin = state
		for (; ; state += 1) {
			if (this.#taken[state]) {
				refused += 1
				continue
			}
			const start = state - first
			if (offsets.every((offset) => !this.#taken[start + offset])) {
				if (refused > 0.95 * (state - begin + 1) && state > this.#from) this.#from = state
				return start
			}
		}
	}

	take(state: number): void {
		this.#taken[state] = 1
	}
}

function join(parts: readonly ArrayBufferView[]): ArrayBuffer {
	const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.byteLength, 0))
	let at = 0
	for (const { buffer, byteOffset, byteLength } of parts) {
		bytes.set(new Uint8Array(buffer, byteOffset, byteLength), at)
		at += byteLength
	}
	return bytes.buffer
}
