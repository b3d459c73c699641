import { sql } from 'drizzle-orm'
import { beforeEach, expect, test, vi } from 'vitest'
import { awaitUpload } from '#app/db/discarded-media.ts'
import { audioJobs, discardedMedia } from '#app/db/schema/index.ts'
import { err, ok } from '#app/domain/result.ts'
import { type Break, breaks, fragile } from '#tests/support/fragile.ts'
import {
	audioOf,
	bindings,
	deliver,
	deliverAll,
	jobIn,
	jobOf,
	scriptedVoice,
	storedKeys,
	testStudio,
} from '#tests/support/speech-env.ts'
import { confirm } from '#workers/speech/confirm.ts'
import { claimJob } from '#workers/speech/jobs.ts'
import { query } from '#workers/speech/query.ts'
import { sweep } from '#workers/speech/sweep.ts'

type Platform = Awaited<ReturnType<typeof testStudio>>

const day = 24 * 60 * 60

beforeEach(() => {
	vi.spyOn(console, 'error').mockImplementation(() => {})
})

async function spokenJobIn({ studio, queue }: Platform): Promise<string> {
	const id = await jobIn(studio)
	await deliverAll(studio, queue)
	return id
}

test('a job whose message was lost is sent again after two minutes', async () => {
	const { studio, queue, pass } = await testStudio()
	const id = await jobIn(studio)
	queue.messages = []
	pass(119)
	await sweep(studio)
	expect(queue.messages).toEqual([])
	pass(2)
	await sweep(studio)
	await sweep(studio)
	expect(queue.messages).toEqual([{ body: { id }, delaySeconds: 0 }])
	await deliverAll(studio, queue)
	expect((await jobOf(studio, id)).status).toBe('completed')
})

test('a job that was never sent is sent at once', async () => {
	const { studio, queue } = await testStudio()
	vi.spyOn(queue, 'send').mockRejectedValueOnce(new Error('queue is down'))
	const id = await jobIn(studio)
	await sweep(studio)
	expect(queue.messages).toEqual([{ body: { id }, delaySeconds: 0 }])
})

test('a job that waits for its next try is let wait', async () => {
	const busy = async () => err({ kind: 'temporary', detail: '', retryAfterSeconds: 600 } as const)
	const { studio, queue, pass } = await testStudio(scriptedVoice(busy).voice)
	const id = await jobIn(studio)
	await deliver(studio, queue.messages.splice(0))
	pass(700)
	await sweep(studio)
	expect(queue.messages).toEqual([])
	pass(21)
	await sweep(studio)
	expect(queue.messages).toEqual([{ body: { id }, delaySeconds: 0 }])
})

test('a job whose attempt died is sent again when its lease is over', async () => {
	const { studio, queue, pass } = await testStudio()
	const id = await jobIn(studio)
	queue.messages = []
	await claimJob(studio, { id })
	pass(119)
	await sweep(studio)
	expect(queue.messages).toEqual([])
	pass(2)
	await sweep(studio)
	await deliverAll(studio, queue)
	expect(await jobOf(studio, id)).toMatchObject({ status: 'completed', attempt: 2 })
})

test('a job that no message reaches for a day was not submitted', async () => {
	const { studio, queue, pass } = await testStudio()
	const id = await jobIn(studio)
	pass(day)
	await sweep(studio)
	expect(await query(studio, id)).toEqual(ok({ status: 'error', error: 'Task submission failed' }))
	expect(queue.messages).toHaveLength(1)
})

test('a job whose attempts all died ends, and what they left goes', async () => {
	const { studio, pass } = await testStudio()
	const id = await jobIn(studio)
	for (let attempt = 1; attempt <= 8; attempt++) {
		await claimJob(studio, { id })
		await bindings.MEDIA.put(`tmp/tts/${id}/${attempt}.mp3`, 'left')
		pass(301)
	}
	await sweep(studio)
	expect(await query(studio, id)).toEqual(ok({ status: 'error', error: 'TTS synthesis failed' }))
	expect(await storedKeys()).toEqual([])
})

