/** Voices made by arithmetic: tones as a tracker hears them, and as samples for a tracker. */
import type { PitchFrame } from '#app/domain/speech/pitch/contour.ts'

/** The pitch at a moment of a syllable, from 0 to 1; undefined for a consonant or a pause. */
export type Melody = (at: number) => number | undefined

const stepMs = 10

/** Frames of syllables one after another, each so long. */
export function framesOf(melodies: readonly Melody[], lengthMs = 300): PitchFrame[] {
	const each = lengthMs / stepMs
	return melodies.flatMap((melody, syllable) =>
		Array.from({ length: each }, (_, index) => {
			const hz = melody(index / (each - 1))
			const ms = (syllable * each + index) * stepMs
			return { ms, hz: hz ?? 0, clarity: hz ? 0.97 : 0.2, loudness: hz ? 0.2 : 0.001 }
		}),
	)
}

/** From Chao's levels 1 to 5, an octave apart, in a voice whose lowest pitch is given. */
export function tone(levels: readonly number[], lowestHz = 110): Melody {
	return (at) => {
		const place = at * (levels.length - 1)
		const before = levels[Math.floor(place)] ?? 1
		const after = levels[Math.ceil(place)] ?? 1
		const level = before + (after - before) * (place - Math.floor(place))
		return lowestHz * 2 ** ((level - 1) / 4)
	}
}

export const first = tone([5, 5])
export const second = tone([3, 5])
export const third = tone([2, 1, 4])
export const fourth = tone([5, 1])
export const silence: Melody = () => undefined

/** A buzz with overtones, as a throat makes it. */
export function samplesOf(
	melodies: readonly Melody[],
	{ lengthMs = 300, sampleRate = 16_000 } = {},
): Float32Array {
	const each = Math.round((lengthMs / 1000) * sampleRate)
	const samples = new Float32Array(each * melodies.length)
	let phase = 0
	for (const [syllable, melody] of melodies.entries()) {
		for (let index = 0; index < each; index += 1) {
			const hz = melody(index / (each - 1))
			if (!hz) continue
			phase += hz / sampleRate
			let sum = 0
			for (let overtone = 1; overtone <= 8; overtone += 1) {
				sum += Math.sin(2 * Math.PI * phase * overtone) / overtone
			}
			const fade = Math.min(1, (index / each) * 10, (1 - index / each) * 10)
			samples[syllable * each + index] = sum * 0.2 * fade
		}
	}
	return samples
}
