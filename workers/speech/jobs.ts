/**
 * Every state change of a job's row, from submitting 你好！ to its end. Each checks the current state
 * in the same statement, so that only one of two competing changes succeeds: a duplicate delivery, an
 * attempt believed dead, a sweep at the same moment.
 */
import {
	and,
	eq,
	getTableColumns,
	inArray,
	isNotNull,
	isNull,
	lt,
	or,
	type SQL,
	sql,
} from 'drizzle-orm'
import { audioJobs } from '#app/db/schema/index.ts'
import type { AudioOwner } from '#app/domain/speech/audio-path.ts'
import { allowedFrom, type JobFailure, type JobStatus } from '#app/domain/speech/job.ts'
import type { JobMessage } from './bindings.ts'
import type { SpeechEnv } from './speech-env.ts'

/** A job with its script. */
export type SpeakableJob = typeof audioJobs.$inferSelect

/** A job without its script, which can be a whole lesson, or damaged. */
export type Job = Omit<SpeakableJob, 'script'>

const { script: _, ...withoutScript } = getTableColumns(audioJobs)

export const jobColumns = withoutScript

/** How long an attempt holds a job before another may claim it, in milliseconds. */
const leaseMs = 2 * 60_000

export function ownerOf({ lessonId, articleId }: Pick<Job, 'lessonId' | 'articleId'>): AudioOwner {
	if (lessonId !== null) return { kind: 'lessons', id: lessonId }
	if (articleId !== null) return { kind: 'articles', id: articleId }
	throw new Error('A job belongs to a lesson or to an article')
}

export function mayBecome(status: JobStatus): SQL {
	return inArray(audioJobs.status, [...allowedFrom[status]])
}

export async function findJob({ db }: SpeechEnv, id: string): Promise<Job | undefined> {
	const [job] = await db.select(jobColumns).from(audioJobs).where(eq(audioJobs.id, id))
	return job
}

/**
 * Starts the next attempt if the job is queued, its lease has expired, or the message continues its
 * current attempt. Undefined if the job has ended or another attempt holds it.
 */
export async function claimJob(
	{ db, now }: SpeechEnv,
	{ id, attempt }: JobMessage,
): Promise<SpeakableJob | undefined> {
	const isOver = lt(audioJobs.leaseUntil, now())
	const continues =
		attempt === undefined
			? undefined
			: and(eq(audioJobs.attempt, attempt), isNotNull(audioJobs.providerTaskId))
	const [job] = await db
		.update(audioJobs)
		.set({
			status: 'processing',
			attempt: sql`${audioJobs.attempt} + 1`,
			leaseUntil: new Date(+now() + leaseMs),
			updatedAt: now(),
		})
		.where(
			and(
				eq(audioJobs.id, id),
				mayBecome('processing'),
				or(eq(audioJobs.status, 'queued'), isOver, continues),
			),
		)
		.returning()
	return job
}

/** Extends the lease of the attempt that holds the job. */
export async function renewLease(env: SpeechEnv, job: Job): Promise<void> {
	const { db, now } = env
	await db
		.update(audioJobs)
		.set({ leaseUntil: new Date(+now() + leaseMs), updatedAt: now() })
		.where(and(eq(audioJobs.id, job.id), isHeldBy(job)))
}

/** Queues a job again after a failed attempt; its message is retried after the delay. */
export function requeueJob(
	env: SpeechEnv,
	job: Job,
	{ detail, delaySeconds }: { detail: string; delaySeconds: number },
): Promise<boolean> {
	return change(env, job, 'queued', {
		leaseUntil: null,
		errorDetail: detail,
		// The sweep counts from the time the message is due.
		sentAt: after(env, delaySeconds),
	})
}

/** Holds a job while an async voice works on it: until the next poll plus one lease. */
export function holdJob(
	env: SpeechEnv,
	job: Job,
	{
		delaySeconds,
		...known
	}: { delaySeconds: number; providerTaskId: string; engine: string; errorDetail?: string },
): Promise<boolean> {
	const due = after(env, delaySeconds)
	return change(env, job, 'processing', {
		...known,
		sentAt: due,
		leaseUntil: new Date(+due + leaseMs),
	})
}

export function completeJob(
	env: SpeechEnv,
	job: Job,
	made: { temporaryKey: string; durationMs: number; engine: string },
): Promise<boolean> {
	return change(env, job, 'completed', {
		...made,
		leaseUntil: null,
		errorCode: null,
		errorDetail: null,
	})
}

/** A state change by the attempt that holds the job; false if it has lost the job. */
async function change(
	{ db, now }: SpeechEnv,
	{ id, attempt }: Job,
	status: JobStatus,
	values: Partial<Job>,
): Promise<boolean> {
	const isHolder = and(
		eq(audioJobs.id, id),
		eq(audioJobs.status, 'processing'),
		eq(audioJobs.attempt, attempt),
		mayBecome(status),
	)
	const moved = await db
		.update(audioJobs)
		.set({ ...values, status, updatedAt: now() })
		.where(isHolder)
		.returning({ id: audioJobs.id })
	return moved.length > 0
}

/** Why a job ends. Without `detail` the stored one stays. */
export type JobEnd = { code: JobFailure; detail?: string }

/** A statement that ends a job as an error if `provided` still holds. */
export function ending(
	{ db, now }: SpeechEnv,
	id: string,
	{ code, detail }: JobEnd,
	provided: SQL | undefined,
) {
	return db
		.update(audioJobs)
		.set({
			status: 'error',
			errorCode: code,
			...(detail !== undefined && { errorDetail: detail }),
			leaseUntil: null,
			updatedAt: now(),
		})
		.where(and(eq(audioJobs.id, id), mayBecome('error'), provided))
		.returning({ id: audioJobs.id })
}

/** SQL condition: this attempt still holds the job. */
export function isHeldBy({ attempt }: Job): SQL | undefined {
	return and(eq(audioJobs.status, 'processing'), eq(audioJobs.attempt, attempt))
}

/** SQL condition: no attempt holds the job. */
export function isIdle({ now }: SpeechEnv): SQL | undefined {
	return or(
		eq(audioJobs.status, 'queued'),
		and(
			eq(audioJobs.status, 'processing'),
			or(isNull(audioJobs.leaseUntil), lt(audioJobs.leaseUntil, now())),
		),
	)
}

export async function noteSent({ db, now }: SpeechEnv, id: string): Promise<void> {
	await db.update(audioJobs).set({ sentAt: now(), updatedAt: now() }).where(eq(audioJobs.id, id))
}

function after({ now }: SpeechEnv, seconds: number): Date {
	return new Date(+now() + seconds * 1000)
}
