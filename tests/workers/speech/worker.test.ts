/** The whole worker with its bindings: queue, media store, voice and database. */
import {
	createExecutionContext,
	createMessageBatch,
	createScheduledController,
	getQueueResult,
} from 'cloudflare:test'
import { expect, test, vi } from 'vitest'
import { audioJobs } from '#app/db/schema/index.ts'
import type { SpeechTimings } from '#app/domain/speech/timings.ts'
import { silenceExpectedLogs } from '#tests/support/expected-logs.ts'
import {
	audioOf,
	bindings,
	jobIn,
	jobOf,
	makeLesson,
	storedKeys,
	testEnv,
	text,
} from '#tests/support/speech-env.ts'
import worker from '#workers/speech/index.ts'
import type { SpeechEnv } from '#workers/speech/speech-env.ts'
import withoutVoice from '#workers/speech/without-embedded-voice.ts'
import configuration from '#workers/speech/wrangler.toml?raw'

silenceExpectedLogs()

function ask(step: string, body: object, { fetch } = worker) {
	const request = new Request(`http://tts/api/v1/tts/${step}`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify(body),
	})
	return fetch(request, bindings, createExecutionContext())
}

async function submitted(lesson_id: string): Promise<string> {
	const answer = await ask('submit', { text, lesson_id })
	expect(answer.status).toBe(200)
	return (await answer.json<{ task_id: string }>()).task_id
}

function hasStatus(env: SpeechEnv, id: string, status: string) {
	const options = { timeout: 20_000, interval: 50 }
	return vi.waitFor(async () => expect((await jobOf(env, id)).status).toBe(status), options)
}

test('a lesson is spoken through the real queue and the embedded voice', {
	timeout: 30_000,
}, async () => {
	const { env } = await testEnv()
	const lesson_id = await makeLesson(env)
	const task_id = await submitted(lesson_id)
	await hasStatus(env, task_id, 'completed')
	const confirmed = await ask('confirm', { task_id, lesson_id })
	expect(confirmed.status).toBe(200)
	const { path = '' } = (await audioOf(env, lesson_id)) ?? {}
	expect(await confirmed.json()).toEqual({ audio_path: path })
	const key = path?.replace('/media/', '') ?? ''
	const audio = await bindings.MEDIA.get(key)
	const mp3 = new Uint8Array((await audio?.arrayBuffer()) ?? new ArrayBuffer())
	expect(mp3[0]).toBe(0xff)
	const timings = await bindings.MEDIA.get(key.replace('.mp3', '.json'))
	const { audioKey, durationMs, sentences } =
		(await timings?.json<SpeechTimings>()) ?? expect.fail()
	expect(audioKey).toBe(key)
	expect(durationMs).toBeGreaterThan(800)
	expect(sentences.map(({ offset, length }) => text.slice(offset, offset + length))).toEqual([
		'你好！',
		'我还书。',
	])
})

test('the sweep resends lost messages', { timeout: 30_000 }, async () => {
	const { env } = await testEnv()
	const lesson_id = await makeLesson(env)
	const task_id = crypto.randomUUID()
	await env.db.insert(audioJobs).values({
		id: task_id,
		lessonId: lesson_id,
		status: 'queued',
		script: { text, readings: [] },
		textHash: 'hash',
		voice: 'BV701_V2_streaming',
		engine: 'any',
		dedupeKey: task_id,
	})
	await worker.scheduled(createScheduledController(), bindings)
	await hasStatus(env, task_id, 'completed')
})

test('jobs the real queue delivers three times are spoken once', {
	timeout: 60_000,
}, async () => {
	const { env } = await testEnv()
	const jobs = [await jobIn(env), await jobIn(env), await jobIn(env)]
	const [a = '', b = '', c = ''] = jobs
	for (const id of [c, a, c, b, b, a, c, a, b]) await bindings.SPEECH_QUEUE.send({ id })
	for (const id of jobs) await hasStatus(env, id, 'completed')
	// Once the last job is done, the queue has delivered all before it.
	const last = await submitted(await makeLesson(env))
	await hasStatus(env, last, 'completed')
	for (const id of jobs) expect((await jobOf(env, id)).attempt).toBe(1)
	const wanted = [...jobs, last].flatMap((id) => [`tmp/tts/${id}/1.json`, `tmp/tts/${id}/1.mp3`])
	expect(await storedKeys()).toEqual(wanted.sort())
})

test('a dead letter ends its job in an error', async () => {
	const [, deadQueue = ''] = configuration.match(/^dead_letter_queue = "(.+)"$/m) ?? []
	const consumed = [...configuration.matchAll(/consumers\]\]\nqueue = "(.+)"$/gm)]
	expect(consumed.map(([, queue]) => queue)).toEqual(['hanlu-speech', deadQueue])
	const { env } = await testEnv()
	const id = await jobIn(env)
	const letter = { id: 'dead', timestamp: new Date(), body: { id }, attempts: 11 }
	const batch = createMessageBatch(deadQueue, [letter])
	await worker.queue(batch, bindings)
	expect((await getQueueResult(batch, createExecutionContext())).explicitAcks).toEqual(['dead'])
	expect(await jobOf(env, id)).toMatchObject({
		status: 'error',
		errorDetail: 'given up by the queue',
	})
})

test('submissions are refused if there is no voice', async () => {
	const { env } = await testEnv()
	const lesson_id = await makeLesson(env)
	const answer = await ask('submit', { text, lesson_id }, withoutVoice)
	expect(answer.status).toBe(502)
	expect(await answer.json()).toEqual({
		error: { code: 'audio.submission-failed', text: 'Task submission failed' },
	})
})
