/**
 * A shuffle that a seed decides: the four choices for 谢谢 stand where they stood after a reload, and
 * elsewhere when the card comes back.
 */
export function shuffled<T>(items: readonly T[], seed: string): T[] {
	const random = randomFrom(seed)
	return items
		.map((item) => ({ item, place: random() }))
		.sort((a, b) => a.place - b.place)
		.map(({ item }) => item)
}

/** Numbers from 0 to 1, the same for the same seed: mulberry32 on an FNV-1a hash. */
export function randomFrom(seed: string): () => number {
	let state = 0x811c9dc5
	for (const char of seed) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 0x01000193)
	return () => {
		state = (state + 0x6d2b79f5) | 0
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
	}
}
