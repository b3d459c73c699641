import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { awaitUploads } from '#app/db/discarded-media.ts'
import { audioJobs, discardedMedia } from '#app/db/schema/index.ts'
import { err, ok } from '#app/domain/result.ts'
import { silenceExpectedLogs } from '#tests/support/expected-logs.ts'
import { type Break, breaks, fragile } from '#tests/support/fragile.ts'
import { isLong } from '#tests/support/length.ts'
import {
	audioOf,
	bindings,
	deliver,
	deliverAll,
	jobIn,
	jobOf,
	scriptedVoice,
	storedKeys,
	testEnv,
} from '#tests/support/speech-env.ts'
import { confirm } from '#workers/speech/confirm.ts'
import { claimJob } from '#workers/speech/jobs.ts'
import { query } from '#workers/speech/query.ts'
import { sweep } from '#workers/speech/sweep.ts'

type Platform = Awaited<ReturnType<typeof testEnv>>

const day = 24 * 60 * 60

silenceExpectedLogs()

async function spokenJobIn({ env, queue }: Platform): Promise<string> {
	const id = await jobIn(env)
	await deliverAll(env, queue)
	return id
}

test('a job whose message got lost is resent after two minutes', async () => {
	const { env, queue, pass } = await testEnv()
	const id = await jobIn(env)
	queue.messages = []
	pass(119)
	await sweep(env)
	expect(queue.messages).toEqual([])
	pass(2)
	await sweep(env)
	await sweep(env)
	expect(queue.messages).toEqual([{ body: { id }, delaySeconds: 0 }])
	await deliverAll(env, queue)
	expect((await jobOf(env, id)).status).toBe('completed')
})

test('a job that was never sent is sent at once', async () => {
	const { env, queue } = await testEnv()
	vi.spyOn(queue, 'send').mockRejectedValueOnce(new Error('queue is down'))
	const id = await jobIn(env)
	await sweep(env)
	expect(queue.messages).toEqual([{ body: { id }, delaySeconds: 0 }])
})

test('a job waiting for its next attempt is left alone', async () => {
	const busy = async () => err({ kind: 'temporary', detail: '', retryAfterSeconds: 600 } as const)
	const { env, queue, pass } = await testEnv(scriptedVoice(busy).voice)
	const id = await jobIn(env)
	await deliver(env, queue.messages.splice(0))
	pass(700)
	await sweep(env)
	expect(queue.messages).toEqual([])
	pass(21)
	await sweep(env)
	expect(queue.messages).toEqual([{ body: { id }, delaySeconds: 0 }])
})

test('a job whose attempt died is resent after its lease', async () => {
	const { env, queue, pass } = await testEnv()
	const id = await jobIn(env)
	queue.messages = []
	await claimJob(env, { id })
	pass(119)
	await sweep(env)
	expect(queue.messages).toEqual([])
	pass(2)
	await sweep(env)
	await deliverAll(env, queue)
	expect(await jobOf(env, id)).toMatchObject({ status: 'completed', attempt: 2 })
})

test('a job not delivered for a day ends as not submitted', async () => {
	const { env, queue, pass } = await testEnv()
	const id = await jobIn(env)
	pass(day)
	await sweep(env)
	expect(await query(env, id)).toEqual(ok({ status: 'error', error: 'Task submission failed' }))
	expect(queue.messages).toHaveLength(1)
})

test('a job whose attempts all died ends, and their objects are deleted', async () => {
	const { env, pass } = await testEnv()
	const id = await jobIn(env)
	for (let attempt = 1; attempt <= 8; attempt++) {
		await claimJob(env, { id })
		await bindings.MEDIA.put(`tmp/tts/${id}/${attempt}.mp3`, 'left')
		pass(301)
	}
	await sweep(env)
	expect(await query(env, id)).toEqual(ok({ status: 'error', error: 'TTS synthesis failed' }))
	expect(await storedKeys()).toEqual([])
})

test('audio not confirmed within a day expires', async () => {
	const platform = await testEnv()
	const id = await spokenJobIn(platform)
	platform.pass(day)
	await sweep(platform.env)
	expect(await storedKeys()).toHaveLength(2)
	platform.pass(1)
	await sweep(platform.env)
	const { lessonId, ...job } = await jobOf(platform.env, id)
	expect(job).toMatchObject({ status: 'error', errorCode: 'audio.expired' })
	expect(await storedKeys()).toEqual([])
	const confirmed = await confirm(platform.env, { task_id: id, lesson_id: lessonId ?? '' })
	expect(confirmed).toEqual(err({ code: 'audio.expired' }))
})

test('audio that expires during confirmation leaves nothing behind', async () => {
	const platform = await testEnv()
	const { env, pass } = platform
	const id = await spokenJobIn(platform)
	const lesson_id = (await jobOf(env, id)).lessonId ?? ''
	const media = new Proxy(env.media, {
		get(target, name) {
			if (name !== 'put') return Reflect.get(target, name).bind(target)
			return async (...args: Parameters<R2Bucket['put']>) => {
				pass(day)
				await sweep(env)
				return target.put(...args)
			}
		},
	})
	expect(await confirm({ ...env, media }, { task_id: id, lesson_id })).toEqual(
		err({ code: 'audio.expired' }),
	)
	expect(await storedKeys()).toEqual([])
	expect((await audioOf(env, lesson_id))?.path).toBeNull()
})

