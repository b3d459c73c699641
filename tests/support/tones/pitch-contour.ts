/**
 * The melody of speech: the pitch every 5 ms. Gaps are where the voice is silent or makes a consonant
 * without pitch.
 *
 * The method is McLeod's (A Smarter Way to Find Pitch, 2005) on pitchy's autocorrelation, with the
 * periods limited to those of the voice: pitchy's own detector takes four periods of a gliding tone
 * for one, because so few samples overlap at its longest lags.
 */
import { Autocorrelator } from 'pitchy'

export type PitchPoint = { ms: number; hertz: number }

export type VoiceBand = { lowestHertz: number; highestHertz: number }

export const manBand: VoiceBand = { lowestHertz: 55, highestHertz: 190 }
export const womanBand: VoiceBand = { lowestHertz: 95, highestHertz: 360 }

/** 35 ms at 22.05 kHz: two periods of the lowest pitch, and short beside a syllable. */
const windowLength = 768
/** A mean of 1.1 ms, taken twice, leaves little above 900 Hz. */
const smoothedOver = 24
const stepMs = 5
const leastClarity = 0.6
const leastLoudness = 0.008
/** A shorter period is the true one if it fits nearly as well as the best. */
const nearlyBest = 0.88

export function pitchContour(
	sound: Float32Array,
	samplesPerSecond: number,
	{ lowestHertz, highestHertz }: VoiceBand = manBand,
): PitchPoint[] {
	const correlator = Autocorrelator.forFloat32Array(windowLength)
	const shortest = Math.floor(samplesPerSecond / highestHertz)
	const longest = Math.ceil(samplesPerSecond / lowestHertz)
	const step = Math.round((stepMs / 1000) * samplesPerSecond)
	const smooth = smoothed(smoothed(sound))
	const points: PitchPoint[] = []
	for (let start = 0; start + windowLength <= smooth.length; start += step) {
		const window = smooth.subarray(start, start + windowLength)
		if (loudness(window) < leastLoudness) continue
		const period = periodOf(likeness(window, correlator.autocorrelate(window)), shortest, longest)
		if (period === undefined) continue
		const ms = ((start + windowLength / 2 - smoothedOver) / samplesPerSecond) * 1000
		points.push({ ms, hertz: samplesPerSecond / period })
	}
	return points
}

/** In a falling tone the upper formants change from one period to the next and hide it. */
function smoothed(sound: Float32Array): Float32Array {
	let sum = 0
	return sound.map((sample, index) => {
		sum += sample - (sound[index - smoothedOver] ?? 0)
		return sum / smoothedOver
	})
}

function loudness(window: Float32Array): number {
	return Math.sqrt(window.reduce((sum, sample) => sum + sample * sample, 0) / window.length)
}

/** From -1 to 1 for each lag: McLeod's normalized square difference. */
function likeness(window: Float32Array, correlation: Float32Array): Float32Array {
	let energy = 2 * (correlation[0] ?? 0)
	return correlation.map((value, lag) => {
		if (lag > 0) {
			energy -= (window[lag - 1] ?? 0) ** 2 + (window[window.length - lag] ?? 0) ** 2
		}
		return energy > 0 ? (2 * value) / energy : 0
	})
}

/** The shortest period that fits nearly best, between two samples by a parabola. */
function periodOf(values: Float32Array, shortest: number, longest: number): number | undefined {
	const peaks: { lag: number; height: number }[] = []
	for (let lag = shortest; lag <= longest; lag++) {
		const [before, at, after] = [values[lag - 1] ?? 0, values[lag] ?? 0, values[lag + 1] ?? 0]
		if (at < leastClarity || at < before || at <= after) continue
		const bend = before - 2 * at + after
		peaks.push({ lag: lag + (before - after) / (2 * (bend || -1)), height: at })
	}
	const best = Math.max(...peaks.map(({ height }) => height))
	return peaks.find(({ height }) => height >= best * nearlyBest)?.lag
}
