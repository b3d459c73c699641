/**
 * Every state change of a training's row. Each checks the current state in the same statement, so that
 * only one of two competing changes succeeds: a second delivery of 小美's message, an attempt believed
 * dead, her own new order at the same moment.
 */
import { and, eq, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { trainingJobs } from '#app/db/schema/index.ts'
import {
	type TrainingStatus,
	trainingAllowedFrom,
} from '#app/domain/flashcards/memory/training-job.ts'
import type { TrainingEnv } from './training-env.ts'

export type Job = typeof trainingJobs.$inferSelect

/** How long an attempt holds a job before another may claim it, in milliseconds. */
const leaseMs = 2 * 60_000

/** Starts the next attempt. Undefined if the job has ended or another attempt holds it. */
export async function claimJob({ db, now }: TrainingEnv, userId: string): Promise<Job | undefined> {
	const isOver = lt(trainingJobs.leaseUntil, now())
	const [job] = await db
		.update(trainingJobs)
		.set({
			status: 'processing',
			attempt: sql`${trainingJobs.attempt} + 1`,
			leaseUntil: new Date(+now() + leaseMs),
			updatedAt: now(),
		})
		.where(
			and(
				eq(trainingJobs.userId, userId),
				mayBecome('processing'),
				or(eq(trainingJobs.status, 'queued'), isOver),
			),
		)
		.returning()
	return job
}

/** A statement that changes the job if the attempt still holds it; it returns a row if so. */
export function changing({ db, now }: TrainingEnv, job: Job, values: Partial<Job>) {
	return db
		.update(trainingJobs)
		.set({ ...values, updatedAt: now() })
		.where(
			and(
				eq(trainingJobs.userId, job.userId),
				isHeldBy(job),
				values.status && mayBecome(values.status),
			),
		)
		.returning({ userId: trainingJobs.userId })
}

export function renewing(env: TrainingEnv, job: Job) {
	return changing(env, job, { leaseUntil: new Date(+env.now() + leaseMs) })
}

export async function completeJob(env: TrainingEnv, job: Job): Promise<void> {
	await changing(env, job, { status: 'completed', leaseUntil: null, errorDetail: null })
}

/** Queues a job again; its next message is due after the delay. */
export async function requeueJob(
	env: TrainingEnv,
	job: Job,
	{ delaySeconds, ...values }: { delaySeconds: number; failures?: number; errorDetail?: string },
): Promise<void> {
	const sentAt = new Date(+env.now() + delaySeconds * 1000)
	await changing(env, job, { ...values, status: 'queued', leaseUntil: null, sentAt })
}

/** Ends a job that no attempt holds, or that the given one holds. */
export async function endJob(
	{ db, now }: TrainingEnv,
	{ userId, detail, holder }: { userId: string; detail?: string; holder?: Job },
): Promise<void> {
	await db
		.update(trainingJobs)
		.set({
			status: 'error',
			...(detail !== undefined && { errorDetail: detail }),
			leaseUntil: null,
			updatedAt: now(),
		})
		.where(
			and(
				eq(trainingJobs.userId, userId),
				mayBecome('error'),
				holder ? isHeldBy(holder) : isIdle(now()),
			),
		)
}

/** SQL condition: this attempt still holds the job. */
export function isHeldBy({ attempt }: Job): SQL | undefined {
	return and(eq(trainingJobs.status, 'processing'), eq(trainingJobs.attempt, attempt))
}

/** SQL condition: no attempt holds the job. */
export function isIdle(now: Date): SQL | undefined {
	return or(
		eq(trainingJobs.status, 'queued'),
		and(
			eq(trainingJobs.status, 'processing'),
			or(isNull(trainingJobs.leaseUntil), lt(trainingJobs.leaseUntil, now)),
		),
	)
}

function mayBecome(status: TrainingStatus): SQL {
	return inArray(trainingJobs.status, [...trainingAllowedFrom[status]])
}
