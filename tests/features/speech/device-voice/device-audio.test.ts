import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DeviceAudio } from '#app/features/speech/device-voice/device-audio.ts'
import type { Spoken } from '#app/features/speech/device-voice/utter.ts'
import { playSentences } from '#app/features/speech/player/sentence-playback.ts'

const paragraphs = [
	{ speaker: '小美', text: '你好！我叫小美。' },
	{ speaker: '安娜', text: '你去哪儿？' },
]

/** A second for a sentence, whatever its length; `ends` says how the nth one ends. */
function device(ends: Record<number, Spoken> = {}) {
	const said: string[] = []
	const audio = new DeviceAudio(paragraphs, (text, { speaker, rate, signal, onStart }) => {
		const how = ends[said.length] ?? 'spoken'
		said.push(`${speaker} ${text} ${rate}`)
		return new Promise((resolve) => {
			if (how === 'spoken') onStart()
			const timer = setTimeout(() => resolve(how), 1000)
			signal.addEventListener('abort', () => {
				clearTimeout(timer)
				resolve('stopped')
			})
		})
	})
	const told: string[] = []
	for (const name of ['play', 'playing', 'pause', 'ended', 'error']) {
		audio.addEventListener(name, () => told.push(name))
	}
	return { audio, said, told }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

test('a text is spoken to its end by the voices of its speakers', async () => {
	const { audio, said, told } = device()
	void audio.play()
	await pass(5000)
	expect(said).toEqual(['1 你好！ 1', '1 我叫小美。 1', '2 你去哪儿？ 1'])
	expect(told).toEqual(['play', 'playing', 'playing', 'playing', 'pause', 'ended'])
	expect(audio.paused).toBe(true)
})

test('the time goes on within a sentence, and waits at its end for the voice', async () => {
	const { audio } = device()
	const [first, second] = audio.timings
	void audio.play()
	await pass(500)
	expect(audio.currentTime).toBeCloseTo(0.5)
	// The sentence takes longer than 1,000 ms by estimate, so the voice is ahead.
	await pass(600)
	expect(audio.currentTime * 1000).toBeGreaterThanOrEqual(second?.startMs ?? 0)
	expect(first?.endMs).toBe(second?.startMs)
})

test('a pause is at once, and playing begins again at the sentence', async () => {
	const { audio, said } = device()
	void audio.play()
	await pass(1500)
	audio.pause()
	const at = audio.currentTime
	await pass(5000)
	expect(said).toHaveLength(2)
	expect(audio.currentTime).toBe(at)
	void audio.play()
	await pass(10)
	expect(said).toEqual(['1 你好！ 1', '1 我叫小美。 1', '1 我叫小美。 1'])
})

test('a seek goes to the sentence at that time, while playing and while paused', async () => {
	const { audio, said } = device()
	const [, second, third] = audio.timings
	audio.currentTime = (second?.startMs ?? 0) / 1000 + 0.3
	expect(audio.currentTime * 1000).toBe(second?.startMs)
	void audio.play()
	await pass(200)
	audio.currentTime = (third?.startMs ?? 0) / 1000
	await pass(200)
	expect(said).toEqual(['1 我叫小美。 1', '2 你去哪儿？ 1'])
})

test('a bar that is dragged speaks only where it rests', async () => {
	const { audio, said } = device()
	void audio.play()
	await pass(200)
	for (const at of [0.5, 1, 1.5, 2, 2.5, 3, 3.5]) audio.currentTime = at
	await pass(500)
	expect(said).toEqual(['1 你好！ 1', '2 你去哪儿？ 1'])
})

test('a step forward that ends in the same sentence goes to the next one', async () => {
	const { audio, said } = device()
	void audio.play()
	await pass(200)
	audio.currentTime += 0.5
	await pass(200)
	expect(said.at(-1)).toBe('1 我叫小美。 1')
})

test('another speed begins the sentence again', async () => {
	const { audio, said } = device()
	void audio.play()
	await pass(200)
	audio.playbackRate = 0.75
	await pass(200)
	expect(said).toEqual(['1 你好！ 1', '1 你好！ 0.75'])
})

test('a looped sentence is spoken again, and the next one is not begun', async () => {
	const { audio, said } = device()
	const playback = playSentences(audio)
	playback.know(audio.timings)
	audio.addEventListener('timeupdate', () => playback.loop())
	playback.setLooping(true)
	void audio.play()
	await pass(3500)
	expect(new Set(said)).toEqual(new Set(['1 你好！ 1']))
	expect(said.length).toBeGreaterThan(2)
})

test('the last sentence loops as well', async () => {
	const { audio, said } = device()
	const playback = playSentences(audio)
	playback.know(audio.timings)
	audio.addEventListener('timeupdate', () => playback.loop())
	audio.addEventListener('ended', () => playback.loopAtEnd())
	audio.currentTime = (audio.timings[2]?.startMs ?? 0) / 1000
	playback.setLooping(true)
	void audio.play()
	await pass(3500)
	expect(new Set(said)).toEqual(new Set(['2 你去哪儿？ 1']))
	expect(said.length).toBeGreaterThan(2)
})

test.each(['failed', 'no-voice'] as const)(
	'a voice that is lost ends with an error: %s',
	async (how) => {
		const { audio, told } = device({ 1: how })
		void audio.play()
		await pass(5000)
		expect(told).toEqual(['play', 'playing', 'pause', 'error'])
	},
)

test('a word that is spoken meanwhile pauses the text', async () => {
	const { audio, told } = device({ 1: 'stopped' })
	void audio.play()
	await pass(5000)
	expect(told).toEqual(['play', 'playing', 'pause'])
	expect(audio.paused).toBe(true)
})

test('a text with nothing to say does not play', async () => {
	const audio = new DeviceAudio([{ text: '……' }])
	await audio.play()
	expect([audio.paused, audio.duration]).toEqual([true, 0])
})

test('a sentence that listeners silence passes without a voice, and the next one is heard', async () => {
	const { audio, said, told } = device()
	const [, second] = audio.timings
	audio.addEventListener('timeupdate', () => {
		const at = Math.round(audio.currentTime * 1000)
		audio.muted = at >= (second?.startMs ?? 0) && at < (second?.endMs ?? 0)
	})
	void audio.play()
	await pass(10_000)
	expect(said).toEqual(['1 你好！ 1', '2 你去哪儿？ 1'])
	expect(told).toEqual(['play', 'playing', 'playing', 'playing', 'pause', 'ended'])
})
