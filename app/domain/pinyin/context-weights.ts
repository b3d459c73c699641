/**
 * Trained weights for choosing a reading in context: how much 很 before 长 counts for cháng.
 *
 * Features are hashed into a fixed number of places (the hashing trick). The file lists only non-zero
 * places: the gap to the previous one as a LEB128 varint, then the weight in one byte.
 */

export const placeBits = 20

/** Weights by place, in sixteenths of a natural logarithm. */
export type ContextWeights = Int8Array

/** Throws a RangeError if `packWeights` didn't write the bytes. */
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
