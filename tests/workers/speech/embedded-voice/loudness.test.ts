import { expect, test } from 'vitest'
import { loudnessOf, setLoudness } from '#workers/speech/embedded-voice/loudness.ts'

function tone(height: number): Float32Array {
	return Float32Array.from({ length: 2_000 }, (_, index) => height * Math.sin(index / 10))
}

test('a soft and a loud sentence become equally loud', () => {
	const [soft, loud] = [tone(0.08), tone(0.4)]
	setLoudness(soft)
	setLoudness(loud)
	expect(loudnessOf(soft)).toBeCloseTo(loudnessOf(loud), 2)
})

test('a pause does not count', () => {
	const sound = tone(0.2)
	const padded = new Float32Array(10_000)
	padded.set(sound)
	expect(loudnessOf(padded)).toBeCloseTo(loudnessOf(sound), 5)
})

test('no peak is cut off, and silence stays silent', () => {
	const peaky = tone(0.02)
	peaky[500] = 0.9
	setLoudness(peaky)
	expect(Math.max(...peaky)).toBeLessThanOrEqual(0.951)
	const silent = new Float32Array(100)
	setLoudness(silent)
	expect(silent.every((sample) => sample === 0)).toBe(true)
})