test('audio nobody confirms for a day is let go of', async () => {
	const platform = await testStudio()
	const id = await spokenJobIn(platform)
	platform.pass(day)
	await sweep(platform.studio)
	expect(await storedKeys()).toHaveLength(2)
	platform.pass(1)
	await sweep(platform.studio)
	const { lessonId, ...job } = await jobOf(platform.studio, id)
	expect(job).toMatchObject({ status: 'error', errorCode: 'audio.expired' })
	expect(await storedKeys()).toEqual([])
	const confirmed = await confirm(platform.studio, { task_id: id, lesson_id: lessonId ?? '' })
	expect(confirmed).toEqual(err({ code: 'audio.expired' }))
})

test('audio that expires while it is confirmed leaves nothing', async () => {
	const platform = await testStudio()
	const { studio, pass } = platform
	const id = await spokenJobIn(platform)
	const lesson_id = (await jobOf(studio, id)).lessonId ?? ''
	const media = new Proxy(studio.media, {
		get(target, name) {
			if (name !== 'put') return Reflect.get(target, name).bind(target)
			return async (...args: Parameters<R2Bucket['put']>) => {
				pass(day)
				await sweep(studio)
				return target.put(...args)
			}
		},
	})
	expect(await confirm({ ...studio, media }, { task_id: id, lesson_id })).toEqual(
		err({ code: 'audio.expired' }),
	)
	expect(await storedKeys()).toEqual([])
	expect((await audioOf(studio, lesson_id))?.path).toBeNull()
})

test('what is discarded is deleted, again for a while, and then forgotten', async () => {
	const { studio, pass } = await testStudio()
	const key = 'lessons/a/audio/old.mp3'
	await studio.db.insert(discardedMedia).values({ key, discardedAt: studio.now() })
	for (let minute = 0; minute < 15; minute++) {
		await bindings.MEDIA.put(key, 'late')
		await sweep(studio)
		expect(await storedKeys()).toEqual([])
		pass(60)
	}
	expect(await studio.db.select().from(discardedMedia)).toHaveLength(1)
	pass(1)
	await sweep(studio)
	expect(await studio.db.select().from(discardedMedia)).toEqual([])
})

test('of what attempts left only what is wanted stays', async () => {
	const platform = await testStudio()
	const { studio } = platform
	const completed = await spokenJobIn(platform)
	const underWay = await jobIn(studio)
	await claimJob(studio, { id: underWay })
	const wanted = [
		`lessons/a/audio/a.mp3`,
		`tmp/other/a.mp3`,
		`tmp/tts/${completed}/1.json`,
		`tmp/tts/${completed}/1.mp3`,
		`tmp/tts/${underWay}/1.mp3`,
	]
	const unwanted = [`tmp/tts/${completed}/2.mp3`, 'tmp/tts/unknown/1.mp3', 'tmp/tts/strange']
	for (const key of [...wanted, ...unwanted]) await bindings.MEDIA.put(key, 'a')
	await sweep(studio)
	expect(await storedKeys()).toEqual(wanted.sort())
})

test('one job that cannot be sent keeps no other from it', async () => {
	const { studio, queue, pass } = await testStudio()
	const ids = [await jobIn(studio), await jobIn(studio), await jobIn(studio)]
	queue.messages = []
	pass(200)
	vi.spyOn(queue, 'send').mockRejectedValueOnce(new Error('queue is down'))
	await sweep(studio)
	expect(queue.messages).toHaveLength(2)
	await sweep(studio)
	expect(queue.messages.map(({ body }) => body.id).sort()).toEqual(ids.sort())
})

