import { expect, test } from 'vitest'
import { ok } from '#app/domain/result.ts'
import { fakeAliyun } from '#tests/support/fake-aliyun.ts'
import { fakeVolcengine, key } from '#tests/support/fake-volcengine.ts'
import type { SpeechVariables } from '#workers/speech/bindings.ts'
import { chooseProvider } from '#workers/speech/providers/choose-provider.ts'
import type { SpeakingProvider } from '#workers/speech/providers/provider.ts'

function embedded(): SpeakingProvider {
	const speech = { mp3: new Uint8Array(), durationMs: 0, source: 'engine' as const, sentences: [] }
	return {
		kind: 'speaking',
		engine: 'embedded-1',
		hasVoice: () => true,
		speak: async () => ok(speech),
	}
}

function engines(env: SpeechVariables) {
	const chosen = chooseProvider(env, { embedded })
	if (!chosen.ok) throw new Error(chosen.error.detail)
	return [chosen.value.lessons.engine, chosen.value.words.engine]
}

const volcengine = { VOLCENGINE_APP_ID: key.appId, VOLCENGINE_TOKEN: key.token }
const aliyun = { ALIYUN_APP_KEY: 'a', ALIYUN_ACCESS_KEY_ID: 'b', ALIYUN_ACCESS_KEY_SECRET: 'c' }
const openai = {
	OPENAI_SPEECH_URL: 'http://127.0.0.1:8880/v1',
	OPENAI_SPEECH_VOICES: 'zf_xiaobei=Standard voice, woman 1; zm_yunxi',
}
// The binding is not used before something is spoken.
const AI = {} as Ai

test.each([
	[{}, 'embedded-1', 'embedded-1'],
	[{ TTS_LESSON_PROVIDER: '', TTS_WORD_PROVIDER: '' }, 'embedded-1', 'embedded-1'],
	[{ TTS_LESSON_PROVIDER: 'volcengine', ...volcengine }, 'volcengine-v1', 'embedded-1'],
	[{ TTS_WORD_PROVIDER: 'volcengine', ...volcengine }, 'embedded-1', 'volcengine-v1'],
	[{ TTS_LESSON_PROVIDER: 'volcengine-async', ...volcengine }, 'volcengine-async-v1', 'embedded-1'],
	[{ TTS_LESSON_PROVIDER: 'aliyun', ...aliyun }, 'aliyun-nls-v1', 'embedded-1'],
	[{ TTS_WORD_PROVIDER: 'workers-ai', AI }, 'embedded-1', 'workers-ai-melotts'],
	[
		{ TTS_LESSON_PROVIDER: 'openai', ...openai },
		'openai-speech 127.0.0.1:8880 tts-1 zf_xiaobei',
		'embedded-1',
	],
	[
		{
			TTS_WORD_PROVIDER: 'openai',
			...openai,
			OPENAI_SPEECH_KEY: '',
			OPENAI_SPEECH_MODEL: 'kokoro',
			OPENAI_SPEECH_FORMAT: 'wav',
			OPENAI_SPEECH_SPEED: '0.9',
		},
		'embedded-1',
		'openai-speech 127.0.0.1:8880 kokoro zf_xiaobei ×0.9',
	],
	[
		{ TTS_LESSON_PROVIDER: 'volcengine', TTS_WORD_PROVIDER: 'aliyun', ...volcengine, ...aliyun },
		'volcengine-v1',
		'aliyun-nls-v1',
	],
] as [SpeechVariables, string, string][])('%j', (env, lessons, words) => {
	expect(engines(env)).toEqual([lessons, words])
})

test('one provider serves both tasks', () => {
	const chosen = chooseProvider({}, { embedded })
	expect(chosen.ok && chosen.value.lessons).toBe(chosen.ok && chosen.value.words)
})

