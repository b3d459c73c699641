/**
 * The words a text is cut by, as a double-array trie over UTF-16 units.
 *
 * From the root, 学 leads to a state, and from there 习 to the state of the word 学习: the next state
 * is base[state] + code of the unit, if check says that it belongs to this state. A word has a cost,
 * the smaller the more frequent it is, and an index, its place among the sorted headwords, by which
 * other tables (its readings) can be kept beside the dictionary.
 */

/** Tenths of a natural logarithm: 的 costs about 30, a word never counted about 200. */
export type Cost = number

export type Dictionary = {
	/** How many words there are. */
	readonly size: number
	/** By UTF-16 unit; 0 for units that no word has. */
	readonly codes: Uint16Array
	readonly base: Int32Array
	readonly check: Int32Array
	/** By state; 0 where no word ends. */
	readonly costs: Uint8Array
	/** By state; the word's place among the headwords, sorted by UTF-16 units. */
	readonly indexes: Int32Array
}

export const dictionaryMark = 0x44_57_4e_48
const headerUnits = 3
const unitCount = 0x10000

/** Views of the bytes, nothing is copied. Throws if they are not what `packDictionary` wrote. */
export function openDictionary(bytes: ArrayBuffer): Dictionary {
	const [mark, size = 0, states = 0] = new Int32Array(bytes.slice(0, headerUnits * 4))
	let at = headerUnits * 4
	if (mark !== dictionaryMark || bytes.byteLength !== at + unitCount * 2 + states * 13) {
		throw new RangeError('These bytes are no dictionary')
	}
	const codes = new Uint16Array(bytes, at, unitCount)
	at += codes.byteLength
	const column = (order: number) => new Int32Array(bytes, at + order * states * 4, states)
	return {
		size,
		codes,
		base: column(0),
		check: column(1),
		indexes: column(2),
		costs: new Uint8Array(bytes, at + states * 12, states),
	}
}

/** The word's place among the sorted headwords, −1 if it is none: 学习 → 59127. */
export function indexOfWord(dictionary: Dictionary, word: string): number {
	const { codes, base, check, costs, indexes } = dictionary
	let state = 0
	for (let at = 0; at < word.length; at += 1) {
		const code = codes[word.charCodeAt(at)] ?? 0
		const next = (base[state] ?? 0) + code
		if (code === 0 || check[next] !== state) return -1
		state = next
	}
	return costs[state] ? (indexes[state] ?? -1) : -1
}
