/**
 * The melody of a sentence over its syllables: 你好 nǐ hǎo with a line above each of the two, in the range of
 * whoever said it.
 *
 * The voice may tell when it says its words. A recording tells nothing, so its syllables get the lengths
 * they have in the voice. Both are estimates, and a screen that shows them must say so.
 */
import { type Contour, contourOf, type PitchFrame, type Span, soundingSpans } from './contour.ts'
import { type Movement, movementOf } from './movement.ts'
import { lengthOf, placeSyllables, placeWords, type WordTime } from './syllable-times.ts'
import { heightIn, rangeOf, type VoiceRange } from './voice-range.ts'

export type Melody = {
	contour: Contour
	range: VoiceRange
	/** One for each syllable. */
	spans: readonly Span[]
}

/** Undefined if nobody is heard. Without times for words, syllables are as long as each other. */
export function melodyOfVoice(
	frames: readonly PitchFrame[],
	words: readonly WordTime[],
): Melody | undefined {
	const sounding = soundingSpans(frames)
	const syllables = words.reduce((sum, word) => sum + word.syllables, 0)
	const spans = words.some(({ startMs }) => startMs !== undefined)
		? placeWords(words, sounding)
		: placeSyllables(Array(syllables).fill(1), sounding)
	return melodyOf(frames, spans)
}

/** Undefined if nobody is heard. */
export function melodyOfRecording(
	frames: readonly PitchFrame[],
	lengths: readonly number[],
): Melody | undefined {
	return melodyOf(frames, placeSyllables(lengths, soundingSpans(frames)))
}

function melodyOf(frames: readonly PitchFrame[], spans: readonly Span[]): Melody | undefined {
	const contour = contourOf(frames)
	const range = rangeOf(contour)
	return range && spans.length > 0 ? { contour, range, spans } : undefined
}

export function lengthsOf({ spans }: Melody): number[] {
	return spans.map(lengthOf)
}

export function movementIn(melody: Melody, syllable: number): Movement | undefined {
	const span = melody.spans[syllable]
	return span && movementOf(melody.contour, span, melody.range)
}

/** A line's neighbour just outside the syllable is kept, so that a line across syllables has no gap. */
const beyondMs = 12

/** The lines of a syllable: time from 0 to 1 within it, and height from 0 to 1. */
export function linesIn(
	{ contour, range, spans }: Melody,
	syllable: number,
): (readonly [at: number, height: number])[][] {
	const span = spans[syllable]
	if (!span) return []
	return contour
		.map((line) =>
			line
				.filter(({ ms }) => ms >= span.from - beyondMs && ms <= span.to + beyondMs)
				.map(({ ms, semitones }) => {
					return [(ms - span.from) / lengthOf(span), heightIn(range, semitones)] as const
				}),
		)
		.filter((line) => line.length > 1)
}
