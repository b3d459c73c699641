import { expect, test, vi } from 'vitest'
import { audioJobs } from '#app/db/schema/index.ts'
import { err, ok } from '#app/domain/result.ts'
import { sha256 } from '#app/domain/sha256.ts'
import { silenceExpectedLogs } from '#tests/support/expected-logs.ts'
import {
	bindings,
	deliver,
	deliverAll,
	jobIn,
	jobOf,
	scriptedVoice,
	someSpeech,
	storedKeys,
	testEnv,
	text,
} from '#tests/support/speech-env.ts'
import { claimJob } from '#workers/speech/jobs.ts'
import { query } from '#workers/speech/query.ts'
import { sweep } from '#workers/speech/sweep.ts'

silenceExpectedLogs()

test('speech is stored with its timings, waiting for confirmation', async () => {
	const { voice, asked } = scriptedVoice()
	const { env, queue } = await testEnv(voice)
	const id = await jobIn(env)
	expect(await deliver(env, queue.messages)).toEqual({ acked: 1, retried: [] })
	expect(asked).toEqual([text])
	const job = await jobOf(env, id)
	expect(job).toMatchObject({
		status: 'completed',
		attempt: 1,
		temporaryKey: `tmp/tts/${id}/1.mp3`,
		durationMs: 2000,
		leaseUntil: null,
	})
	const audio = await bindings.MEDIA.get(`tmp/tts/${id}/1.mp3`)
	expect(audio?.httpMetadata?.contentType).toBe('audio/mpeg')
	expect(audio?.size).toBe(someSpeech().mp3.length)
	await audio?.body.cancel()
	const timings = await bindings.MEDIA.get(`tmp/tts/${id}/1.json`)
	expect(await timings?.json()).toEqual({
		v: 1,
		textSha256: await sha256(text),
		audioKey: `lessons/${job.lessonId}/audio/${id}.mp3`,
		durationMs: 2000,
		source: 'estimate',
		sentences: someSpeech().sentences,
	})
})

test('a busy voice is retried after its Retry-After', async () => {
	const { voice } = scriptedVoice(
		async () => err({ kind: 'temporary', detail: '500' }),
		async () => err({ kind: 'temporary', detail: '429', retryAfterSeconds: 70 }),
	)
	const { env, queue } = await testEnv(voice)
	const id = await jobIn(env)
	expect(await deliver(env, queue.messages)).toEqual({ acked: 0, retried: [5] })
	expect(await jobOf(env, id)).toMatchObject({ status: 'queued', errorDetail: '500' })
	expect(await deliver(env, queue.messages)).toEqual({ acked: 0, retried: [70] })
	expect(await query(env, id)).toEqual(ok({ status: 'processing' }))
	expect(await deliver(env, queue.messages)).toEqual({ acked: 1, retried: [] })
	expect(await jobOf(env, id)).toMatchObject({
		status: 'completed',
		attempt: 3,
		errorDetail: null,
	})
	expect(await storedKeys()).toEqual([`tmp/tts/${id}/3.json`, `tmp/tts/${id}/3.mp3`])
})

test('a voice that stays busy gets eight attempts', async () => {
	const busy = Array.from({ length: 9 }, () => async () => {
		return err({ kind: 'temporary', detail: 'busy' } as const)
	})
	const { voice, asked } = scriptedVoice(...busy)
	const { env, queue } = await testEnv(voice)
	const id = await jobIn(env)
	await deliverAll(env, queue)
	expect(asked).toHaveLength(8)
	expect(await jobOf(env, id)).toMatchObject({ status: 'error', errorDetail: 'busy' })
	expect(await query(env, id)).toEqual(ok({ status: 'error', error: 'TTS synthesis failed' }))
})

test.each(['permanent', 'configuration'] as const)('a %s failure ends a job', async (kind) => {
	const { voice, asked } = scriptedVoice(async () => err({ kind, detail: 'not this voice' }))
	const { env, queue } = await testEnv(voice)
	const id = await jobIn(env)
	expect(await deliver(env, queue.messages)).toEqual({ acked: 1, retried: [] })
	expect(asked).toHaveLength(1)
	expect(await jobOf(env, id)).toMatchObject({
		status: 'error',
		errorCode: 'audio.synthesis-failed',
		errorDetail: 'not this voice',
	})
})

test('a queued job ends if its voice is misconfigured', async () => {
	const { env, queue } = await testEnv()
	const id = await jobIn(env)
	const voices = err({ kind: 'configuration', detail: 'VOLCENGINE_TOKEN is missing' } as const)
	await deliver({ ...env, voices }, queue.messages)
	expect(await jobOf(env, id)).toMatchObject({
		status: 'error',
		errorDetail: 'VOLCENGINE_TOKEN is missing',
	})
})

test('a voice that hangs is retried, and ends as a timeout', async () => {
	const hang = () => new Promise<never>(() => {})
	const { voice } = scriptedVoice(...Array.from({ length: 8 }, () => hang))
	const { env, queue } = await testEnv(voice, { patienceMs: 30 })
	const id = await jobIn(env)
	expect(await deliver(env, queue.messages)).toEqual({ acked: 0, retried: [5] })
	await deliverAll(env, queue)
	expect(await query(env, id)).toEqual(
		ok({ status: 'error', error: 'TTS synthesis timeout, please try again later' }),
	)
})

