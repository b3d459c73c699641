/**
 * The range of a voice in a recording, so that a low and a high voice can be laid over each other: the
 * start of 骂 mà is at the top of both.
 */
import { type Contour, quantile } from './contour.ts'

/** In semitones above 55 Hz. */
export type VoiceRange = { low: number; high: number }

/** A sentence said in one tone must not look like singing. */
const leastWidth = 6

/** Undefined if nothing has a pitch. The outermost points are left out: they are often mistakes. */
export function rangeOf(contour: Contour): VoiceRange | undefined {
	const all = contour.flatMap((line) => line.map(({ semitones }) => semitones))
	if (all.length === 0) return undefined
	const low = quantile(all, 0.03)
	const high = quantile(all, 0.97)
	const missing = Math.max(0, leastWidth - (high - low))
	return { low: low - missing / 2, high: high + missing / 2 }
}

/** From 0 at the bottom of the range to 1 at its top; beyond it, at its edge. */
export function heightIn({ low, high }: VoiceRange, semitones: number): number {
	return Math.min(Math.max((semitones - low) / (high - low), 0), 1)
}
