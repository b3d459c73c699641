import { expect, test } from 'vitest'
import { playSentences } from '#app/features/speech/player/sentence-playback.ts'

/** 你好！ 0–900 ms, 我叫小美。 1,150–2,700 ms, 你呢？ 3,000–3,600 ms. */
const sentences = [
	{ offset: 0, length: 3, startMs: 0, endMs: 900, words: [] },
	{ offset: 3, length: 5, startMs: 1150, endMs: 2700, words: [] },
	{ offset: 8, length: 3, startMs: 3000, endMs: 3600, words: [] },
]

function audioAt(currentTime: number) {
	const audio = {
		currentTime,
		duration: 3.6,
		paused: false,
		seeking: false,
		play: async () => {
			audio.paused = false
		},
		pause: () => {
			audio.paused = true
		},
	}
	return audio
}

function heardAt(currentTime: number) {
	const audio = audioAt(currentTime)
	const playback = playSentences(audio)
	playback.know(sentences)
	return { audio, playback }
}

test('a step goes to the previous or next sentence, within the text', () => {
	const { audio, playback } = heardAt(1.2)
	playback.step(1)
	expect(audio.currentTime).toBe(3)
	playback.step(1)
	expect(audio.currentTime).toBe(3)
	playback.step(-1)
	playback.step(-1)
	expect(audio.currentTime).toBe(0)
	playback.step(-1)
	expect(audio.currentTime).toBe(0)
})

test('without sentences a step is five seconds, within the audio', () => {
	const audio = { ...audioAt(4), duration: 11 }
	const playback = playSentences(audio)
	playback.step(1)
	expect(audio.currentTime).toBe(9)
	playback.step(1)
	expect(audio.currentTime).toBe(11)
	for (let press = 0; press < 3; press++) playback.step(-1)
	expect(audio.currentTime).toBe(0)
})

test('a looped sentence starts again at its end', () => {
	const { audio, playback } = heardAt(1.2)
	playback.setLooping(true)
	audio.currentTime = 2.6
	playback.loop()
	expect(audio.currentTime).toBe(2.6)
	audio.currentTime = 2.71
	playback.loop()
	expect(audio.currentTime).toBe(1.15)
	playback.setLooping(false)
	audio.currentTime = 2.71
	playback.loop()
	expect(audio.currentTime).toBe(2.71)
})

test('seeking moves the loop', () => {
	const { audio, playback } = heardAt(0)
	playback.setLooping(true)
	playback.step(1)
	audio.currentTime = 2.8
	playback.loop()
	expect(audio.currentTime).toBe(1.15)
	audio.currentTime = 3.2
	playback.noteSeek()
	audio.currentTime = 3.6
	playback.loop()
	expect(audio.currentTime).toBe(3)
})

test('a last sentence that ends with the audio is looped', () => {
	const { audio, playback } = heardAt(3.2)
	playback.setLooping(true)
	Object.assign(audio, { currentTime: 0, paused: true })
	playback.loopAtEnd()
	expect(audio).toMatchObject({ currentTime: 3, paused: false })
})

test('a loop set before the timings are known repeats the current sentence', () => {
	const audio = audioAt(1.2)
	const playback = playSentences(audio)
	playback.setLooping(true)
	playback.know(sentences)
	audio.currentTime = 2.75
	playback.loop()
	expect(audio.currentTime).toBe(1.15)
})

test('nothing is looped while paused or seeking', () => {
	for (const state of [{ paused: true }, { seeking: true }]) {
		const { audio, playback } = heardAt(0)
		playback.setLooping(true)
		Object.assign(audio, { currentTime: 2, ...state })
		playback.loop()
		expect(audio.currentTime).toBe(2)
	}
})
