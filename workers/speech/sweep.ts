/**
 * Cleans up once a minute: resends the job of 你好！ if its message got lost, ends jobs that cannot
 * succeed, expires audio that was not confirmed, and deletes unreferenced objects. Each step does a
 * bounded amount of work, is safe to repeat, and does not stop the others if it fails.
 */
import { and, asc, eq, inArray, isNull, lt, lte, or } from 'drizzle-orm'
import { logFailure } from '#app/db/log.ts'
import { audioJobs, discardedMedia } from '#app/db/schema/index.ts'
import { mayTryAgain } from '#app/domain/speech/job.ts'
import { deleteAttempts, expireJob, keysOf } from './job-media.ts'
import { ending, isIdle, type Job, type JobEnd, jobColumns, noteSent } from './jobs.ts'
import type { SpeechEnv } from './speech-env.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** A message without an effect for this long counts as lost. */
const lostAfterMs = 2 * minuteMs

/** How long deletions are repeated, in case the object was just being written. */
const repeatDeletionMs = 15 * minuteMs

const mostJobs = 50
const mostDiscarded = 500
const mostPages = 5

export async function sweep(env: SpeechEnv): Promise<void> {
	for (const step of [reviveJobs, expireJobs, deleteTemporary, deleteDiscardedMedia]) {
		try {
			await step(env)
		} catch (error) {
			logFailure(error)
		}
	}
}

/** Resends or ends idle jobs whose message is overdue. */
async function reviveJobs(env: SpeechEnv): Promise<void> {
	const { db, now } = env
	const isOverdue = or(
		isNull(audioJobs.sentAt),
		lt(audioJobs.sentAt, new Date(+now() - lostAfterMs)),
	)
	const jobs = await db
		.select(jobColumns)
		.from(audioJobs)
		.where(and(isIdle(env), isOverdue))
		.orderBy(asc(audioJobs.updatedAt))
		.limit(mostJobs)
	await each(jobs, async (job) => {
		const reason = giveUpReason(job, now())
		if (reason) {
			const ended = await ending(env, job.id, reason, isIdle(env))
			if (ended.length > 0) await deleteAttempts(env, job.id)
		} else {
			await env.queue.send({ id: job.id })
			await noteSent(env, job.id)
		}
	})
}

/** Why a job should not be sent again; undefined if it should. */
function giveUpReason(job: Job, now: Date): JobEnd | undefined {
	if (job.providerTaskId === null && !mayTryAgain(job, now))
		return { code: 'audio.synthesis-failed' }
	if (+now - +job.createdAt < dayMs) return undefined
	return { code: job.attempt === 0 ? 'audio.submission-failed' : 'audio.synthesis-timeout' }
}

async function expireJobs(env: SpeechEnv): Promise<void> {
	const { db, now } = env
	const jobs = await db
		.select(jobColumns)
		.from(audioJobs)
		.where(
			and(eq(audioJobs.status, 'completed'), lt(audioJobs.updatedAt, new Date(+now() - dayMs))),
		)
		.orderBy(asc(audioJobs.updatedAt))
		.limit(mostJobs)
	await each(jobs, (job) => expireJob(env, job, 'never confirmed'))
}

/** Deletes objects of attempts that no job needs any more. */
async function deleteTemporary({ db, media }: SpeechEnv): Promise<void> {
	let cursor: string | undefined
	for (let page = 0; page < mostPages; page++) {
		const listed = await media.list({ prefix: 'tmp/tts/', ...(cursor && { cursor }) })
		// Rows are read after objects: a job is inserted before its first object is put.
		const isNeeded = await neededAmong(
			db,
			listed.objects.map(({ key }) => key),
		)
		const left = listed.objects.map(({ key }) => key).filter((key) => !isNeeded(key))
		if (left.length > 0) await media.delete(left)
		if (!listed.truncated) return
		cursor = listed.cursor
	}
}

/** A job under way needs all its objects, a completed one the audio to confirm. */
async function neededAmong(db: SpeechEnv['db'], keys: readonly string[]) {
	const ids = [...new Set(keys.map(jobIdOf))]
	if (ids.length === 0) return () => false
	const jobs = await db
		.select({
			id: audioJobs.id,
			status: audioJobs.status,
			temporaryKey: audioJobs.temporaryKey,
		})
		.from(audioJobs)
		.where(inArray(audioJobs.id, ids))
	const known = new Map(jobs.map((job) => [job.id, job]))
	return (key: string): boolean => {
		const job = known.get(jobIdOf(key))
		if (job?.status === 'queued' || job?.status === 'processing') return true
		return (
			job?.status === 'completed' &&
			job.temporaryKey !== null &&
			keysOf(job.temporaryKey).includes(key)
		)
	}
}

/** tmp/tts/{job}/1.mp3 → {job} */
function jobIdOf(key: string): string {
	return key.split('/')[2] ?? ''
}

async function deleteDiscardedMedia({ db, media, now }: SpeechEnv): Promise<void> {
	const discarded = await db
		.select()
		.from(discardedMedia)
		// Uploads waiting to be saved are dated in the future.
		.where(lte(discardedMedia.discardedAt, now()))
		.orderBy(asc(discardedMedia.discardedAt))
		.limit(mostDiscarded)
	if (discarded.length === 0) return
	await media.delete(discarded.map(({ key }) => key))
	const old = discarded.filter(({ discardedAt }) => +now() - +discardedAt > repeatDeletionMs)
	if (old.length === 0) return
	await db.delete(discardedMedia).where(
		and(
			inArray(
				discardedMedia.key,
				old.map(({ key }) => key),
			),
			lt(discardedMedia.discardedAt, new Date(+now() - repeatDeletionMs)),
		),
	)
}

/** Goes on with the other jobs when one fails. */
async function each(jobs: readonly Job[], work: (job: Job) => Promise<void>): Promise<void> {
	for (const job of jobs) {
		try {
			await work(job)
		} catch (error) {
			logFailure(error)
		}
	}
}
