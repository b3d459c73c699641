import { expect, test } from 'vitest'
import {
	openEspeak,
	samplesPerSecond,
	utter,
	withEspeakWorker,
} from '#workers/speech/embedded-voice/espeak.ts'

function loudness(sound: Float32Array): number {
	return Math.sqrt(sound.reduce((sum, sample) => sum + sample * sample, 0) / sound.length)
}

/** The pitch around a moment in Hz, by autocorrelation between 60 and 300 Hz. */
function pitchAt(sound: Float32Array, share: number): number {
	const width = 1_100
	const start = Math.floor((sound.length - width) * share)
	const window = sound.subarray(start, start + width)
	let best = { lag: 1, strength: 0 }
	for (let lag = Math.floor(samplesPerSecond / 300); lag < samplesPerSecond / 60; lag++) {
		let sum = 0
		for (let i = 0; i + lag < width; i++) sum += (window[i] ?? 0) * (window[i + lag] ?? 0)
		const strength = sum / (width - lag)
		// The octave below correlates too; of equals, the shorter period is the pitch.
		if (strength > best.strength * 1.05) best = { lag, strength }
	}
	return samplesPerSecond / best.lag
}

async function contour(text: string): Promise<[begin: number, middle: number, end: number]> {
	const { sound } = await utter('cmn', text)
	return [pitchAt(sound, 0.4), pitchAt(sound, 0.6), pitchAt(sound, 0.85)]
}

test('你好 is audible', async () => {
	const { sound, words } = await utter('cmn', '你好')
	expect(sound.length / samplesPerSecond).toBeGreaterThan(0.3)
	expect(sound.length / samplesPerSecond).toBeLessThan(2)
	expect(loudness(sound)).toBeGreaterThan(0.05)
	expect(words[0]).toEqual({ place: 0, ms: 0 })
})

test('the four tones of 妈麻马骂 differ in melody', async () => {
	const [high, rising, low, falling] = [
		await contour('妈'),
		await contour('麻'),
		await contour('马'),
		await contour('骂'),
	]
	// High and level.
	expect(Math.abs(high[2] - high[0])).toBeLessThan(8)
	expect(high[1]).toBeGreaterThan(low[1] + 15)
	// Rising.
	expect(rising[2]).toBeGreaterThan(rising[0] + 8)
	// Low in the middle.
	expect(low[1]).toBeLessThan(rising[1] - 5)
	// Falling.
	expect(falling[2]).toBeLessThan(falling[0] - 10)
})

test('female voices are higher than the male voice', async () => {
	const { sound } = await utter('cmn', 'ma1')
	const man = pitchAt(sound, 0.6)
	for (const voice of ['cmn+f1', 'cmn+f2', 'cmn+f3', 'cmn+f4', 'cmn+f5']) {
		const woman = await utter(voice, 'ma1')
		expect(pitchAt(woman.sound, 0.6)).toBeGreaterThan(man * 1.4)
		expect(loudness(woman.sound)).toBeGreaterThan(0.05)
	}
})

test('the voice is set for each text', async () => {
	const alone = (await utter('cmn', '学习汉语')).sound.length
	await utter('cmn+f5', '老师')
	const after = (await utter('cmn', '学习汉语')).sound.length
	expect(Math.abs(after - alone)).toBeLessThan(samplesPerSecond / 20)
})

test('memory does not grow over hundreds of words', async () => {
	await utter('cmn', '你好')
	const espeak = await openEspeak()
	const before = espeak.HEAPU8.length
	for (let count = 0; count < 200; count++) await utter('cmn', `第${count}课`)
	expect(await openEspeak()).toBe(espeak)
	expect(espeak.HEAPU8.length).toBe(before)
})

test('a new instance speaks after a failure', async () => {
	const broken = await openEspeak()
	const abort = () => {
		throw new Error('Aborted(out of memory)')
	}
	await expect(withEspeakWorker('cmn', abort)).rejects.toThrow('out of memory')
	expect((await utter('cmn', '你好')).sound.length).toBeGreaterThan(5_000)
	expect(await openEspeak()).not.toBe(broken)
})