test('a job whose script cannot be read ends like one whose attempts die, alone', async () => {
	const { studio, queue, pass } = await testStudio()
	const broken = await jobIn(studio)
	await studio.db.run(sql`update audio_jobs set script = '{}' where id = ${broken}`)
	const other = await jobIn(studio)
	for (let attempt = 0; attempt < 9; attempt++) {
		await deliver(studio, queue.messages.splice(0))
		pass(301)
		await sweep(studio)
	}
	expect((await query(studio, broken)).ok).toBe(true)
	const jobs = await studio.db
		.select({ id: audioJobs.id, status: audioJobs.status })
		.from(audioJobs)
	expect(new Set(jobs)).toEqual(
		new Set([
			{ id: broken, status: 'error' },
			{ id: other, status: 'completed' },
		]),
	)
})

test('a hundred jobs take two sweeps', async () => {
	const { studio, queue, pass } = await testStudio()
	const id = await jobIn(studio)
	const { dedupeKey, ...job } = await jobOf(studio, id)
	const more = Array.from({ length: 99 }, (_, n) => ({ ...job, id: `job-${n}`, dedupeKey: `${n}` }))
	await studio.db.insert(audioJobs).values(more)
	queue.messages = []
	pass(200)
	await sweep(studio)
	expect(queue.messages).toHaveLength(50)
	await sweep(studio)
	expect(new Set(queue.messages.map(({ body }) => body.id)).size).toBe(100)
})

/** One job of each kind that a sweep has to do with, and an object of each. */
async function litter(platform: Platform): Promise<void> {
	const { studio, queue, pass } = platform
	await spokenJobIn(platform)
	pass(day - 400)
	const dead = await jobIn(studio)
	await claimJob(studio, { id: dead })
	await bindings.MEDIA.put(`tmp/tts/${dead}/1.mp3`, 'left')
	await jobIn(studio)
	await bindings.MEDIA.put('tmp/tts/unknown/1.mp3', 'left')
	await bindings.MEDIA.put('lessons/a/audio/old.mp3', 'old')
	await studio.db
		.insert(discardedMedia)
		.values({ key: 'lessons/a/audio/old.mp3', discardedAt: studio.now() })
	queue.messages = []
	pass(500)
}

test.each(breaks)(
	'a sweep with a $kind $when any step is made up for by the next',
	{
		timeout: 60_000,
	},
	async (how: Omit<Break, 'call'>) => {
		for (let call = 1; ; call++) {
			const platform = await testStudio()
			await litter(platform)
			const { studio, state } = fragile(platform.studio, { ...how, call })
			await sweep(studio)
			if (!state.isBroken) break
			for (const seconds of [180, 180, 1000]) {
				platform.pass(seconds)
				await sweep(platform.studio)
				await deliverAll(platform.studio, platform.queue)
			}
			const jobs = await platform.studio.db.select().from(audioJobs)
			const statuses = jobs.map(({ status }) => status).sort()
			expect(statuses).toEqual(['completed', 'completed', 'error'])
			const wanted = jobs.flatMap(({ temporaryKey, status }) =>
				temporaryKey && status === 'completed'
					? [temporaryKey, temporaryKey.replace('mp3', 'json')]
					: [],
			)
			expect(await storedKeys()).toEqual(wanted.sort())
			expect(await platform.studio.db.select().from(discardedMedia)).toEqual([])
		}
	},
)

test('an upload that waits to be saved is let go of after a day, and not before', async () => {
	const { studio, pass } = await testStudio()
	const key = 'course-covers/dragon-boat-20260301080000-4f9a2c01.jpg'
	await studio.db.run(awaitUpload(key, studio.now()))
	await bindings.MEDIA.put(key, '龙舟')
	pass(day - 1)
	await sweep(studio)
	expect(await storedKeys()).toEqual([key])
	pass(2)
	await sweep(studio)
	expect(await storedKeys()).toEqual([])
	pass(16 * 60)
	await sweep(studio)
	expect(await studio.db.select().from(discardedMedia)).toEqual([])
})
