import { expect, test } from 'vitest'
import { joinBytes } from '#app/domain/bytes.ts'
import { delayMs, durationOf, encodeMp3 } from '#workers/speech/mp3-encoder.ts'
import { mp3SoundOf } from '#workers/speech/mp3-frames.ts'

const rate = 22_050

function tone(seconds: number, hertz: number): Float32Array {
	return Float32Array.from({ length: seconds * rate }, (_, index) =>
		Math.sin((2 * Math.PI * hertz * index) / rate),
	)
}

test('an MP3 is as long as its sound plus a little silence', async () => {
	const mp3 = await encodeMp3(tone(5, 200), rate)
	const frames = mp3SoundOf(mp3)
	expect(frames?.durationMs).toBeGreaterThan(5_000)
	expect(frames?.durationMs).toBeLessThan(5_100)
	expect(Math.abs(durationOf(mp3.length) - (frames?.durationMs ?? 0))).toBeLessThan(1)
	expect(frames?.frames.length).toBe(mp3.length)
})

test('concatenated MP3s are one MP3', async () => {
	const parts = [await encodeMp3(tone(1, 200), rate), await encodeMp3(tone(0.5, 400), rate)]
	const whole = joinBytes(parts)
	const durations = parts.map((part) => durationOf(part.length))
	const frames = mp3SoundOf(whole)
	expect(frames?.frames.length).toBe(whole.length)
	expect(frames?.durationMs).toBeCloseTo(
		durations.reduce((sum, each) => sum + each),
		-1,
	)
})

test('MP3s encoded concurrently each have the length of their sound', async () => {
	const lengths = [0.25, 2, 1, 3]
	const made = await Promise.all(lengths.map((seconds) => encodeMp3(tone(seconds, 300), rate)))
	for (const [index, seconds] of lengths.entries()) {
		const durationMs = durationOf(made[index]?.length ?? 0)
		expect(durationMs).toBeGreaterThan(seconds * 1000)
		expect(durationMs).toBeLessThan(seconds * 1000 + 120)
	}
})

test('encoding works again after a failure', async () => {
	await expect(encodeMp3(tone(1, 200), '22050' as unknown as number)).rejects.toThrow()
	expect(durationOf((await encodeMp3(tone(1, 200), rate)).length)).toBeGreaterThan(1_000)
})

test('the sound starts a twentieth of a second into the MP3', () => {
	expect(delayMs(rate)).toBeCloseTo(50, 0)
})
