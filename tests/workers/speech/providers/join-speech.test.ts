import { expect, test } from 'vitest'
import { silentMp3 } from '#tests/support/silent-mp3.ts'
import { mp3SoundOf } from '#workers/speech/mp3-frames.ts'
import { joinSpeech } from '#workers/speech/providers/join-speech.ts'

const text = '你好！\n我叫小美，是学生。'

function sound(ms: number) {
	const read = mp3SoundOf(silentMp3(ms))
	if (!read) throw new Error('no MP3')
	return read
}

test('a piece starts at the end of the frames before it', () => {
	const speech = joinSpeech(text, [
		{
			sound: sound(1000),
			sentences: [{ offset: 0, length: 3 }],
			timings: [{ offset: 0, length: 3, startMs: 90, endMs: 800, words: [[0, 90]] }],
		},
		{
			sound: sound(1992),
			sentences: [{ offset: 4, length: 9 }],
			timings: [{ offset: 4, length: 9, startMs: 10, endMs: 1900, words: [[5, 40]] }],
		},
	])
	expect(speech).toEqual({
		mp3: silentMp3(1008 + 1992),
		durationMs: 3000,
		source: 'engine',
		sentences: [
			{ offset: 0, length: 3, startMs: 90, endMs: 800, words: [[0, 90]] },
			{ offset: 4, length: 9, startMs: 1018, endMs: 2908, words: [[5, 1048]] },
		],
	})
})

test('a sentence spoken in two pieces is joined', () => {
	const parts = [
		{ offset: 4, length: 5 },
		{ offset: 9, length: 4 },
	]
	const speech = joinSpeech(text, [
		{ sound: sound(600), sentences: [{ offset: 0, length: 3 }], timings: undefined },
		...parts.map((part) => ({ sound: sound(1200), sentences: [part], timings: undefined })),
	])
	expect(speech.source).toBe('estimate')
	expect(speech.sentences).toEqual([
		{ offset: 0, length: 3, startMs: 0, endMs: 600, words: [] },
		{ offset: 4, length: 9, startMs: 600, endMs: 3000, words: [] },
	])
})
