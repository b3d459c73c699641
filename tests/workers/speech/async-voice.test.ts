import { expect, test } from 'vitest'
import { err, ok } from '#app/domain/result.ts'
import {
	asyncVoice,
	deliver,
	deliverAll,
	jobIn,
	jobOf,
	scriptedVoice,
	storedKeys,
	testEnv,
} from '#tests/support/speech-env.ts'
import { query } from '#workers/speech/query.ts'
import { sweep } from '#workers/speech/sweep.ts'

test('the text is submitted once and polled by separate messages', async () => {
	const { voice, begun, collected } = asyncVoice(
		async () => ok('running'),
		async () => ok('running'),
	)
	const { env, queue, pass } = await testEnv(voice)
	const id = await jobIn(env)
	const delays: number[] = []
	while (queue.messages.length > 0) {
		const [message] = queue.messages.splice(0)
		if (!message) break
		delays.push(message.delaySeconds)
		pass(message.delaySeconds)
		expect(await deliver(env, [message])).toEqual({ acked: 1, retried: [] })
		pass(600)
	}
	expect(begun).toEqual([`${id}-1`])
	expect(begun[0]?.length).toBeLessThanOrEqual(64)
	expect(collected).toEqual(['task-1', 'task-1', 'task-1'])
	// Polls become rarer over time.
	expect(delays).toEqual([0, 15, 62, 128])
	expect((await jobOf(env, id)).status).toBe('completed')
	expect(await storedKeys()).toEqual([`tmp/tts/${id}/4.json`, `tmp/tts/${id}/4.mp3`])
})

test('a poll delivered twice happens once', async () => {
	const { voice, collected } = asyncVoice(async () => ok('running'))
	const { env, queue } = await testEnv(voice)
	const id = await jobIn(env)
	await deliver(env, queue.messages.splice(0))
	const look = queue.messages.splice(0)
	await Promise.all([deliver(env, look), deliver(env, look)])
	expect(collected).toEqual(['task-1'])
	expect(queue.messages).toEqual([{ body: { id, attempt: 2 }, delaySeconds: 15 }])
	// The first message has no effect when delivered again.
	expect(await deliver(env, [{ body: { id } }])).toEqual({ acked: 1, retried: [] })
	expect(collected).toEqual(['task-1'])
})

test('a temporary failure of a poll does not lose the task', async () => {
	const { voice, begun, collected } = asyncVoice(
		async () => err({ kind: 'temporary', detail: '503', retryAfterSeconds: 90 }),
		() => new Promise(() => {}),
	)
	const { env, queue } = await testEnv(voice, { patienceMs: 30 })
	const id = await jobIn(env)
	await deliver(env, queue.messages.splice(0))
	await deliver(env, queue.messages.splice(0))
	expect(await jobOf(env, id)).toMatchObject({ providerTaskId: 'task-1', errorDetail: '503' })
	expect(queue.messages.map(({ delaySeconds }) => delaySeconds)).toEqual([90])
	await deliverAll(env, queue)
	expect(begun).toHaveLength(1)
	expect(collected).toHaveLength(3)
	expect((await jobOf(env, id)).status).toBe('completed')
})

test('a lost poll is resent after the lease', async () => {
	const { voice, begun } = asyncVoice()
	const { env, queue, pass } = await testEnv(voice)
	const id = await jobIn(env)
	await deliver(env, queue.messages.splice(0))
	queue.messages = []
	pass(100)
	await sweep(env)
	expect(queue.messages).toEqual([])
	pass(100)
	await sweep(env)
	await deliverAll(env, queue)
	expect(begun).toHaveLength(1)
	expect((await jobOf(env, id)).status).toBe('completed')
})

test('a task times out after six hours', async () => {
	const { voice } = asyncVoice(
		...Array.from({ length: 99 }, () => async () => ok('running' as const)),
	)
	const { env, queue, pass } = await testEnv(voice)
	const id = await jobIn(env)
	await deliver(env, queue.messages.splice(0))
	pass(6 * 60 * 60 - 60)
	await deliver(env, queue.messages.splice(0))
	expect((await jobOf(env, id)).status).toBe('processing')
	pass(120)
	await deliver(env, queue.messages.splice(0))
	expect(await query(env, id)).toEqual(
		ok({ status: 'error', error: 'TTS synthesis timeout, please try again later' }),
	)
	expect(queue.messages).toEqual([])
})

test('another voice starts a new task', async () => {
	const { voice } = asyncVoice()
	const { env, queue, pass } = await testEnv(voice)
	const id = await jobIn(env)
	await deliver(env, queue.messages.splice(0))
	const { voice: other, begun, collected } = asyncVoice()
	const lessons = { ...other, engine: 'other/1' }
	pass(1)
	const taken = { ...env, voices: ok({ lessons, words: scriptedVoice().voice }) }
	await deliverAll(taken, queue)
	expect(begun).toHaveLength(1)
	expect(collected).toHaveLength(1)
	expect(await jobOf(env, id)).toMatchObject({ status: 'completed', engine: 'other/1' })
})
