/** Against a real server on this machine (tests/support/speech-server.ts). */
import { env } from 'cloudflare:workers'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { chineseTexts } from '#tests/support/chinese-texts.ts'
import { costlyRuns } from '#tests/support/length.ts'
import { type AskedSpeech, msPerLetter, serverKey } from '#tests/support/speech-server.ts'
import { mp3SoundOf } from '#workers/speech/mp3-frames.ts'
import { type OpenAiSpeechOptions, openAiSpeech } from '#workers/speech/providers/openai-speech.ts'

const { SPEECH_SERVER: server } = z.object({ SPEECH_SERVER: z.url() }).parse(env)

const text = '你好！我叫𠮷。'

function provider(mode: string, options: Partial<OpenAiSpeechOptions> = {}) {
	const model = crypto.randomUUID()
	const voice = openAiSpeech({
		url: `${server}/${mode}/v1`,
		model,
		format: 'mp3',
		speed: 1,
		voices: [
			{ id: 'zf_xiaobei', name: 'Standard voice, woman 1' },
			{ id: 'zm_yunxi', name: 'Standard voice, man 1' },
		],
		timeoutMs: 5_000,
		...options,
	})
	const asked = async () =>
		(await (await fetch(`${server}/asked/${model}`)).json()) as AskedSpeech[]
	return { voice, asked, model }
}

function order(said = text, voice = 'BV701_V2_streaming') {
	return { script: { text: said, readings: [] }, voice }
}

test.each(['mp3', 'pieces', 'slow'])('a server that answers by %s is heard', async (mode) => {
	const { voice, asked, model } = provider(mode)
	expect(await voice.speak(order())).toMatchObject({
		ok: true,
		value: {
			durationMs: 1200,
			source: 'estimate',
			sentences: [
				{ offset: 0, length: 3, startMs: 0, endMs: 450, words: [] },
				{ offset: 3, length: 5, startMs: 450, endMs: 1200, words: [] },
			],
		},
	})
	expect(await asked()).toEqual([
		{ model, input: text, voice: 'zf_xiaobei', response_format: 'mp3', speed: 1 },
	])
})

test.each(['wav', 'endless-wav', 'wav-that-calls-itself-mp3'])(
	'%s becomes an MP3 of the same length',
	async (mode) => {
		const { voice, asked } = provider(mode, { format: 'wav', speed: 0.8 })
		const spoken = await voice.speak(order())
		if (!spoken.ok) throw new Error(spoken.error.detail)
		const { mp3, durationMs } = spoken.value
		expect(durationMs).toBeGreaterThanOrEqual(5 * msPerLetter)
		expect(durationMs).toBeLessThan(5 * msPerLetter + 120)
		expect(mp3SoundOf(mp3)?.durationMs).toBeCloseTo(durationMs, -1)
		expect(mp3.length).toBeLessThan(12_000)
		expect(await asked()).toMatchObject([{ response_format: 'wav', speed: 0.8 }])
	},
)

test('long texts are spoken completely, group by group', async () => {
	const { voice, asked } = provider('mp3')
	await fc.assert(
		fc.asyncProperty(chineseTexts, async (paragraph) => {
			const said = `好${paragraph.repeat(3)}`
			const before = (await asked()).length
			const spoken = await voice.speak(order(said))
			const sounds = /[^\p{L}\p{N}]/gu
			const letters = said.replace(sounds, '')
			const requests = (await asked()).slice(before)
			const inputs = requests.map(({ input }) => input)
			expect(inputs.join('').replace(sounds, '')).toBe(letters)
			expect(Math.max(...inputs.map(({ length }) => length))).toBeLessThanOrEqual(200)
			expect(spoken).toMatchObject({ value: { durationMs: [...letters].length * msPerLetter } })
		}),
		{ numRuns: costlyRuns },
	)
})

test('the speakers of a dialogue have voices of their own', async () => {
	const { voice, asked } = provider('mp3')
	const spoken = await voice.speak({
		script: {
			text: '你好！\n您好。再见。\n好！\n完。',
			readings: [],
			turns: [
				{ offset: 0, length: 3, speaker: '小美' },
				{ offset: 4, length: 6, speaker: '王明' },
				{ offset: 11, length: 2, speaker: '小美' },
			],
		},
		voice: 'BV701_V2_streaming',
		speakerVoices: [{ speaker: '王明', voice: 'zm_yunxi' }],
	})
	expect((await asked()).map(({ input, voice: of }) => [input, of])).toEqual([
		['你好！', 'zf_xiaobei'],
		['您好。再见。', 'zm_yunxi'],
		['好！\n完。', 'zf_xiaobei'],
	])
	expect(spoken).toMatchObject({
		value: {
			durationMs: 8 * msPerLetter,
			sentences: [
				{ offset: 0, startMs: 0, endMs: 480 },
				{ offset: 4, startMs: 480, endMs: 960 },
				{ offset: 7, startMs: 960, endMs: 1440 },
				{ offset: 11, startMs: 1440, endMs: 1680 },
				{ offset: 14, startMs: 1680, endMs: 1920 },
			],
		},
	})
})

