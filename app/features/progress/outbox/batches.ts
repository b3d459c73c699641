/** Items are sent a few at a time: a browser lets at most 64 kB outlive a closing page. */
const shortBytes = 48 * 1024

/** The first items that fit into a short request; an item too long for that goes alone. */
export function firstBatch<T>(
	items: readonly T[],
	most: number,
): { items: readonly T[]; isShort: boolean } {
	const some = items.slice(0, most)
	let bytes = 0
	const end = some.findIndex((item) => {
		bytes += new TextEncoder().encode(JSON.stringify(item)).length + 1
		return bytes > shortBytes
	})
	return { items: end === -1 ? some : some.slice(0, Math.max(end, 1)), isShort: end !== 0 }
}