test('discarded objects are deleted repeatedly, then dropped from the list', async () => {
	const { env, pass } = await testEnv()
	const key = 'lessons/a/audio/old.mp3'
	await env.db.insert(discardedMedia).values({ key, discardedAt: env.now() })
	for (let minute = 0; minute < 15; minute++) {
		await bindings.MEDIA.put(key, 'late')
		await sweep(env)
		expect(await storedKeys()).toEqual([])
		pass(60)
	}
	expect(await env.db.select().from(discardedMedia)).toHaveLength(1)
	pass(1)
	await sweep(env)
	expect(await env.db.select().from(discardedMedia)).toEqual([])
})

test('only objects of attempts that are still needed stay', async () => {
	const platform = await testEnv()
	const { env } = platform
	const completed = await spokenJobIn(platform)
	const underWay = await jobIn(env)
	await claimJob(env, { id: underWay })
	const wanted = [
		`lessons/a/audio/a.mp3`,
		`tmp/other/a.mp3`,
		`tmp/tts/${completed}/1.json`,
		`tmp/tts/${completed}/1.mp3`,
		`tmp/tts/${underWay}/1.mp3`,
	]
	const unwanted = [`tmp/tts/${completed}/2.mp3`, 'tmp/tts/unknown/1.mp3', 'tmp/tts/strange']
	for (const key of [...wanted, ...unwanted]) await bindings.MEDIA.put(key, 'a')
	await sweep(env)
	expect(await storedKeys()).toEqual(wanted.sort())
})

test('a job that cannot be sent does not block others', async () => {
	const { env, queue, pass } = await testEnv()
	const ids = [await jobIn(env), await jobIn(env), await jobIn(env)]
	queue.messages = []
	pass(200)
	vi.spyOn(queue, 'send').mockRejectedValueOnce(new Error('queue is down'))
	await sweep(env)
	expect(queue.messages).toHaveLength(2)
	await sweep(env)
	expect(queue.messages.map(({ body }) => body.id).sort()).toEqual(ids.sort())
})

test('a job with a damaged script ends without affecting others', async () => {
	const { env, queue, pass } = await testEnv()
	const broken = await jobIn(env)
	await env.db.run(sql`update audio_jobs set script = '{}' where id = ${broken}`)
	const other = await jobIn(env)
	for (let attempt = 0; attempt < 9; attempt++) {
		await deliver(env, queue.messages.splice(0))
		pass(301)
		await sweep(env)
	}
	expect((await query(env, broken)).ok).toBe(true)
	const jobs = await env.db.select({ id: audioJobs.id, status: audioJobs.status }).from(audioJobs)
	expect(new Set(jobs)).toEqual(
		new Set([
			{ id: broken, status: 'error' },
			{ id: other, status: 'completed' },
		]),
	)
})

test('a hundred jobs take two sweeps', async () => {
	const { env, queue, pass } = await testEnv()
	const id = await jobIn(env)
	const { dedupeKey, ...job } = await jobOf(env, id)
	const more = Array.from({ length: 99 }, (_, n) => ({ ...job, id: `job-${n}`, dedupeKey: `${n}` }))
	await env.db.insert(audioJobs).values(more)
	queue.messages = []
	pass(200)
	await sweep(env)
	expect(queue.messages).toHaveLength(50)
	await sweep(env)
	expect(new Set(queue.messages.map(({ body }) => body.id)).size).toBe(100)
})

/** One job of each kind that a sweep handles, each with an object. */
async function litter(platform: Platform): Promise<void> {
	const { env, queue, pass } = platform
	await spokenJobIn(platform)
	pass(day - 400)
	const dead = await jobIn(env)
	await claimJob(env, { id: dead })
	await bindings.MEDIA.put(`tmp/tts/${dead}/1.mp3`, 'left')
	await jobIn(env)
	await bindings.MEDIA.put('tmp/tts/unknown/1.mp3', 'left')
	await bindings.MEDIA.put('lessons/a/audio/old.mp3', 'old')
	await env.db
		.insert(discardedMedia)
		.values({ key: 'lessons/a/audio/old.mp3', discardedAt: env.now() })
	queue.messages = []
	pass(500)
}

/** The long run breaks every call, else every third. */
const everyCall = isLong ? 1 : 3

test.each(breaks)(
	'the next sweep makes up for a $kind $when any step',
	{
		timeout: 60_000,
	},
	async (how: Omit<Break, 'call'>) => {
		for (let call = 1; ; call += everyCall) {
			const platform = await testEnv()
			await litter(platform)
			const { env, state } = fragile(platform.env, { ...how, call })
			await sweep(env)
			if (!state.isBroken) break
			for (const seconds of [180, 180, 1000]) {
				platform.pass(seconds)
				await sweep(platform.env)
				await deliverAll(platform.env, platform.queue)
			}
			const jobs = await platform.env.db.select().from(audioJobs)
			const statuses = jobs.map(({ status }) => status).sort()
			expect(statuses).toEqual(['completed', 'completed', 'error'])
			const wanted = jobs.flatMap(({ temporaryKey, status }) =>
				temporaryKey && status === 'completed'
					? [temporaryKey, temporaryKey.replace('mp3', 'json')]
					: [],
			)
			expect(await storedKeys()).toEqual(wanted.sort())
			expect(await platform.env.db.select().from(discardedMedia)).toEqual([])
		}
	},
)

test('an upload that is never saved is deleted after a day', async () => {
	const { env, pass } = await testEnv()
	const key = 'course-covers/dragon-boat-20260301080000-4f9a2c01.jpg'
	await env.db.run(awaitUploads([key], env.now()))
	await bindings.MEDIA.put(key, '龙舟')
	pass(day - 1)
	await sweep(env)
	expect(await storedKeys()).toEqual([key])
	pass(2)
	await sweep(env)
	expect(await storedKeys()).toEqual([])
	pass(16 * 60)
	await sweep(env)
	expect(await env.db.select().from(discardedMedia)).toEqual([])
})