test('a key is sent if there is one, and never shown', async () => {
	const good = provider('keyed', { key: serverKey })
	expect(await good.voice.speak(order())).toMatchObject({ ok: true })
	const bad = provider('keyed', { key: 'sk-another' })
	const detail = 'openai-speech answered 401: Incorrect API key provided: Bearer …'
	const error = { kind: 'configuration', detail }
	expect(await bad.voice.speak(order())).toEqual({ ok: false, error })
	const none = await provider('keyed').voice.speak(order())
	expect(none).toMatchObject({ error: { kind: 'configuration' } })
})

test.each([
	['busy', { kind: 'temporary', retryAfterSeconds: 7 }],
	['loading', { kind: 'temporary', retryAfterSeconds: 30 }],
	['broken', { kind: 'temporary', detail: 'openai-speech answered 500' }],
	['empty', { kind: 'temporary', detail: 'openai-speech answered without audio' }],
	['half-a-wav', { kind: 'temporary', detail: 'openai-speech answered with half a WAV' }],
	['damaged-mp3', { kind: 'temporary', detail: 'openai-speech answered with a damaged MP3' }],
	['gone-at-once', { kind: 'temporary' }],
	['gone-in-the-middle', { kind: 'temporary' }],
	['endless', { kind: 'temporary', detail: 'openai-speech: 3600000 ms for 8 characters' }],
	['spent', { kind: 'configuration' }],
	['forbidden', { kind: 'configuration', detail: 'openai-speech answered 403: no' }],
	[
		'unknown-voice',
		{
			kind: 'configuration',
			detail:
				'openai-speech answered 400: {"error":"validation_error","message":"Voice \'zf_xiaobei\' not found"}',
		},
	],
	['unknown-model', { kind: 'configuration', detail: 'openai-speech answered 404: No such model' }],
	['unprocessable', { kind: 'configuration' }],
	['nowhere', { kind: 'configuration', detail: 'openai-speech answered 404: Not Found' }],
	['elsewhere', { kind: 'configuration', detail: 'openai-speech answered with a redirect' }],
	['page', { kind: 'configuration', detail: 'openai-speech answered with a page, not with audio' }],
	['page-that-calls-itself-audio', { kind: 'configuration' }],
	[
		'error-that-calls-itself-well',
		{ kind: 'configuration', detail: 'openai-speech: The model is not loaded' },
	],
	[
		'ogg',
		{
			kind: 'configuration',
			detail: 'openai-speech answers with neither MP3 nor WAV: 4f 67 67 53',
		},
	],
	['adpcm-wav', { kind: 'configuration' }],
	['too-long', { kind: 'permanent', detail: 'openai-speech answered 413: too long' }],
	['too-large', { kind: 'permanent' }],
] as const)('a server that is %s fails as it should', async (mode, error) => {
	expect(await provider(mode).voice.speak(order())).toMatchObject({ ok: false, error })
})

test.each(['silent', 'silent-in-the-middle'])('%s is given up', async (mode) => {
	const spoken = await provider(mode, { timeoutMs: 200 }).voice.speak(order())
	const detail = 'openai-speech did not answer in 200 ms'
	expect(spoken).toEqual({ ok: false, error: { kind: 'temporary', detail } })
})

test('an address may end with a slash', async () => {
	const { voice } = provider('mp3', { url: `${server}/mp3/v1/` })
	expect(await voice.speak(order())).toMatchObject({ ok: true })
})

test('unknown voices and texts with nothing to say are not sent', async () => {
	const { voice, asked } = provider('mp3')
	expect(voice.hasVoice('zm_yunxi')).toBe(true)
	expect(voice.hasVoice('BV701_V2_streaming')).toBe(true)
	expect(voice.hasVoice('alloy')).toBe(false)
	const unknown = { error: { kind: 'permanent', detail: 'openai-speech has no voice alloy' } }
	expect(await voice.speak(order(text, 'alloy'))).toMatchObject(unknown)
	const cast = { ...order(), speakerVoices: [{ speaker: '小美', voice: 'alloy' }] }
	expect(await voice.speak(cast)).toMatchObject(unknown)
	expect(await voice.speak(order('……'))).toMatchObject({ error: { kind: 'permanent' } })
	expect(await asked()).toEqual([])
})

test('another server, model, speed or first voice is another engine', () => {
	const host = new URL(server).host
	const usual = { model: 'kokoro' }
	expect(provider('mp3', usual).voice.engine).toBe(`openai-speech ${host} kokoro zf_xiaobei`)
	const others: Partial<OpenAiSpeechOptions>[] = [
		usual,
		{ model: 'tts-1' },
		{ ...usual, speed: 0.9 },
		{ ...usual, url: 'http://kokoro:8880/v1' },
		{ ...usual, voices: [{ id: 'zm_yunxi', name: 'man' }] },
	]
	const engines = others.map((options) => provider('mp3', options).voice.engine)
	expect(new Set(engines).size).toBe(5)
})
