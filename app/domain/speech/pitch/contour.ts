/**
 * The melody of a recording, from what a pitch tracker heard. 妈 mā is one level line; 谢谢 xièxie has a
 * gap before each falling line, because x has no pitch.
 *
 * Pitch is counted in semitones, as ears do: from 100 to 200 Hz is as far as from 200 to 400 Hz. A
 * tracker errs where a voice is quiet, creaks or begins, so doubtful places stay gaps.
 */

/** One measurement of the tracker, every ten milliseconds or so. */
export type PitchFrame = {
	ms: number
	hz: number
	/** How sure the tracker is, from 0 to 1. */
	clarity: number
	/** The root mean square of the samples, from 0 to 1. */
	loudness: number
}

type PitchPoint = { ms: number; semitones: number }

/** Lines of points; between two lines nothing has a pitch. */
export type Contour = readonly (readonly PitchPoint[])[]

export type Span = { from: number; to: number }

/** Voices speak between these; a tracker that hears anything else errs. */
const lowestHz = 60
const highestHz = 550
const leastClarity = 0.85
/** A share of the loudest places: 20 dB below them is breath or the room. */
const leastLoudness = 0.1
/** No voice jumps further within ten milliseconds: that is an octave mistaken. */
const largestStep = 5
/** Further from the middle of the voice is an octave mistaken throughout. */
const furthestFromMiddle = 14
/** A shorter line is noise. */
const shortestLineMs = 40
const smoothedOver = 5
/** The silence before t or k is shorter. */
const shortestPauseMs = 120
/** A shorter sound is a click. */
const shortestSoundMs = 50
/** Below this nobody spoke. */
const silence = 0.004

export function contourOf(frames: readonly PitchFrame[]): Contour {
	const least = loudnessOf(frames) * leastLoudness
	const points = frames
		.filter((frame) => isVoiced(frame) && frame.loudness >= least)
		.map(({ ms, hz }) => ({ ms, semitones: semitonesOf(hz) }))
	const middle = quantile(
		points.map(({ semitones }) => semitones),
		0.5,
	)
	const near = points.filter(({ semitones }) => Math.abs(semitones - middle) <= furthestFromMiddle)
	return linesOf(near, stepOf(frames) * 2.5)
		.filter((line) => (line.at(-1)?.ms ?? 0) - (line[0]?.ms ?? 0) >= shortestLineMs)
		.map(smoothed)
}

function isVoiced({ hz, clarity }: PitchFrame): boolean {
	return clarity >= leastClarity && hz >= lowestHz && hz <= highestHz
}

/** Where the recording sounds, without its pauses. Empty if nobody spoke. */
export function soundingSpans(frames: readonly PitchFrame[]): Span[] {
	const loud = loudnessOf(frames)
	if (loud < silence) return []
	const step = stepOf(frames)
	const spans: Span[] = []
	for (const { ms, loudness } of frames) {
		if (loudness < loud * leastLoudness) continue
		const last = spans.at(-1)
		if (last && ms - last.to < shortestPauseMs) last.to = ms + step
		else spans.push({ from: ms, to: ms + step })
	}
	return spans.filter(({ from, to }) => to - from >= shortestSoundMs)
}

/** Above 55 Hz, the A below most voices. */
export function semitonesOf(hz: number): number {
	return 12 * Math.log2(hz / 55)
}

/** The points of a contour within a span. */
export function pointsIn(contour: Contour, { from, to }: Span): PitchPoint[] {
	return contour.flatMap((line) => line.filter(({ ms }) => ms >= from && ms < to))
}

/** Linear between neighbours; NaN for nothing. */
export function quantile(values: readonly number[], share: number): number {
	const sorted = [...values].sort((a, b) => a - b)
	const at = share * (sorted.length - 1)
	const below = sorted[Math.floor(at)] ?? Number.NaN
	const above = sorted[Math.ceil(at)] ?? Number.NaN
	return below + (above - below) * (at - Math.floor(at))
}

function loudnessOf(frames: readonly PitchFrame[]): number {
	const loud = frames.map(({ loudness }) => loudness)
	return frames.length === 0 ? 0 : quantile(loud, 0.95)
}

function stepOf([first, second]: readonly PitchFrame[]): number {
	return first && second ? second.ms - first.ms : 10
}

/** A new line begins after a gap or a jump. */
function linesOf(points: readonly PitchPoint[], longestGap: number): PitchPoint[][] {
	const lines: PitchPoint[][] = []
	let before: PitchPoint | undefined
	for (const point of points) {
		const goesOn =
			before &&
			point.ms - before.ms <= longestGap &&
			Math.abs(point.semitones - before.semitones) <= largestStep
		if (goesOn) lines.at(-1)?.push(point)
		else lines.push([point])
		before = point
	}
	return lines
}

function smoothed(line: readonly PitchPoint[]): PitchPoint[] {
	const reach = Math.floor(smoothedOver / 2)
	return line.map(({ ms }, index) => {
		const side = Math.min(reach, index, line.length - 1 - index)
		const around = line.slice(index - side, index + side + 1).map(({ semitones }) => semitones)
		return { ms, semitones: quantile(around, 0.5) }
	})
}
