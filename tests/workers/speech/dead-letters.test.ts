import { expect, test } from 'vitest'
import { err, ok } from '#app/domain/result.ts'
import { silenceExpectedLogs } from '#tests/support/expected-logs.ts'
import {
	bindings,
	deliver,
	jobIn,
	jobOf,
	scriptedVoice,
	storedKeys,
	testEnv,
	text,
} from '#tests/support/speech-env.ts'
import { failDeadLetters } from '#workers/speech/consumer.ts'
import { claimJob } from '#workers/speech/jobs.ts'
import { query } from '#workers/speech/query.ts'
import { openSpeechEnv, type SpeechEnv } from '#workers/speech/speech-env.ts'
import { submit } from '#workers/speech/submit.ts'

silenceExpectedLogs()

function bury(env: SpeechEnv, ...ids: string[]) {
	const messages = ids.map((id) => ({ body: { id } }))
	return deliver(env, messages, failDeadLetters)
}

test('a dead letter ends its job, which can be submitted again', async () => {
	const { voice } = scriptedVoice(async () => err({ kind: 'temporary', detail: 'busy' }))
	const { env, queue } = await testEnv(voice)
	const id = await jobIn(env)
	await deliver(env, queue.messages)
	await bindings.MEDIA.put(`tmp/tts/${id}/1.mp3`, 'left')
	expect(await bury(env, id)).toEqual({ acked: 1, retried: [] })
	expect(await query(env, id)).toEqual(ok({ status: 'error', error: 'TTS synthesis failed' }))
	const { errorDetail, lessonId } = await jobOf(env, id)
	expect(errorDetail).toBe('busy')
	expect(await storedKeys()).toEqual([])
	const order = { text, voice_type: 'BV701_V2_streaming', lesson_id: lessonId ?? '' }
	const again = await submit(env, order)
	expect(again.ok && again.value).not.toBe(id)
})

test('a completed job stays completed', async () => {
	const { env, queue } = await testEnv()
	const id = await jobIn(env)
	await deliver(env, queue.messages)
	expect(await bury(env, id, 'unknown')).toEqual({ acked: 2, retried: [] })
	expect((await jobOf(env, id)).status).toBe('completed')
	expect(await storedKeys()).toHaveLength(2)
})

test('a job held by another attempt is left alone until its lease ends', async () => {
	const { env, pass } = await testEnv()
	const id = await jobIn(env)
	await claimJob(env, { id })
	await bury(env, id)
	expect((await jobOf(env, id)).status).toBe('processing')
	pass(301)
	await bury(env, id)
	expect(await jobOf(env, id)).toMatchObject({
		status: 'error',
		errorDetail: 'given up by the queue',
	})
})

test('a dead letter is retried while the database is down', async () => {
	const { env } = await testEnv()
	const id = await jobIn(env)
	const broken = openSpeechEnv({ LIBSQL_URL: 'http://127.0.0.1:1' } as never, {})
	expect(await bury({ ...env, db: broken.db }, id)).toEqual({ acked: 0, retried: [undefined] })
})
