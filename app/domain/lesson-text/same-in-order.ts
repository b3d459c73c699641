/**
 * A common subsequence of two lists, as pairs of indices: for 我|爱|你 and 我|不|爱|你 it is 0–0, 1–2
 * and 2–3.
 *
 * A patience diff: the common start and end are taken first, then items that occur once in each list
 * are anchors. The result is long but not always the longest; a full comparison (LCS) of thousands
 * of paragraphs would take seconds.
 */
export function sameInOrder(
	one: readonly string[],
	other: readonly string[],
): [one: number, other: number][] {
	let start = 0
	const shorter = Math.min(one.length, other.length)
	while (start < shorter && one[start] === other[start]) start += 1
	let end = 0
	while (end < shorter - start && one[one.length - 1 - end] === other[other.length - 1 - end]) {
		end += 1
	}
	const head = Array.from({ length: start }, (_, at): [number, number] => [at, at])
	const tail = Array.from({ length: end }, (_, at): [number, number] => [
		one.length - end + at,
		other.length - end + at,
	])
	const middle = sameInMiddle(
		one.slice(start, one.length - end),
		other.slice(start, other.length - end),
	)
	return [...head, ...middle.map(([a, b]): [number, number] => [a + start, b + start]), ...tail]
}

function sameInMiddle(one: readonly string[], other: readonly string[]): [number, number][] {
	if (one.length === 0 || other.length === 0) return []
	const anchors = increasing(uniquePairs(one, other))
	if (anchors.length === 0) {
		return one.length * other.length <= largestTable ? longestCommon(one, other) : []
	}
	const found: [number, number][] = []
	let [a, b] = [0, 0]
	for (const [nextA, nextB] of [...anchors, [one.length, other.length] as const]) {
		const between = sameInOrder(one.slice(a, nextA), other.slice(b, nextB))
		found.push(...between.map(([x, y]): [number, number] => [x + a, y + b]))
		if (nextA < one.length) found.push([nextA, nextB])
		a = nextA + 1
		b = nextB + 1
	}
	return found
}

/** Largest table for the LCS, in cells; computed in a millisecond or two. */
const largestTable = 250_000

/** Items that occur exactly once in each list, in the order of the first. */
function uniquePairs(one: readonly string[], other: readonly string[]): [number, number][] {
	const places = new Map<string, { count: number; at: number }>()
	for (const [at, text] of other.entries()) {
		places.set(text, { count: (places.get(text)?.count ?? 0) + 1, at })
	}
	const counts = new Map<string, number>()
	for (const text of one) counts.set(text, (counts.get(text) ?? 0) + 1)
	return one.flatMap((text, at): [number, number][] => {
		const there = places.get(text)
		return counts.get(text) === 1 && there?.count === 1 ? [[at, there.at]] : []
	})
}

/** The longest subsequence of the pairs with increasing second numbers (patience sorting). */
function increasing(pairs: readonly [number, number][]): [number, number][] {
	const tops: number[] = []
	const before: (number | undefined)[] = []
	for (const [index, [, value]] of pairs.entries()) {
		let [low, high] = [0, tops.length]
		while (low < high) {
			const middle = (low + high) >> 1
			if ((pairs[tops[middle] ?? 0]?.[1] ?? 0) < value) low = middle + 1
			else high = middle
		}
		before[index] = low > 0 ? tops[low - 1] : undefined
		tops[low] = index
	}
	const run: [number, number][] = []
	for (let at = tops.at(-1); at !== undefined; at = before[at]) {
		const pair = pairs[at]
		if (pair) run.unshift(pair)
	}
	return run
}

/** The longest common subsequence, by dynamic programming. */
function longestCommon(one: readonly string[], other: readonly string[]): [number, number][] {
	const width = other.length + 1
	const lengths = new Uint16Array((one.length + 1) * width)
	for (let a = one.length - 1; a >= 0; a -= 1) {
		for (let b = other.length - 1; b >= 0; b -= 1) {
			lengths[a * width + b] =
				one[a] === other[b]
					? (lengths[(a + 1) * width + b + 1] ?? 0) + 1
					: Math.max(lengths[(a + 1) * width + b] ?? 0, lengths[a * width + b + 1] ?? 0)
		}
	}
	const found: [number, number][] = []
	for (let a = 0, b = 0; a < one.length && b < other.length; ) {
		if (one[a] === other[b]) {
			found.push([a, b])
			a += 1
			b += 1
		} else if ((lengths[(a + 1) * width + b] ?? 0) >= (lengths[a * width + b + 1] ?? 0)) a += 1
		else b += 1
	}
	return found
}
