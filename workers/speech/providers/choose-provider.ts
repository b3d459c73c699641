/**
 * Picks the voices: TTS_LESSON_PROVIDER reads lessons (你好！我叫小美。), TTS_WORD_PROVIDER pronounces
 * a tapped word (你好). The default is the embedded voice. docs/speech.md lists the variables; an
 * empty one counts as unset.
 */
import * as z from 'zod'
import type { Result } from '#app/domain/result.ts'
import { err, ok } from '#app/domain/result.ts'
import type { Send } from '#workers/shared/bounded-call.ts'
import type { SpeechVariables } from '#workers/speech/bindings.ts'
import { aliyun } from './aliyun.ts'
import { openAiSpeech } from './openai-speech.ts'
import type { AsyncProvider, Provider, SpeakingProvider, SpeechFailure } from './provider.ts'
import { voiceListSchema } from './voice-list.ts'
import { volcengine } from './volcengine.ts'
import { volcengineAsync } from './volcengine-async.ts'
import { workersAi } from './workers-ai.ts'

export type Providers = { lessons: Provider; words: SpeakingProvider }

/** `embedded` makes the embedded voice; absent in bundles built without it. */
type Voices = { embedded?: () => SpeakingProvider; fetch?: Send }

const speakingNames = ['embedded', 'volcengine', 'aliyun', 'workers-ai', 'openai'] as const
const namesSchema = z.object({
	TTS_LESSON_PROVIDER: z.enum([...speakingNames, 'volcengine-async']).default('embedded'),
	TTS_WORD_PROVIDER: z.enum(speakingNames).default('embedded'),
})

const address = z.url({ protocol: /^https?$/ })
const text = z.string().max(500)

const volcengineKey = z.object({
	VOLCENGINE_APP_ID: text,
	VOLCENGINE_TOKEN: text,
	VOLCENGINE_URL: address.default('https://openspeech.bytedance.com'),
	VOLCENGINE_VOICES: voiceListSchema.optional(),
})

const volcengineSchema = volcengineKey
	.extend({ VOLCENGINE_CLUSTER: text.default('volcano_tts') })
	.transform((env) => ({ ...keyOf(env), cluster: env.VOLCENGINE_CLUSTER }))

const hostsSchema = z
	.string()
	.transform((list) => list.split(',').map((host) => host.trim()))
	.pipe(z.array(z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/)))

const volcengineAsyncSchema = volcengineKey
	.extend({
		VOLCENGINE_AUDIO_HOSTS: hostsSchema.prefault('volces.com,bytedance.com,bytetos.com'),
	})
	.transform((env) => ({ ...keyOf(env), audioHosts: env.VOLCENGINE_AUDIO_HOSTS }))

const aliyunSchema = z
	.object({
		ALIYUN_APP_KEY: text,
		ALIYUN_ACCESS_KEY_ID: text,
		ALIYUN_ACCESS_KEY_SECRET: text,
		ALIYUN_URL: address.default('https://nls-gateway-cn-shanghai.aliyuncs.com'),
		ALIYUN_TOKEN_URL: address.default('https://nls-meta.cn-shanghai.aliyuncs.com'),
		ALIYUN_VOICES: voiceListSchema.optional(),
	})
	.transform((env) => ({
		appKey: env.ALIYUN_APP_KEY,
		accessKeyId: env.ALIYUN_ACCESS_KEY_ID,
		accessKeySecret: env.ALIYUN_ACCESS_KEY_SECRET,
		url: env.ALIYUN_URL,
		tokenUrl: env.ALIYUN_TOKEN_URL,
		voices: env.ALIYUN_VOICES,
	}))

const openAiSchema = z
	.object({
		// A key belongs into its own variable: messages of failures may name the address.
		OPENAI_SPEECH_URL: address.refine((url) => !URL.parse(url)?.username),
		OPENAI_SPEECH_KEY: text.regex(/^[\x21-\x7e]+$/).optional(),
		OPENAI_SPEECH_MODEL: text.default('tts-1'),
		OPENAI_SPEECH_FORMAT: z.enum(['mp3', 'wav']).default('mp3'),
		OPENAI_SPEECH_SPEED: z.coerce.number().min(0.25).max(4).default(1),
		OPENAI_SPEECH_VOICES: voiceListSchema,
	})
	.transform((env) => ({
		url: env.OPENAI_SPEECH_URL,
		key: env.OPENAI_SPEECH_KEY,
		model: env.OPENAI_SPEECH_MODEL,
		format: env.OPENAI_SPEECH_FORMAT,
		speed: env.OPENAI_SPEECH_SPEED,
		voices: env.OPENAI_SPEECH_VOICES,
	}))

/** A failure names the bad variables, never their values. */
export function chooseProvider(
	env: SpeechVariables,
	voices: Voices,
): Result<Providers, SpeechFailure> {
	const names = read(namesSchema, env)
	if (!names.ok) return names
	const { TTS_LESSON_PROVIDER: lessonName, TTS_WORD_PROVIDER: wordName } = names.value
	const words = speaking(wordName, env, voices)
	if (!words.ok) return words
	if (lessonName === wordName) return ok({ lessons: words.value, words: words.value })
	const lessons =
		lessonName === 'volcengine-async' ? asyncVoice(env, voices) : speaking(lessonName, env, voices)
	return lessons.ok ? ok({ lessons: lessons.value, words: words.value }) : lessons
}

function speaking(
	name: (typeof speakingNames)[number],
	env: SpeechVariables,
	{ embedded, fetch }: Voices,
): Result<SpeakingProvider, SpeechFailure> {
	if (name === 'embedded') {
		return embedded
			? ok(embedded())
			: misconfigured(
					'no embedded voice in this bundle: set TTS_LESSON_PROVIDER and TTS_WORD_PROVIDER',
				)
	}
	if (name === 'workers-ai') {
		return env.AI ? ok(workersAi(env.AI)) : misconfigured('AI: the binding is missing')
	}
	if (name === 'aliyun') {
		const options = read(aliyunSchema, env)
		return options.ok ? ok(aliyun({ ...options.value, fetch })) : options
	}
	if (name === 'openai') {
		const options = read(openAiSchema, env)
		return options.ok ? ok(openAiSpeech({ ...options.value, fetch })) : options
	}
	const options = read(volcengineSchema, env)
	return options.ok ? ok(volcengine({ ...options.value, fetch })) : options
}

function asyncVoice(env: SpeechVariables, { fetch }: Voices): Result<AsyncProvider, SpeechFailure> {
	const options = read(volcengineAsyncSchema, env)
	return options.ok ? ok(volcengineAsync({ ...options.value, fetch })) : options
}

function keyOf(env: z.infer<typeof volcengineKey>) {
	return {
		appId: env.VOLCENGINE_APP_ID,
		token: env.VOLCENGINE_TOKEN,
		url: env.VOLCENGINE_URL,
		voices: env.VOLCENGINE_VOICES,
	}
}

function read<T>(schema: z.ZodType<T>, env: SpeechVariables): Result<T, SpeechFailure> {
	const set = Object.entries(env).filter(([, value]) => value !== '')
	const { data, error } = schema.safeParse(Object.fromEntries(set))
	if (data !== undefined) return ok(data)
	const wrong = [...new Set(error?.issues.map(({ path }) => String(path[0])))]
	return misconfigured(`missing or malformed: ${wrong.join(', ')}`)
}

function misconfigured(detail: string): Result<never, SpeechFailure> {
	return err({ kind: 'configuration', detail })
}
