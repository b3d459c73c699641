/**
 * What was learned about readings in context, as numbers: how much 很 before 长 speaks for cháng.
 *
 * There is no end of such observations, so they share places by a hash, and a file lists only the
 * places that are not zero: the gap to the one before in as few bytes as it needs, then the weight.
 */

export const placeBits = 20

/** By place; a weight is in sixteenths of a natural logarithm. */
export type ContextWeights = Int8Array

/** Throws if the bytes are not what `packWeights` wrote. */
export function openWeights(bytes: Uint8Array): ContextWeights {
	const weights = new Int8Array(1 << placeBits)
	let place = 0
	for (let at = 0; at < bytes.length; at += 1) {
		let gap = 0
		let shift = 0
		while ((bytes[at] ?? 0) >= 0x80) {
			gap |= ((bytes[at] ?? 0) & 0x7f) << shift
			shift += 7
			at += 1
		}
		place += gap | ((bytes[at] ?? 0) << shift)
		at += 1
		if (at >= bytes.length || place < 0 || place >= weights.length) {
			throw new RangeError('These bytes are no weights')
		}
		weights[place] = bytes[at] ?? 0
	}
	return weights
}

export function packWeights(weights: ContextWeights): Uint8Array {
	const bytes: number[] = []
	let last = 0
	for (const [place, weight] of weights.entries()) {
		if (weight === 0) continue
		let gap = place - last
		last = place
		while (gap >= 0x80) {
			bytes.push((gap & 0x7f) | 0x80)
			gap >>>= 7
		}
		bytes.push(gap, weight & 0xff)
	}
	return Uint8Array.from(bytes)
}
