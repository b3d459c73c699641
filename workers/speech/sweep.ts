/**
 * Once a minute, finishes what broke off: the job of 你好！ whose message got lost is sent again, one
 * that cannot succeed any more ends, audio nobody confirmed is let go, and objects nothing refers to
 * are deleted. Each step does a bounded piece of work, can be done twice, and stops no other step.
 */
import { and, asc, eq, inArray, isNull, lt, lte, or } from 'drizzle-orm'
import { audioJobs, discardedMedia } from '#app/db/schema/index.ts'
import { mayTryAgain } from '#app/domain/speech/job.ts'
import { logFailure } from '#workers/shared/failure.ts'
import { deleteAttempts, keysOf } from './discarded-media.ts'
import { expireJob } from './expire.ts'
import { ending, isIdle, type Job, type JobEnd, jobColumns, noteSent } from './jobs.ts'
import type { Studio } from './studio.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** A message that is not answered after this long is taken for lost. */
const lostAfterMs = 2 * minuteMs

/** How long a discarded object is deleted again: somebody may just have been writing it. */
const deletedForMs = 15 * minuteMs

const mostJobs = 50
const mostDiscarded = 500
const mostPages = 5

export async function sweep(studio: Studio): Promise<void> {
	for (const step of [reviveJobs, expireJobs, deleteTemporary, strikeDiscarded]) {
		try {
			await step(studio)
		} catch (error) {
			logFailure(error)
		}
	}
}

/** Jobs nobody works on and whose message is overdue. */
async function reviveJobs(studio: Studio): Promise<void> {
	const { db, now } = studio
	const isOverdue = or(
		isNull(audioJobs.sentAt),
		lt(audioJobs.sentAt, new Date(+now() - lostAfterMs)),
	)
	const jobs = await db
		.select(jobColumns)
		.from(audioJobs)
		.where(and(isIdle(studio), isOverdue))
		.orderBy(asc(audioJobs.updatedAt))
		.limit(mostJobs)
	await each(jobs, async (job) => {
		const hopeless = hopelessness(job, now())
		if (hopeless) {
			const ended = await ending(studio, job.id, hopeless, isIdle(studio))
			if (ended.length > 0) await deleteAttempts(studio, job.id)
		} else {
			await studio.queue.send({ id: job.id })
			await noteSent(studio, job.id)
		}
	})
}

/** Why a job is not worth another message. */
function hopelessness(job: Job, now: Date): JobEnd | undefined {
	if (job.providerTaskId === null && !mayTryAgain(job, now))
		return { code: 'audio.synthesis-failed' }
	if (+now - +job.createdAt < dayMs) return undefined
	return { code: job.attempt === 0 ? 'audio.submission-failed' : 'audio.synthesis-timeout' }
}

async function expireJobs(studio: Studio): Promise<void> {
	const { db, now } = studio
	const jobs = await db
		.select(jobColumns)
		.from(audioJobs)
		.where(
			and(eq(audioJobs.status, 'completed'), lt(audioJobs.updatedAt, new Date(+now() - dayMs))),
		)
		.orderBy(asc(audioJobs.updatedAt))
		.limit(mostJobs)
	await each(jobs, (job) => expireJob(studio, job, 'never confirmed'))
}

/** Objects of attempts that can lead to nothing any more, whatever became of their workers. */
async function deleteTemporary({ db, media }: Studio): Promise<void> {
	let cursor: string | undefined
	for (let page = 0; page < mostPages; page++) {
		const listed = await media.list({ prefix: 'tmp/tts/', ...(cursor && { cursor }) })
		// The rows are read after the objects: a job is written before its first object.
		const wanted = await wantedAmong(
			db,
			listed.objects.map(({ key }) => key),
		)
		const left = listed.objects.map(({ key }) => key).filter((key) => !wanted(key))
		if (left.length > 0) await media.delete(left)
		if (!listed.truncated) return
		cursor = listed.cursor
	}
}

/** Of a job under way everything is wanted, of a completed one what waits to be confirmed. */
async function wantedAmong(db: Studio['db'], keys: readonly string[]) {
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

/** tmp/tts/{job}/1.mp3 is of the job. */
function jobIdOf(key: string): string {
	return key.split('/')[2] ?? ''
}

async function strikeDiscarded({ db, media, now }: Studio): Promise<void> {
	const discarded = await db
		.select()
		.from(discardedMedia)
		// An upload that waits to be saved is let go of later.
		.where(lte(discardedMedia.discardedAt, now()))
		.orderBy(asc(discardedMedia.discardedAt))
		.limit(mostDiscarded)
	if (discarded.length === 0) return
	await media.delete(discarded.map(({ key }) => key))
	const old = discarded.filter(({ discardedAt }) => +now() - +discardedAt > deletedForMs)
	if (old.length === 0) return
	await db.delete(discardedMedia).where(
		and(
			inArray(
				discardedMedia.key,
				old.map(({ key }) => key),
			),
			lt(discardedMedia.discardedAt, new Date(+now() - deletedForMs)),
		),
	)
}

/** One that fails does not keep the others from being done. */
async function each(jobs: readonly Job[], work: (job: Job) => Promise<void>): Promise<void> {
	for (const job of jobs) {
		try {
			await work(job)
		} catch (error) {
			logFailure(error)
		}
	}
}
