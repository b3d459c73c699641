/**
 * Judges which tone a syllable has, by its pitch alone: 妈 is high and level, 麻 rises, 马 is low or dips,
 * 骂 falls.
 *
 * The shapes are those of Chao Yuen Ren's tone letters (A Grammar of Spoken Chinese, 1968, 1.3): 55,
 * 35, 214 (21 before another tone) and 51, where 1 is the bottom of the speaker's range and 5 the top.
 * Here the range goes from the 5th to the 95th percentile of all pitches of the voice, in semitones.
 *
 * - 1: never below 3, at 3.4 or above on average, and moves by less than 1.5.
 * - 2: begins below 4, rises by at least 1 from its lowest point, which is in its first two thirds, and
 *   ends at 3 or above.
 * - 3: begins at 3 or below, with its lowest point at 2 or below, and is at 2.6 or below on average or
 *   dips to 1.6.
 * - 4: falls by at least 1.5 from its highest point, which is in its first half and at 3.3 or above,
 *   and doesn't rise again.
 * - neutral: shorter than three quarters of a full syllable, and at the height that the tone before it
 *   leaves it, give or take 1.25: 2 after tone 1, 3 after 2, 4 after 3, 1 after 4 (Chao, 1.3.6); after
 *   another neutral tone at 3.25 or below.
 *
 * A syllable that fits no rule is unclear, which counts as wrong.
 */
import type { PitchPoint } from './pitch-contour.ts'

/** In semitones above 1 Hz. */
export type PitchRange = { low: number; high: number }

type HeardTone = 1 | 2 | 3 | 4 | 'unclear'

export function pitchRange(points: readonly PitchPoint[]): PitchRange {
	const sorted = points.map(({ hertz }) => semitones(hertz)).sort((a, b) => a - b)
	const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0
	return { low: at(0.05), high: at(0.95) }
}

/** The heights of a stretch of speech from 1 to 5, at ten points in equal steps of time. */
export function heightsIn(
	points: readonly PitchPoint[],
	{ startMs, endMs }: { startMs: number; endMs: number },
	{ low, high }: PitchRange,
): number[] {
	const within = points.filter(({ ms }) => ms >= startMs && ms <= endMs)
	const [first, last] = [within[0], within.at(-1)]
	if (!first || !last || within.length < 4) return []
	return Array.from({ length: 10 }, (_, index) => {
		const ms = first.ms + ((last.ms - first.ms) * index) / 9
		const hertz = hertzAt(within, ms)
		return 1 + (4 * (semitones(hertz) - low)) / (high - low)
	})
}

export function toneHeard(heights: readonly number[]): HeardTone {
	if (heights.length === 0) return 'unclear'
	const mean = heights.reduce((sum, height) => sum + height, 0) / heights.length
	const lowest = Math.min(...heights)
	const highest = Math.max(...heights)
	const end = heights.at(-1) ?? mean
	const lowestAt = heights.indexOf(lowest) / (heights.length - 1)
	const highestAt = heights.indexOf(highest) / (heights.length - 1)
	const begin = heights[0] ?? mean
	if (begin <= 3 && lowest <= 2 && (mean <= 2.6 || lowest <= 1.6)) return 3
	if (highest >= 3.3 && highestAt <= 0.5 && highest - end >= 1.5) return 4
	if (begin < 4 && end - lowest >= 1 && lowestAt <= 0.67 && end >= 3) return 2
	if (mean >= 3.4 && lowest >= 3 && highest - lowest < 1.5) return 1
	return 'unclear'
}

export type Before = 1 | 2 | 3 | 4 | 5 | undefined

/** `length` is in full syllables. */
export function isNeutral(heights: readonly number[], length: number, before: Before): boolean {
	if (length >= 0.75) return false
	if (heights.length === 0) return false
	const mean = heights.reduce((sum, height) => sum + height, 0) / heights.length
	if (before === 5) return mean <= 3.25
	const expected = { 1: 2, 2: 3, 3: 4, 4: 1 }[before ?? 1]
	return Math.abs(mean - expected) <= 1.25
}

function semitones(hertz: number): number {
	return 12 * Math.log2(hertz)
}

function hertzAt(points: readonly PitchPoint[], ms: number): number {
	const after = points.find((point) => point.ms >= ms) ?? points.at(-1)
	const before = points.findLast((point) => point.ms <= ms) ?? points[0]
	if (!after || !before) return Number.NaN
	if (after.ms === before.ms) return after.hertz
	const share = (ms - before.ms) / (after.ms - before.ms)
	return before.hertz + share * (after.hertz - before.hertz)
}
