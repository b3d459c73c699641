/** The whole worker as wrangler.toml binds it: its own queue, media store and voice, and the database. */
import { createExecutionContext, createScheduledController } from 'cloudflare:test'
import { beforeEach, expect, test, vi } from 'vitest'
import { audioJobs } from '#app/db/schema/index.ts'
import type { SpeechTimings } from '#app/domain/audio/timings.ts'
import { audioOf, bindings, jobOf, makeLesson, testStudio, text } from '#tests/support/studio.ts'
import worker from '#workers/tts/index.ts'
import type { Studio } from '#workers/tts/studio.ts'
import withoutVoice from '#workers/tts/without-embedded-voice.ts'

beforeEach(() => {
	vi.spyOn(console, 'error').mockImplementation(() => {})
})

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

function hasStatus(studio: Studio, id: string, status: string) {
	const options = { timeout: 20_000, interval: 50 }
	return vi.waitFor(async () => expect((await jobOf(studio, id)).status).toBe(status), options)
}

test('a lesson goes through the real queue and the embedded voice', {
	timeout: 30_000,
}, async () => {
	const { studio } = await testStudio()
	const lesson_id = await makeLesson(studio)
	const task_id = await submitted(lesson_id)
	await hasStatus(studio, task_id, 'completed')
	const confirmed = await ask('confirm', { task_id, lesson_id })
	expect(confirmed.status).toBe(200)
	const { path = '' } = (await audioOf(studio, lesson_id)) ?? {}
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

test('the minute’s sweep sends what was lost', { timeout: 30_000 }, async () => {
	const { studio } = await testStudio()
	const lesson_id = await makeLesson(studio)
	const task_id = crypto.randomUUID()
	await studio.db.insert(audioJobs).values({
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
	await hasStatus(studio, task_id, 'completed')
})

test('without the embedded voice and another one, nothing is taken', async () => {
	const { studio } = await testStudio()
	const lesson_id = await makeLesson(studio)
	const answer = await ask('submit', { text, lesson_id }, withoutVoice)
	expect(answer.status).toBe(502)
	expect(await answer.json()).toEqual({
		error: { code: 'audio.submission-failed', text: 'Task submission failed' },
	})
})
