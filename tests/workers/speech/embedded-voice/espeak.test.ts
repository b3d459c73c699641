import { expect, test } from 'vitest'
import { heightsIn, pitchRange, toneHeard } from '#tests/support/tones/judge-tone.ts'
import {
	manBand,
	pitchContour,
	type VoiceBand,
	womanBand,
} from '#tests/support/tones/pitch-contour.ts'
import { openEspeak, utter } from '#workers/speech/embedded-voice/espeak.ts'
import { samplesPerSecond } from '#workers/speech/embedded-voice/utter.ts'

function loudness(sound: Float32Array): number {
	return Math.sqrt(sound.reduce((sum, sample) => sum + sample * sample, 0) / sound.length)
}

function meanPitch({ sound }: { sound: Float32Array }, band: VoiceBand): number {
	const points = pitchContour(sound, samplesPerSecond, band)
	return points.reduce((sum, { hertz }) => sum + hertz, 0) / points.length
}

test('你好 is audible', async () => {
	const { sound, words } = await utter('cmn', '你好')
	expect(sound.length / samplesPerSecond).toBeGreaterThan(0.3)
	expect(sound.length / samplesPerSecond).toBeLessThan(2)
	expect(loudness(sound)).toBeGreaterThan(0.05)
	expect(words[0]).toEqual({ place: 0, ms: 0 })
})

test.each([
	['cmn', manBand],
	['cmn+f1', womanBand],
	['cmn+f5', womanBand],
])('the tones of 妈麻马骂 are told apart by pitch in the voice %s', async (voice, band) => {
	const said = []
	for (const text of ['ma1', 'ma2', 'ma3', 'ma4']) said.push(await utter(voice, text))
	const contours = said.map(({ sound }) => pitchContour(sound, samplesPerSecond, band))
	const range = pitchRange(contours.flat())
	expect(range.high - range.low).toBeGreaterThan(7)
	const heard = said.map(({ syllables: [vowel] }, index) =>
		toneHeard(heightsIn(contours[index] ?? [], vowel ?? expect.fail(), range)),
	)
	expect(heard).toEqual([1, 2, 3, 4])
})

test('a neutral tone is shorter than the tone before it', async () => {
	for (const text of ['ma1ma5', 'ba4ba5', 'ye2ye5', 'nai3nai5']) {
		const [full, neutral] = (await utter('cmn', text)).syllables.map(
			({ startMs, endMs }) => endMs - startMs,
		)
		expect(neutral).toBeLessThan((full ?? 0) * 0.8)
	}
})

test('each syllable has its vowel and its time', async () => {
	const { sound, syllables } = await utter('cmn', 'tian1an1men2 guang3chang3')
	expect(syllables).toHaveLength(5)
	let last = 0
	for (const { startMs, endMs } of syllables) {
		expect(startMs).toBeGreaterThanOrEqual(last)
		expect(endMs).toBeGreaterThan(startMs + 60)
		last = endMs
	}
	expect(last).toBeLessThanOrEqual((sound.length / samplesPerSecond) * 1000)
})

test('a sound begins and ends in silence, so that nothing clicks', async () => {
	for (const text of ['妈', '啊', '你好', '不']) {
		const { sound } = await utter('cmn', text)
		for (const sample of [...sound.slice(0, 3), ...sound.slice(-3)]) {
			expect(Math.abs(sample)).toBeLessThan(0.01)
		}
	}
})

test('female voices are higher than the male voice', async () => {
	const man = meanPitch(await utter('cmn', 'ma1'), manBand)
	for (const voice of ['cmn+f1', 'cmn+f2', 'cmn+f3', 'cmn+f4', 'cmn+f5']) {
		const woman = await utter(voice, 'ma1')
		expect(meanPitch(woman, womanBand)).toBeGreaterThan(man * 1.4)
		expect(loudness(woman.sound)).toBeGreaterThan(0.05)
	}
})

test('memory does not grow over hundreds of words', async () => {
	await utter('cmn', '你好')
	const espeak = await openEspeak()
	const before = espeak.HEAPU8.length
	for (let count = 0; count < 200; count++) await utter('cmn', `第${count}课`)
	expect(await openEspeak()).toBe(espeak)
	expect(espeak.HEAPU8.length).toBe(before)
})
