/**
 * The pitch within a syllable, in a word: it rises in má, falls in mà, dips in mǎ and stays
 * high in mā. This describes and does not grade: 妈 may fall at the end of a sentence.
 *
 * One and a half semitones count as a movement: the least that listeners notice in speech, where some need
 * three ('t Hart, Collier & Cohen, A Perceptual Study of Intonation, 1990, chapter 2). Trackers err by less.
 */
import { type Contour, pointsIn, quantile, type Span } from './contour.ts'
import { heightIn, type VoiceRange } from './voice-range.ts'

export type Movement =
	| 'rises'
	| 'falls'
	| 'falls and rises'
	| 'rises and falls'
	| 'stays high'
	| 'stays in the middle'
	| 'stays low'

const leastMovement = 1.5
/** With fewer points, or a smaller part of the syllable, it is not described. */
const leastPoints = 6
const leastShare = 0.3
/** Consonants bend the pitch at both ends. */
const edge = 0.1
/** The points that decide where it begins and ends. */
const atEnd = 3
const highFrom = 0.65
const lowTo = 0.35

/** Undefined if too little of the syllable has a pitch. */
export function movementOf(contour: Contour, span: Span, range: VoiceRange): Movement | undefined {
	const points = pointsIn(contour, span)
	const first = points[0]
	const last = points.at(-1)
	if (!first || !last || points.length < leastPoints) return undefined
	if (last.ms - first.ms < (span.to - span.from) * leastShare) return undefined
	const cut = Math.floor(points.length * edge)
	const pitches = points.slice(cut, points.length - cut).map(({ semitones }) => semitones)
	const begins = quantile(pitches.slice(0, atEnd), 0.5)
	const ends = quantile(pitches.slice(-atEnd), 0.5)
	const inside = pitches.slice(atEnd, -atEnd)
	const lowest = Math.min(begins, ends, ...inside)
	const highest = Math.max(begins, ends, ...inside)
	if (Math.min(begins, ends) - lowest >= leastMovement) return 'falls and rises'
	if (highest - Math.max(begins, ends) >= leastMovement) return 'rises and falls'
	if (ends - begins >= leastMovement) return 'rises'
	if (begins - ends >= leastMovement) return 'falls'
	const height = heightIn(range, quantile(pitches, 0.5))
	if (height >= highFrom) return 'stays high'
	return height <= lowTo ? 'stays low' : 'stays in the middle'
}
