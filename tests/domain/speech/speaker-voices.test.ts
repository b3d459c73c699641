import { expect, test } from 'vitest'
import {
	proposedVoices,
	speakersOf,
	voiceAt,
	voicesInScript,
	voicesOf,
} from '#app/domain/speech/speaker-voices.ts'

/** 小美：你好！ / 他们笑了。 / 王明：您好！ / 小美：再见！ */
const script = {
	text: '你好！\n他们笑了。\n您好！\n再见！',
	readings: [],
	turns: [
		{ offset: 0, length: 3, speaker: '小美' },
		{ offset: 10, length: 3, speaker: '王明' },
		{ offset: 14, length: 3, speaker: '小美' },
	],
}

const speakerVoices = [
	{ speaker: '小美', voice: 'woman' },
	{ speaker: '王明', voice: 'man' },
]

test('the speakers stand in the order in which they first speak', () => {
	expect(speakersOf(script)).toEqual(['小美', '王明'])
	expect(speakersOf({})).toEqual([])
})

test('each line has the voice of its speaker, the others that of the text', () => {
	const voices = [0, 4, 10, 14].map((at) =>
		voiceAt({ script, voice: 'narrator', speakerVoices }, at),
	)
	expect(voices).toEqual(['woman', 'narrator', 'man', 'woman'])
	expect(voiceAt({ script, voice: 'narrator', speakerVoices: [] }, 0)).toBe('narrator')
	expect(voiceAt({ script, voice: 'narrator', speakerVoices: null }, 14)).toBe('narrator')
	const { turns: _, ...plain } = script
	expect(voiceAt({ script: plain, voice: 'narrator', speakerVoices }, 0)).toBe('narrator')
})

test('each voice is listed once', () => {
	expect(voicesOf({ voice: 'man', speakerVoices })).toEqual(['man', 'woman'])
	expect(voicesOf({ voice: 'man' })).toEqual(['man'])
})

test('those who do not speak have no voice', () => {
	const asked = [
		{ speaker: '王明', voice: 'man' },
		{ speaker: '张三', voice: 'child' },
		{ speaker: '王明', voice: 'another' },
	]
	expect(voicesInScript(script, asked)).toEqual([{ speaker: '王明', voice: 'man' }])
})

test('speakers are proposed one voice after the other', () => {
	const speakers = ['小美', '王明', '服务员']
	const voices = proposedVoices(speakers, ['man', 'woman']).map(({ voice }) => voice)
	expect(voices).toEqual(['man', 'woman', 'man'])
	expect(proposedVoices(['小美'], [])).toEqual([{ speaker: '小美', voice: '' }])
})
