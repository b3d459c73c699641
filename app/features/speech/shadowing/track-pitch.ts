/** Hears the pitch of a sound every ten milliseconds. */
import { PitchDetector } from 'pitchy'
import type { PitchFrame } from '#app/domain/speech/pitch/contour.ts'

/** The lowest voices have three waves in it. In a longer one a rising tone is no wave that repeats. */
const windowMs = 45
/**
 * How much of the best likeness the first wave must reach. The library's 0.9 takes a wave of a steep tone
 * for one of a chance likeness across the whole window, at 17 Hz.
 */
const firstWaveShare = 0.75
const stepMs = 10
/** Enough for the pitch of a voice; more only costs time. */
const enoughHz = 12_000
/** How long the page may be busy before it can respond again. */
const mostWorkMs = 12

export async function trackPitch(samples: Float32Array, sampleRate: number): Promise<PitchFrame[]> {
	const factor = Math.max(1, Math.floor(sampleRate / enoughHz))
	const rate = sampleRate / factor
	const sound = thinned(samples, factor)
	const length = Math.round((windowMs / 1000) * rate)
	const step = (stepMs / 1000) * rate
	const detector = PitchDetector.forFloat32Array(length)
	detector.clarityThreshold = firstWaveShare
	const frames: PitchFrame[] = []
	const window = new Float32Array(length)
	let began = performance.now()
	for (let index = 0; index * step < sound.length; index += 1) {
		// Centred on its moment; silent beyond the ends of the sound.
		const from = Math.round(index * step - length / 2)
		window.fill(0)
		window.set(sound.subarray(Math.max(0, from), from + length), Math.max(0, -from))
		const [hz, clarity] = detector.findPitch(window, rate)
		frames.push({
			ms: index * stepMs,
			hz,
			clarity,
			loudness: loudnessOf(sound, index * step, step),
		})
		if (performance.now() - began < mostWorkMs) continue
		await new Promise((go) => setTimeout(go))
		began = performance.now()
	}
	return frames
}

/** Averages neighbours, so that hissing above half the new rate does not turn into pitch. */
function thinned(samples: Float32Array, factor: number): Float32Array {
	if (factor === 1) return samples
	const thin = new Float32Array(Math.floor(samples.length / factor))
	for (let index = 0; index < thin.length; index += 1) {
		let sum = 0
		for (let one = 0; one < factor; one += 1) sum += samples[index * factor + one] ?? 0
		thin[index] = sum / factor
	}
	return thin
}

/** The loudness of the step itself: the window of the pitch would blur where a syllable begins. */
function loudnessOf(sound: Float32Array, at: number, step: number): number {
	const from = Math.max(0, Math.round(at - step / 2))
	const part = sound.subarray(from, Math.round(at + step / 2))
	let energy = 0
	for (const sample of part) energy += sample * sample
	return part.length === 0 ? 0 : Math.sqrt(energy / part.length)
}
