/** Any call may fail: in the end there is one audio, no stray object and no unfinished job. */
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { audioJobs, discardedMedia, lessonContents } from '#app/db/schema/index.ts'
import { err, ok } from '#app/domain/result.ts'
import { silenceExpectedLogs } from '#tests/support/expected-logs.ts'
import { type Break, breaks, fragile } from '#tests/support/fragile.ts'
import { isLong } from '#tests/support/length.ts'
import {
	asyncVoice,
	audioOf,
	bindings,
	deliverAll,
	type HandQueue,
	makeLesson,
	scriptedVoice,
	storedKeys,
	testEnv,
	text,
} from '#tests/support/speech-env.ts'
import { confirm } from '#workers/speech/confirm.ts'
import type { Provider } from '#workers/speech/providers/provider.ts'
import type { SpeechEnv } from '#workers/speech/speech-env.ts'
import { submit } from '#workers/speech/submit.ts'
import { sweep } from '#workers/speech/sweep.ts'

const voice_type = 'BV701_V2_streaming'
const patience = 120_000

silenceExpectedLogs()

/** A lesson that already has audio, which will be replaced. */
async function lessonWithAudio(env: SpeechEnv): Promise<string> {
	const id = await makeLesson(env)
	for (const ending of ['mp3', 'json'])
		await bindings.MEDIA.put(`lessons/${id}/audio/old.${ending}`, 'old')
	await env.db
		.update(lessonContents)
		.set({ audioPath: `/media/lessons/${id}/audio/old.mp3`, audioTextHash: 'old' })
		.where(eq(lessonContents.lessonId, id))
	return id
}

/** Submits, speaks and confirms; tries each step even if the one before failed. */
async function live(env: SpeechEnv, lesson_id: string, queue: HandQueue): Promise<void> {
	const order = { text, voice_type, lesson_id }
	const task = await submit(env, order).catch(() => undefined)
	await deliverAll(env, queue)
	if (task?.ok) await confirm(env, { task_id: task.value, lesson_id }).catch(() => undefined)
}

async function expectOneAudio({ db, ...env }: SpeechEnv, lessonId: string, isNew: boolean) {
	const audio = await audioOf({ db, ...env }, lessonId)
	const path = audio?.path ?? ''
	if (isNew) expect(path).not.toContain('old')
	const key = path.replace('/media/', '')
	expect(await storedKeys()).toEqual([key.replace('.mp3', '.json'), key])
	const jobs = await db.select().from(audioJobs)
	expect(jobs.map(({ status }) => status).filter((status) => status === 'confirmed')).toHaveLength(
		path.includes('old') ? 0 : 1,
	)
	for (const { status } of jobs) expect(['confirmed', 'error']).toContain(status)
	expect(await db.select().from(discardedMedia)).toEqual([])
}

/** Sweeps and delivers, `minutes` apart. */
async function sweepAndDeliver(
	{ env, queue, pass }: Awaited<ReturnType<typeof testEnv>>,
	minutes: number[],
) {
	for (const each of minutes) {
		pass(each * 60)
		await sweep(env)
		await deliverAll(env, queue)
	}
}

const voices: Record<string, () => Provider> = {
	'that speaks on the second attempt': () =>
		scriptedVoice(async () => err({ kind: 'temporary', detail: 'busy' })).voice,
	'with async tasks': () => asyncVoice(async () => ok('running')).voice,
}

/** The long run breaks every call, else every ninth; the cases then begin at different calls. */
const everyCall = isLong ? 1 : 9

/** Repeats `live`, breaking one call later each time, until none is left to break. */
async function breakEverywhere(
	makeVoice: () => Provider,
	how: Omit<Break, 'call'> & { firstCall: number },
	after: (platform: Awaited<ReturnType<typeof testEnv>>, lessonId: string) => Promise<void>,
): Promise<number> {
	for (let call = how.firstCall; ; call += everyCall) {
		const platform = await testEnv(makeVoice())
		const lessonId = await lessonWithAudio(platform.env)
		const { env, state } = fragile(platform.env, { ...how, call })
		await live(env, lessonId, platform.queue)
		if (!state.isBroken) return call - 1
		await after(platform, lessonId)
	}
}

const cases = Object.keys(voices)
	.flatMap((name) => breaks.map((how) => ({ name, ...how })))
	.map((each, index) => ({
		...each,
		firstCall: 1 + ((index + Math.floor(index / breaks.length)) % everyCall),
	}))

test.each(cases)(
	'a voice $name, a $kind $when any step: repeating the work gives one audio',
	{ timeout: patience },
	async ({ name, ...how }) => {
		const makeVoice = voices[name] ?? expect.fail()
		const steps = await breakEverywhere(makeVoice, how, async (platform, lessonId) => {
			await sweepAndDeliver(platform, [3, 6, 6])
			const order = { text, voice_type, lesson_id: lessonId }
			const audio = await audioOf(platform.env, lessonId)
			if (audio?.path?.includes('/old.')) {
				const task = await submit(platform.env, order)
				await deliverAll(platform.env, platform.queue)
				if (!task.ok) throw new Error(task.error.code)
				const path = await confirm(platform.env, { task_id: task.value, lesson_id: lessonId })
				expect(path.ok).toBe(true)
			}
			await sweepAndDeliver(platform, [24 * 60, 20])
			await expectOneAudio(platform.env, lessonId, true)
		})
		expect(steps).toBeGreaterThan(12)
	},
)

test.each(cases)(
	'a voice $name, a $kind $when any step: the sweep alone leaves the old or the new audio',
	{ timeout: patience },
	async ({ name, ...how }) => {
		const makeVoice = voices[name] ?? expect.fail()
		await breakEverywhere(makeVoice, how, async (platform, lessonId) => {
			// The queue loses its messages too.
			platform.queue.messages = []
			await sweepAndDeliver(platform, [3, 6, 6, 24 * 60, 24 * 60, 20])
			await expectOneAudio(platform.env, lessonId, false)
		})
	},
)
