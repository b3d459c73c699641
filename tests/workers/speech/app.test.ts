import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { expect, test, vi } from 'vitest'
import { err, ok } from '#app/domain/result.ts'
import {
	asyncVoice,
	bindings,
	deliverAll,
	makeLesson,
	scriptedVoice,
	someSpeech,
	testEnv,
	text,
} from '#tests/support/speech-env.ts'
import { ttsApp } from '#workers/speech/app.ts'
import { openSpeechEnv, type SpeechEnv } from '#workers/speech/speech-env.ts'

function post(env: SpeechEnv, step: string, body: unknown) {
	return ttsApp(() => env).request(
		`/api/v1/tts/${step}`,
		{
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: typeof body === 'string' ? body : JSON.stringify(body),
		},
		bindings,
	)
}

function health(env: Partial<typeof bindings> = {}) {
	const embedded = () => scriptedVoice().voice
	const app = ttsApp((given) => openSpeechEnv(given, { embedded }))
	return app.request('/health', {}, { ...bindings, ...env })
}

test('the worker is healthy if media store and database answer', async () => {
	const answer = await health()
	expect(answer.status).toBe(200)
	expect(await answer.json()).toMatchObject({
		ok: true,
		parts: { media: true, database: true, voices: true },
	})
})

test('the worker is unhealthy if the media store does not answer', async () => {
	const MEDIA = { head: () => Promise.reject(new Error('storage is down')) }
	const answer = await health({ MEDIA: MEDIA as unknown as R2Bucket })
	expect(answer.status).toBe(503)
	expect(await answer.json()).toMatchObject({
		ok: false,
		parts: { media: false, database: true, voices: true },
	})
})

test('the worker is unhealthy if its voices are misconfigured', async () => {
	const answer = await health({ TTS_LESSON_PROVIDER: 'nobody' } as Partial<typeof bindings>)
	expect(answer.status).toBe(503)
	expect(await answer.json()).toMatchObject({ ok: false, parts: { voices: false } })
})

test('each voice is asked whether it speaks, and a silent one says why', async () => {
	const { env } = await testEnv()
	const lessons = scriptedVoice(async () => {
		return err({ kind: 'configuration', detail: 'volcengine 3001: wrong key' } as const)
	})
	const words = scriptedVoice()
	const asked = {
		...env,
		voices: ok({ lessons: { ...lessons.voice, engine: 'one' }, words: words.voice }),
	}
	const answer = await ttsApp(() => asked).request('/health/voices', {}, bindings)
	expect(await answer.json()).toEqual({
		lessons: { state: 'silent', detail: 'volcengine 3001: wrong key' },
		words: { state: 'speaks', followsPinyin: false },
	})
	expect(lessons.asked).toEqual(['好'])
})

test('a lesson is submitted, spoken, queried and confirmed', async () => {
	const { env, queue } = await testEnv()
	const lesson_id = await makeLesson(env)
	const submitted = await post(env, 'submit', { text, lesson_id })
	expect(submitted.status).toBe(200)
	const { task_id } = await submitted.json<{ task_id: string }>()
	const waiting = await post(env, 'query', { task_id })
	expect(await waiting.json()).toEqual({ status: 'processing' })
	await deliverAll(env, queue)
	const spoken = await post(env, 'query', { task_id })
	expect(await spoken.json()).toEqual({ status: 'completed', duration_ms: 2000 })
	const confirmed = await post(env, 'confirm', { task_id, lesson_id })
	expect(confirmed.status).toBe(200)
	expect(await confirmed.json()).toEqual({
		audio_path: `/media/lessons/${lesson_id}/audio/${task_id}.mp3`,
	})
	const done = await post(env, 'query', { task_id })
	expect(await done.json()).toEqual({ status: 'confirmed', duration_ms: 2000 })
})

test('invalid JSON and other shapes get an error response', async () => {
	const { env } = await testEnv()
	const bodies = ['{', '[]', 'null', '{"task_id":7}', { text, lesson_id: 'a', article_id: 'b' }]
	for (const step of ['submit', 'query', 'confirm']) {
		for (const body of bodies) {
			const answer = await post(env, step, body)
			expect(answer.status).toBe(400)
			expect(await answer.json()).toEqual({
				error: { code: 'request.invalid', text: 'This request could not be understood.' },
			})
		}
	}
})

test('a database that is down is a server error', async () => {
	const { env } = await testEnv()
	const broken = openSpeechEnv({ ...bindings, LIBSQL_URL: 'http://127.0.0.1:1' }, {})
	const answer = await post({ ...env, db: broken.db }, 'query', { task_id: 'a' })
	expect(answer.status).toBe(500)
	expect(await answer.json()).toMatchObject({ error: { code: 'page.failed' } })
})

