import { expect, test } from 'vitest'
import { durationOf, startMp3 } from '#workers/tts/embedded-voice/mp3.ts'
import { mp3SoundOf } from '#workers/tts/mp3-frames.ts'

const rate = 22_050

function tone(seconds: number, hertz: number): Float32Array {
	return Float32Array.from({ length: seconds * rate }, (_, index) =>
		Math.sin((2 * Math.PI * hertz * index) / rate),
	)
}

test('sound added in pieces is one MP3 of its length', async () => {
	const mp3 = await startMp3(rate)
	for (let piece = 0; piece < 10; piece++) mp3.add(tone(0.5, 200))
	const audio = mp3.finish()
	const frames = mp3SoundOf(audio)
	expect(frames?.durationMs).toBeGreaterThan(5_000)
	expect(frames?.durationMs).toBeLessThan(5_200)
	expect(Math.abs(durationOf(audio) - (frames?.durationMs ?? 0))).toBeLessThan(30)
	expect(frames?.frames.length).toBe(audio.length)
})

test('no sound, or empty pieces of it, is no failure', async () => {
	const mp3 = await startMp3(rate)
	mp3.add(new Float32Array(0))
	expect(durationOf(mp3.finish())).toBeLessThan(200)
})

test('two that are made at once do not mix', async () => {
	const [long, short] = [await startMp3(rate), await startMp3(rate)]
	for (let piece = 0; piece < 4; piece++) {
		long.add(tone(1, 200))
		short.add(tone(0.25, 400))
	}
	expect(durationOf(long.finish())).toBeGreaterThan(3_900)
	expect(durationOf(short.finish())).toBeLessThan(1_300)
})

test('one that is made after another is whole', async () => {
	const first = await startMp3(rate)
	first.add(tone(2, 200))
	first.finish()
	const second = await startMp3(rate)
	second.add(tone(1, 300))
	const { durationMs = 0 } = mp3SoundOf(second.finish()) ?? {}
	expect(durationMs).toBeGreaterThan(1_000)
	expect(durationMs).toBeLessThan(1_200)
})