test('a voice that throws is retried', async () => {
	const { voice } = scriptedVoice(() => Promise.reject(new Error('out of memory')))
	const { env, queue } = await testEnv(voice)
	const id = await jobIn(env)
	expect(await deliver(env, queue.messages)).toEqual({ acked: 0, retried: [5] })
	expect((await jobOf(env, id)).errorDetail).toBe('out of memory')
	await deliverAll(env, queue)
	expect((await jobOf(env, id)).status).toBe('completed')
})

test('an implausible answer is retried', async () => {
	const page = { ...someSpeech(), mp3: new TextEncoder().encode('<html>Bad gateway') }
	const { voice } = scriptedVoice(async () => ok(page))
	const { env, queue } = await testEnv(voice)
	const id = await jobIn(env)
	expect(await deliver(env, queue.messages)).toEqual({ acked: 0, retried: [5] })
	expect((await jobOf(env, id)).errorDetail).toBe('not an MP3: 17 bytes')
	expect(await storedKeys()).toEqual([])
})

test('an attempt believed dead deletes its audio', async () => {
	const { voice } = scriptedVoice(async () => {
		// The lease runs out while it speaks, and another delivery does the work.
		platform.pass(301)
		await deliver(platform.env, platform.queue.messages)
		return ok(someSpeech(1500))
	})
	const platform = await testEnv(voice)
	const id = await jobIn(platform.env)
	expect(await deliver(platform.env, platform.queue.messages)).toEqual({ acked: 1, retried: [] })
	expect(await jobOf(platform.env, id)).toMatchObject({ status: 'completed', durationMs: 2000 })
	expect(await storedKeys()).toEqual([`tmp/tts/${id}/2.json`, `tmp/tts/${id}/2.mp3`])
})

test.each([
	['has spoken', async () => ok(someSpeech(1500))],
	['is busy', async () => err({ kind: 'temporary', detail: 'late' } as const)],
	['refuses', async () => err({ kind: 'permanent', detail: 'late' } as const)],
])('an attempt that lost its job does not disturb the next one when it %s', async (_, answer) => {
	const { voice } = scriptedVoice(async () => {
		platform.pass(301)
		await claimJob(platform.env, { id })
		return answer()
	})
	const platform = await testEnv(voice)
	const id = await jobIn(platform.env)
	await deliver(platform.env, platform.queue.messages)
	expect(await jobOf(platform.env, id)).toMatchObject({
		status: 'processing',
		attempt: 2,
		errorDetail: null,
	})
	expect(await storedKeys()).toEqual([])
})

test('attempts that died silently are counted', async () => {
	const { voice, asked } = scriptedVoice()
	const { env, queue, pass } = await testEnv(voice)
	const id = await jobIn(env)
	const dying = { ...env, media: {} as R2Bucket, voices: undefined as never }
	for (let attempt = 1; attempt <= 8; attempt++) {
		await deliver(dying, queue.messages)
		pass(301)
	}
	expect((await jobOf(env, id)).attempt).toBe(8)
	expect(await deliver(env, queue.messages)).toEqual({ acked: 1, retried: [] })
	expect(asked).toEqual([])
	expect(await query(env, id)).toEqual(ok({ status: 'error', error: 'TTS synthesis failed' }))
})

/** A voice that needs four leases for one text; each renewal advances the clock. */
async function slowEnv() {
	const { voice, asked } = scriptedVoice(async () => {
		for (let lease = 0; lease < 4; lease++) {
			platform.pass(100)
			const until = () => jobOf(platform.env, id).then(({ leaseUntil }) => Number(leaseUntil))
			await expect.poll(until).toBe(+platform.env.now() + 120_000)
			await sweep(platform.env)
		}
		return ok(someSpeech())
	})
	const platform = await testEnv(voice)
	const env = { ...platform.env, renewMs: 5 }
	const id = await jobIn(env)
	return { ...platform, env, id, asked }
}

test('a long text stays with its attempt over many leases', async () => {
	const { env, queue, id, asked } = await slowEnv()
	const [message] = queue.messages.splice(0)
	await deliver(env, message ? [message] : [])
	expect(queue.messages).toEqual([])
	expect(await jobOf(env, id)).toMatchObject({ status: 'completed', attempt: 1 })
	expect(asked).toHaveLength(1)
})

test('renewal stops with the work and never takes back a lost job', async () => {
	const { voice } = scriptedVoice(async () => {
		await env.db.update(audioJobs).set({ status: 'queued', leaseUntil: null })
		const asked = renewals.mock.calls.length
		await vi.waitFor(() => expect(renewals.mock.calls.length).toBeGreaterThan(asked + 1))
		throw new Error('it broke')
	})
	const platform = await testEnv(voice)
	const env = { ...platform.env, renewMs: 1 }
	const id = await jobIn(env)
	const renewals = vi.spyOn(env.db, 'update')
	await deliver(env, platform.queue.messages)
	expect(await jobOf(env, id)).toMatchObject({ status: 'queued', leaseUntil: null })
	const asked = renewals.mock.calls.length
	await new Promise((resolve) => setTimeout(resolve, 50))
	expect(renewals.mock.calls.length).toBe(asked)
})