test.each([
	[{ TTS_LESSON_PROVIDER: 'espeak' }, 'missing or malformed: TTS_LESSON_PROVIDER'],
	[{ TTS_WORD_PROVIDER: 'volcengine-async' }, 'missing or malformed: TTS_WORD_PROVIDER'],
	[
		{ TTS_LESSON_PROVIDER: 'volcengine', VOLCENGINE_APP_ID: '' },
		'missing or malformed: VOLCENGINE_APP_ID, VOLCENGINE_TOKEN',
	],
	[
		{ TTS_WORD_PROVIDER: 'volcengine', ...volcengine, VOLCENGINE_URL: 'file:///s3cret' },
		'missing or malformed: VOLCENGINE_URL',
	],
	[
		{ TTS_LESSON_PROVIDER: 'volcengine-async', ...volcengine, VOLCENGINE_AUDIO_HOSTS: 'com' },
		'missing or malformed: VOLCENGINE_AUDIO_HOSTS',
	],
	[
		{ TTS_WORD_PROVIDER: 'aliyun', ...aliyun, ALIYUN_ACCESS_KEY_SECRET: undefined },
		'missing or malformed: ALIYUN_ACCESS_KEY_SECRET',
	],
	[{ TTS_WORD_PROVIDER: 'workers-ai' }, 'AI: the binding is missing'],
	[
		{ TTS_LESSON_PROVIDER: 'openai' },
		'missing or malformed: OPENAI_SPEECH_URL, OPENAI_SPEECH_VOICES',
	],
	[
		{ TTS_LESSON_PROVIDER: 'openai', ...openai, OPENAI_SPEECH_URL: 'http://me:s3cret@host/v1' },
		'missing or malformed: OPENAI_SPEECH_URL',
	],
	[
		{ TTS_LESSON_PROVIDER: 'openai', ...openai, OPENAI_SPEECH_KEY: 'two\nlines' },
		'missing or malformed: OPENAI_SPEECH_KEY',
	],
	[
		{
			TTS_WORD_PROVIDER: 'openai',
			...openai,
			OPENAI_SPEECH_FORMAT: 'ogg',
			OPENAI_SPEECH_SPEED: '9',
			OPENAI_SPEECH_VOICES: 'a;a',
		},
		'missing or malformed: OPENAI_SPEECH_FORMAT, OPENAI_SPEECH_SPEED, OPENAI_SPEECH_VOICES',
	],
	[
		{ TTS_WORD_PROVIDER: 'volcengine', ...volcengine, VOLCENGINE_VOICES: 'a=' },
		'missing or malformed: VOLCENGINE_VOICES',
	],
] as [SpeechVariables, string][])('%j is told by its name', (env, detail) => {
	const error = { kind: 'configuration', detail }
	expect(chooseProvider(env, { embedded })).toEqual({ ok: false, error })
})

test('a bundle without the embedded voice needs hosted ones', () => {
	const env = { TTS_LESSON_PROVIDER: 'volcengine', TTS_WORD_PROVIDER: 'volcengine', ...volcengine }
	expect(chooseProvider(env, {}).ok).toBe(true)
	const error = {
		kind: 'configuration',
		detail: 'no embedded voice in this bundle: set TTS_LESSON_PROVIDER and TTS_WORD_PROVIDER',
	}
	expect(chooseProvider({}, {})).toEqual({ ok: false, error })
})

test('the configured hosts are called', async () => {
	const script = { text: '你好！', readings: [] }
	const order = { script, voice: 'BV701_V2_streaming' }
	const env = { TTS_LESSON_PROVIDER: 'volcengine', TTS_WORD_PROVIDER: 'volcengine', ...volcengine }
	const hosts: string[] = []
	const chosen = chooseProvider(env, {
		fetch: (request) => {
			hosts.push(new URL(request.url).host)
			return fakeVolcengine().handle(request)
		},
	})
	expect(chosen.ok && (await chosen.value.words.speak(order)).ok).toBe(true)
	expect(hosts).toEqual(['openspeech.bytedance.com'])

	const { options } = fakeAliyun()
	const asked: string[] = []
	const other = chooseProvider(
		{
			TTS_LESSON_PROVIDER: 'aliyun',
			TTS_WORD_PROVIDER: 'aliyun',
			ALIYUN_APP_KEY: options.appKey,
			ALIYUN_ACCESS_KEY_ID: options.accessKeyId,
			ALIYUN_ACCESS_KEY_SECRET: options.accessKeySecret,
		},
		{
			fetch: async (request) => {
				asked.push(new URL(request.url).host)
				return new Response('', { status: 500 })
			},
		},
	)
	expect(other.ok && (await other.value.words.speak(order)).ok).toBe(false)
	expect(asked).toEqual(['nls-meta.cn-shanghai.aliyuncs.com'])
})

test('voices that were bought can be listed by name', () => {
	const names = [{ id: 'BV001_streaming', name: 'Standard voice, woman 1' }]
	const list = 'BV001_streaming=Standard voice, woman 1'
	const both = { ...volcengine, VOLCENGINE_VOICES: list, ...aliyun, ALIYUN_VOICES: list }
	for (const [lessons, words] of [
		['volcengine', 'aliyun'],
		['volcengine-async', 'aliyun'],
		['aliyun', 'volcengine'],
	]) {
		const env = { ...both, TTS_LESSON_PROVIDER: lessons, TTS_WORD_PROVIDER: words }
		const chosen = chooseProvider(env as SpeechVariables, {})
		expect(chosen).toMatchObject({
			value: { lessons: { voices: names }, words: { voices: names } },
		})
	}
})
