import { expect, test } from 'vitest'
import { err, ok } from '#app/domain/result.ts'
import {
	deliver,
	deliverAll,
	jobIn,
	jobOf,
	patientVoice,
	scriptedVoice,
	storedKeys,
	testStudio,
} from '#tests/support/speech-env.ts'
import { query } from '#workers/speech/query.ts'
import { sweep } from '#workers/speech/sweep.ts'

test('it is asked once and looked at by messages of its own', async () => {
	const { voice, begun, collected } = patientVoice(
		async () => ok('running'),
		async () => ok('running'),
	)
	const { studio, queue, pass } = await testStudio(voice)
	const id = await jobIn(studio)
	const delays: number[] = []
	while (queue.messages.length > 0) {
		const [message] = queue.messages.splice(0)
		if (!message) break
		delays.push(message.delaySeconds)
		pass(message.delaySeconds)
		expect(await deliver(studio, [message])).toEqual({ acked: 1, retried: [] })
		pass(600)
	}
	expect(begun).toEqual([`${id}-1`])
	expect(begun[0]?.length).toBeLessThanOrEqual(64)
	expect(collected).toEqual(['task-1', 'task-1', 'task-1'])
	// The longer it takes, the more seldom it is looked at.
	expect(delays).toEqual([0, 15, 62, 128])
	expect((await jobOf(studio, id)).status).toBe('completed')
	expect(await storedKeys()).toEqual([`tmp/tts/${id}/4.json`, `tmp/tts/${id}/4.mp3`])
})

test('a look that comes twice happens once', async () => {
	const { voice, collected } = patientVoice(async () => ok('running'))
	const { studio, queue } = await testStudio(voice)
	const id = await jobIn(studio)
	await deliver(studio, queue.messages.splice(0))
	const look = queue.messages.splice(0)
	await Promise.all([deliver(studio, look), deliver(studio, look)])
	expect(collected).toEqual(['task-1'])
	expect(queue.messages).toEqual([{ body: { id, attempt: 2 }, delaySeconds: 15 }])
	// The first message, delivered again, has nothing to do.
	expect(await deliver(studio, [{ body: { id } }])).toEqual({ acked: 1, retried: [] })
	expect(collected).toEqual(['task-1'])
})

test('a look that fails for the moment does not lose the task', async () => {
	const { voice, begun, collected } = patientVoice(
		async () => err({ kind: 'temporary', detail: '503', retryAfterSeconds: 90 }),
		() => new Promise(() => {}),
	)
	const { studio, queue } = await testStudio(voice, { patienceMs: 30 })
	const id = await jobIn(studio)
	await deliver(studio, queue.messages.splice(0))
	await deliver(studio, queue.messages.splice(0))
	expect(await jobOf(studio, id)).toMatchObject({ providerTaskId: 'task-1', errorDetail: '503' })
	expect(queue.messages.map(({ delaySeconds }) => delaySeconds)).toEqual([90])
	await deliverAll(studio, queue)
	expect(begun).toHaveLength(1)
	expect(collected).toHaveLength(3)
	expect((await jobOf(studio, id)).status).toBe('completed')
})

test('a look that got lost is made up for when the lease is over', async () => {
	const { voice, begun } = patientVoice()
	const { studio, queue, pass } = await testStudio(voice)
	const id = await jobIn(studio)
	await deliver(studio, queue.messages.splice(0))
	queue.messages = []
	pass(100)
	await sweep(studio)
	expect(queue.messages).toEqual([])
	pass(100)
	await sweep(studio)
	await deliverAll(studio, queue)
	expect(begun).toHaveLength(1)
	expect((await jobOf(studio, id)).status).toBe('completed')
})

test('a task that fails for good ends the job', async () => {
	const { voice } = patientVoice(async () => err({ kind: 'permanent', detail: 'task failed' }))
	const { studio, queue } = await testStudio(voice)
	const id = await jobIn(studio)
	await deliverAll(studio, queue)
	expect(await jobOf(studio, id)).toMatchObject({ status: 'error', errorDetail: 'task failed' })
})

test('a voice that cannot take the order now is asked again', async () => {
	const { voice } = patientVoice()
	const busy = err({ kind: 'temporary', detail: '429', retryAfterSeconds: 30 } as const)
	const begin = voice.begin
	const answers = [async () => busy]
	const platform = await testStudio({
		...voice,
		begin: (order, id) => answers.shift()?.() ?? begin(order, id),
	})
	const id = await jobIn(platform.studio)
	expect(await deliver(platform.studio, platform.queue.messages)).toMatchObject({ retried: [30] })
	await deliverAll(platform.studio, platform.queue)
	expect((await jobOf(platform.studio, id)).status).toBe('completed')
})

test('after six hours nobody waits any more', async () => {
	const { voice } = patientVoice(
		...Array.from({ length: 99 }, () => async () => ok('running' as const)),
	)
	const { studio, queue, pass } = await testStudio(voice)
	const id = await jobIn(studio)
	await deliver(studio, queue.messages.splice(0))
	pass(6 * 60 * 60 - 60)
	await deliver(studio, queue.messages.splice(0))
	expect((await jobOf(studio, id)).status).toBe('processing')
	pass(120)
	await deliver(studio, queue.messages.splice(0))
	expect(await query(studio, id)).toEqual(
		ok({ status: 'error', error: 'TTS synthesis timeout, please try again later' }),
	)
	expect(queue.messages).toEqual([])
})

test('when another voice takes over, the task of the first is forgotten', async () => {
	const { voice } = patientVoice()
	const { studio, queue, pass } = await testStudio(voice)
	const id = await jobIn(studio)
	await deliver(studio, queue.messages.splice(0))
	const { voice: other, begun, collected } = patientVoice()
	const lessons = { ...other, engine: 'other/1' }
	pass(1)
	const taken = { ...studio, voices: ok({ lessons, words: scriptedVoice().voice }) }
	await deliverAll(taken, queue)
	expect(begun).toHaveLength(1)
	expect(collected).toHaveLength(1)
	expect(await jobOf(studio, id)).toMatchObject({ status: 'completed', engine: 'other/1' })
})
