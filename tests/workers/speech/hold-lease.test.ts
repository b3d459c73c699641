import { expect, test, vi } from 'vitest'
import { ok } from '#app/domain/result.ts'
import {
	deliver,
	jobOf,
	makeLesson,
	scriptedVoice,
	someSpeech,
	testEnv,
	text,
} from '#tests/support/speech-env.ts'
import { holdingLease } from '#workers/speech/hold-lease.ts'
import { submit } from '#workers/speech/submit.ts'
import { sweep } from '#workers/speech/sweep.ts'

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
	const lesson_id = await makeLesson(env)
	const task = await submit(env, { text, voice_type: 'BV701_V2_streaming', lesson_id })
	const id = task.ok ? task.value : expect.fail()
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
	const { env, pass } = await testEnv()
	const lesson_id = await makeLesson(env)
	const task = await submit(env, { text, voice_type: 'BV701_V2_streaming', lesson_id })
	const job = await jobOf(env, task.ok ? task.value : expect.fail())
	await expect(
		holdingLease({ ...env, renewMs: 1 }, job, () => Promise.reject(new Error('it broke'))),
	).rejects.toThrow('it broke')
	pass(60)
	// The job is queued, so this attempt no longer holds it.
	const renewals = vi.spyOn(env.db, 'update')
	await holdingLease({ ...env, renewMs: 1 }, job, () =>
		vi.waitFor(() => expect(renewals.mock.calls.length).toBeGreaterThan(1)),
	)
	expect((await jobOf(env, job.id)).leaseUntil).toBeNull()
})
