/**
 * Every change of a job's row, from the order to speak 你好！ to its end. Each compares the state
 * before it sets the next one, so that of two who try only one succeeds: a delivery that comes
 * twice, an attempt that everybody believed dead, a sweep at the same moment.
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
import type { JobMessage } from './job-message.ts'
import type { Studio } from './studio.ts'

/** A job with what is to be said. */
export type SpeakableJob = typeof audioJobs.$inferSelect

/** Without the script: whoever only looks reads no whole lesson, and stumbles over no broken one. */
export type Job = Omit<SpeakableJob, 'script'>

const { script: _, ...withoutScript } = getTableColumns(audioJobs)

export const jobColumns = withoutScript

/** How long an attempt has the job to itself unless it asks for longer, in milliseconds. */
const leaseMs = 2 * 60_000

export function ownerOf({ lessonId, articleId }: Pick<Job, 'lessonId' | 'articleId'>): AudioOwner {
	if (lessonId !== null) return { kind: 'lessons', id: lessonId }
	if (articleId !== null) return { kind: 'articles', id: articleId }
	throw new Error('A job belongs to a lesson or to an article')
}

export function mayBecome(status: JobStatus): SQL {
	return inArray(audioJobs.status, [...allowedFrom[status]])
}

export async function findJob({ db }: Studio, id: string): Promise<Job | undefined> {
	const [job] = await db.select(jobColumns).from(audioJobs).where(eq(audioJobs.id, id))
	return job
}

/**
 * Begins the next attempt at a job that waits, whose lease has run out, or that the message's own
 * attempt asks to continue. Undefined where there is nothing to do or somebody does it.
 */
export async function claimJob(
	{ db, now }: Studio,
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

/** Lets the attempt that has a job keep it for another lease. */
export async function renewLease(studio: Studio, job: Job): Promise<void> {
	const { db, now } = studio
	await db
		.update(audioJobs)
		.set({ leaseUntil: new Date(+now() + leaseMs), updatedAt: now() })
		.where(and(eq(audioJobs.id, job.id), isHeldBy(job)))
}

/** Gives a job back whose attempt failed; its message comes again after the delay. */
export function requeueJob(
	studio: Studio,
	job: Job,
	{ detail, delaySeconds }: { detail: string; delaySeconds: number },
): Promise<boolean> {
	return change(studio, job, 'queued', {
		leaseUntil: null,
		errorDetail: detail,
		// The sweep counts from when the message is due.
		sentAt: after(studio, delaySeconds),
	})
}

/** Keeps a job that a patient voice works on, until it is asked again and a lease longer. */
export function holdJob(
	studio: Studio,
	job: Job,
	{
		delaySeconds,
		...known
	}: { delaySeconds: number; providerTaskId: string; engine: string; errorDetail?: string },
): Promise<boolean> {
	const due = after(studio, delaySeconds)
	return change(studio, job, 'processing', {
		...known,
		sentAt: due,
		leaseUntil: new Date(+due + leaseMs),
	})
}

export function completeJob(
	studio: Studio,
	job: Job,
	made: { temporaryKey: string; durationMs: number; engine: string },
): Promise<boolean> {
	return change(studio, job, 'completed', {
		...made,
		leaseUntil: null,
		errorCode: null,
		errorDetail: null,
	})
}

/** A move of the one attempt that has the job; false when it has lost it. */
async function change(
	{ db, now }: Studio,
	{ id, attempt }: Job,
	status: JobStatus,
	values: Partial<Job>,
): Promise<boolean> {
	const isMine = and(
		eq(audioJobs.id, id),
		eq(audioJobs.status, 'processing'),
		eq(audioJobs.attempt, attempt),
		mayBecome(status),
	)
	const moved = await db
		.update(audioJobs)
		.set({ ...values, status, updatedAt: now() })
		.where(isMine)
		.returning({ id: audioJobs.id })
	return moved.length > 0
}

/** Why a job ends; without a `detail` the last one stays. */
export type JobEnd = { code: JobFailure; detail?: string }

/** The statement that ends a job as error where `provided` still holds. */
export function ending(
	{ db, now }: Studio,
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

/** That an attempt has not lost its job. */
export function isHeldBy({ attempt }: Job): SQL | undefined {
	return and(eq(audioJobs.status, 'processing'), eq(audioJobs.attempt, attempt))
}

/** That nobody works on a job. */
export function isIdle({ now }: Studio): SQL | undefined {
	return or(
		eq(audioJobs.status, 'queued'),
		and(
			eq(audioJobs.status, 'processing'),
			or(isNull(audioJobs.leaseUntil), lt(audioJobs.leaseUntil, now())),
		),
	)
}

export async function noteSent({ db, now }: Studio, id: string): Promise<void> {
	await db.update(audioJobs).set({ sentAt: now(), updatedAt: now() }).where(eq(audioJobs.id, id))
}

function after({ now }: Studio, seconds: number): Date {
	return new Date(+now() + seconds * 1000)
}
