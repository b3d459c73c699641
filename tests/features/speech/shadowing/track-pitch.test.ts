import { expect, test } from 'vitest'
import { semitonesOf } from '#app/domain/speech/pitch/contour.ts'
import { melodyOfVoice, movementIn } from '#app/domain/speech/pitch/melody.ts'
import { trackPitch } from '#app/features/speech/shadowing/track-pitch.ts'
import {
	first,
	fourth,
	samplesOf,
	second,
	silence,
	third,
	tone,
} from '#tests/support/synthetic-voice.ts'

test.each([80, 150, 220, 330, 440])('a buzz of %i Hz is heard as that', async (hz) => {
	const frames = await trackPitch(samplesOf([() => hz], { sampleRate: 24_000 }), 24_000)
	const inside = frames.filter(({ ms }) => ms >= 40 && ms <= 260)
	expect(inside.length).toBeGreaterThan(20)
	for (const frame of inside) {
		expect(Math.abs(semitonesOf(frame.hz) - semitonesOf(hz))).toBeLessThan(0.3)
		expect(frame.clarity).toBeGreaterThan(0.9)
	}
})

test.each([90, 200])('four tones from %i Hz are told apart in their sound', async (lowest) => {
	const said = [
		[5, 5],
		[3, 5],
		[2, 1, 4],
		[5, 1],
	].map((levels) => tone(levels, lowest))
	const frames = await trackPitch(samplesOf(said, { sampleRate: 48_000 }), 48_000)
	const words = said.map(() => ({ syllables: 1, startMs: undefined }))
	const melody = melodyOfVoice(frames, words) ?? expect.fail()
	expect(said.map((_, index) => movementIn(melody, index))).toEqual([
		'stays high',
		'rises',
		'falls and rises',
		'falls',
	])
})

test('silence is quiet, and a sound begins when it begins', async () => {
	const frames = await trackPitch(samplesOf([silence, first, second, third, fourth]), 16_000)
	expect(frames.filter(({ ms }) => ms < 290).every(({ loudness }) => loudness < 0.001)).toBe(true)
	expect(frames.find(({ loudness }) => loudness > 0.02)?.ms).toBeGreaterThanOrEqual(290)
})

test('an empty sound has no frames', async () => {
	expect(await trackPitch(new Float32Array(0), 24_000)).toEqual([])
})
