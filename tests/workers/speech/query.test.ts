import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { audioJobs } from '#app/db/schema/index.ts'
import { err, ok } from '#app/domain/result.ts'
import { makeLesson, testEnv, text } from '#tests/support/speech-env.ts'
import { query } from '#workers/speech/query.ts'
import { submit } from '#workers/speech/submit.ts'

test.each([
	[{ status: 'queued' }, { status: 'processing' }],
	[{ status: 'processing' }, { status: 'processing' }],
	[
		{ status: 'completed', durationMs: 900 },
		{ status: 'completed', duration_ms: 900 },
	],
	[
		{ status: 'confirmed', durationMs: 900 },
		{ status: 'confirmed', duration_ms: 900 },
	],
	[
		{ status: 'error', errorCode: 'audio.synthesis-failed', errorDetail: 'key of the provider' },
		{ status: 'error', error: 'TTS synthesis failed' },
	],
	[
		{ status: 'error', errorCode: 'audio.synthesis-timeout' },
		{ status: 'error', error: 'TTS synthesis timeout, please try again later' },
	],
	[
		{ status: 'error', errorCode: 'audio.submission-failed' },
		{ status: 'error', error: 'Task submission failed' },
	],
] as const)('of a job that is %j it tells %j', async (state, told) => {
	const { env } = await testEnv()
	const lesson_id = await makeLesson(env)
	const task = await submit(env, { text, voice_type: 'BV701_V2_streaming', lesson_id })
	const id = task.ok ? task.value : expect.fail()
	await env.db.update(audioJobs).set(state).where(eq(audioJobs.id, id))
	expect(await query(env, id)).toEqual(ok(told))
})

test('an unknown job is a problem', async () => {
	const { env } = await testEnv()
	expect(await query(env, 'none')).toEqual(err({ code: 'audio.unknown-task' }))
})