test.each([
	['你好', undefined, 200],
	['长', 'zhǎng', 200],
	['', undefined, 400],
	['hello', undefined, 400],
	['你好！', undefined, 400],
	['好'.repeat(21), undefined, 400],
	['长', 'zhang3 da4', 400],
	['长', '<script>', 400],
])('the word %j with the reading %j gets %i', async (text, pinyin, status) => {
	const { env } = await testEnv()
	const search = new URLSearchParams(pinyin ? { text, pinyin } : { text })
	const context = createExecutionContext()
	const answer = await ttsApp(() => env).request(`/nls/tts?${search}`, {}, bindings, context)
	expect(answer.status).toBe(status)
	if (status === 200) expect(answer.headers.get('content-type')).toBe('audio/mpeg')
	else {
		expect(await answer.json()).toEqual({
			error: {
				code: 'pronunciation.invalid',
				text: 'Only Chinese words of at most 20 characters can be spoken.',
			},
		})
	}
	await waitOnExecutionContext(context)
})

test('voices are listed if the provider can', async () => {
	const { env } = await testEnv()
	const ask = () => ttsApp(() => env).request('/voices', {}, bindings)
	expect(await (await ask()).json()).toEqual({
		voices: [],
		hasSamples: false,
		hasSpeakers: true,
	})
	const voices = [
		{ id: 'BV701_V2_streaming', name: 'Standard voice, man 1' },
		{ id: 'cmn+f1', name: 'Standard voice, woman 1' },
	]
	env.voices = ok({
		lessons: { ...scriptedVoice().voice, voices },
		words: scriptedVoice().voice,
	})
	expect(await (await ask()).json()).toEqual({ voices, hasSamples: true, hasSpeakers: true })
	env.voices = ok({
		lessons: { ...asyncVoice().voice, voices, hasOneVoice: true },
		words: scriptedVoice().voice,
	})
	expect(await (await ask()).json()).toEqual({ voices, hasSamples: false, hasSpeakers: false })
})

async function sample(env: SpeechEnv, voice: string) {
	const context = createExecutionContext()
	const search = new URLSearchParams({ voice })
	const heard = await ttsApp(() => env).request(`/voices/sample?${search}`, {}, bindings, context)
	const bytes = (await heard.clone().arrayBuffer()).byteLength
	await waitOnExecutionContext(context)
	return { heard, bytes }
}

test('a listed voice is sampled once and then served from the store', async () => {
	const { env } = await testEnv()
	const { voice, asked } = scriptedVoice()
	const voices = [
		{ id: 'zf_xiaobei', name: 'Standard voice, woman 1' },
		{ id: 'zm_yunxi', name: 'Standard voice, man 1' },
	]
	const engine = crypto.randomUUID()
	env.voices = ok({ lessons: { ...voice, engine, voices }, words: scriptedVoice().voice })
	for (const id of ['zf_xiaobei', 'zf_xiaobei', 'zm_yunxi']) {
		const { heard, bytes } = await sample(env, id)
		expect(heard.headers.get('content-type')).toBe('audio/mpeg')
		expect(bytes).toBe(someSpeech().mp3.length)
	}
	expect(asked).toEqual(['你好，我叫小美。很高兴认识你！', '你好，我叫小美。很高兴认识你！'])
})

test('voices that are not listed, asynchronous or silent have no sample', async () => {
	vi.spyOn(console, 'error').mockImplementation(() => {})
	const { env } = await testEnv()
	const voices = [{ id: 'zf_xiaobei', name: 'Standard voice, woman 1' }]
	const silent = scriptedVoice(async () => err({ kind: 'temporary', detail: 'busy' } as const))
	const words = scriptedVoice().voice
	env.voices = ok({ lessons: { ...silent.voice, engine: crypto.randomUUID(), voices }, words })
	for (const id of ['', 'alloy', 'BV701_V2_streaming']) {
		expect((await sample(env, id)).heard.status).toBe(422)
	}
	const { heard } = await sample(env, 'zf_xiaobei')
	expect(heard.status).toBe(503)
	expect(await heard.json()).toMatchObject({ error: { code: 'audio.no-sample' } })
	env.voices = ok({ lessons: { ...asyncVoice().voice, voices }, words })
	expect((await sample(env, 'zf_xiaobei')).heard.status).toBe(422)
	env.voices = err({ kind: 'configuration', detail: 'no voice' })
	expect((await sample(env, 'zf_xiaobei')).heard.status).toBe(503)
})

test('the engines say which voice speaks lessons and words', async () => {
	const { env } = await testEnv()
	const ask = () => ttsApp(() => env).request('/engines', {}, bindings)
	const { voice } = scriptedVoice()
	env.voices = ok({ lessons: { ...voice, engine: 'hosted-1' }, words: voice })
	expect(await (await ask()).json()).toEqual({ lessons: 'hosted-1', words: voice.engine })
	env.voices = err({ kind: 'configuration', detail: 'no key' })
	expect((await ask()).status).toBeGreaterThanOrEqual(400)
})

test('a job is cancelled by its owner', async () => {
	const { env } = await testEnv()
	const lesson_id = await makeLesson(env)
	const submitted = await post(env, 'submit', { text, lesson_id })
	const { task_id } = await submitted.json<{ task_id: string }>()
	expect((await post(env, 'cancel', { task_id, lesson_id: 'another' })).status).toBe(404)
	expect((await post(env, 'cancel', { task_id, lesson_id })).status).toBe(200)
	const ended = await post(env, 'query', { task_id })
	expect(await ended.json()).toEqual({ status: 'error', error: 'This audio was not taken.' })
})
