import { expect, test } from 'vitest'
import { ok } from '#app/domain/result.ts'
import { silenceExpectedLogs } from '#tests/support/expected-logs.ts'
import {
	deliver,
	jobIn,
	jobOf,
	scriptedVoice,
	someSpeech,
	storedKeys,
	testEnv,
} from '#tests/support/speech-env.ts'
import { openSpeechEnv } from '#workers/speech/speech-env.ts'

silenceExpectedLogs()

test('a message delivered again has no effect', async () => {
	const { voice, asked } = scriptedVoice()
	const { env } = await testEnv(voice)
	const id = await jobIn(env)
	await deliver(env, [{ body: { id } }])
	const stored = await storedKeys()
	expect(await deliver(env, [{ body: { id }, attempts: 3 }])).toEqual({ acked: 1, retried: [] })
	expect(asked).toHaveLength(1)
	expect(await storedKeys()).toEqual(stored)
})

test('a message delivered while its job is spoken waits for the lease', async () => {
	const { voice, asked } = scriptedVoice(async () => {
		platform.pass(60)
		const second = await deliver(platform.env, [{ body: { id } }])
		expect(second).toEqual({ acked: 0, retried: [61] })
		return ok(someSpeech())
	})
	const platform = await testEnv(voice)
	const id = await jobIn(platform.env)
	expect(await deliver(platform.env, [{ body: { id } }])).toEqual({ acked: 1, retried: [] })
	expect(asked).toHaveLength(1)
})

test('shuffled and duplicate jobs are each spoken once', async () => {
	const { voice, asked } = scriptedVoice()
	const { env, queue } = await testEnv(voice)
	const ids: string[] = []
	for (let n = 0; n < 6; n++) ids.push(await jobIn(env))
	const [one, two, ...rest] = queue.messages.splice(0).reverse()
	const shuffled = [...rest, two, one, two, ...rest.reverse(), one].filter((m) => m !== undefined)
	await deliver(env, shuffled)
	expect(asked).toHaveLength(6)
	for (const id of ids) expect((await jobOf(env, id)).status).toBe('completed')
	expect(await storedKeys()).toHaveLength(12)
})

test('a message without a job id is dropped', async () => {
	const { env } = await testEnv()
	const strange = [{ body: null }, { body: 'x' }, { body: { id: 7 } }, { body: { id: 'gone' } }]
	expect(await deliver(env, strange)).toEqual({ acked: 4, retried: [] })
})

test('a message is retried while the database is down, and others go on', async () => {
	const { env } = await testEnv()
	const id = await jobIn(env)
	const broken = openSpeechEnv({ LIBSQL_URL: 'http://127.0.0.1:1' } as never, {})
	const down = { ...env, db: broken.db }
	const messages = [
		{ body: { id }, attempts: 1 },
		{ body: { id }, attempts: 3 },
	]
	expect(await deliver(down, messages)).toEqual({ acked: 0, retried: [5, 20] })
	expect((await jobOf(env, id)).status).toBe('queued')
})
