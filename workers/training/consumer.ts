/**
 * Consumes the training queue. 小美's message is acknowledged once her job has moved on, and retried if
 * it failed. The queue delivers at least once and in any order; the row decides which delivery trains.
 */
import { logFailure } from '#app/db/log.ts'
import { mostFailures, trainingRetrySeconds } from '#app/domain/flashcards/memory/training-job.ts'
import { jobMessageSchema } from './job-message.ts'
import { claimJob, endJob, type Job, requeueJob } from './jobs.ts'
import { runJob } from './run-job.ts'
import type { TrainingEnv } from './training-env.ts'

export async function consume(env: TrainingEnv, batch: MessageBatch): Promise<void> {
	for (const message of batch.messages) {
		const again = await secondsUntilNext(env, message)
		if (again === undefined) message.ack()
		else message.retry({ delaySeconds: again })
	}
}

/** Undefined once the message has done its part. */
async function secondsUntilNext(
	env: TrainingEnv,
	{ body, attempts }: Message,
): Promise<number | undefined> {
	const message = jobMessageSchema.safeParse(body)
	if (!message.success) {
		console.error('A message of the training queue names nobody')
		return undefined
	}
	try {
		// A job that another attempt holds is resent by the sweep if that attempt has died.
		const job = await claimJob(env, message.data.userId)
		return job && (await attemptJob(env, job))
	} catch (error) {
		logFailure(error)
		return trainingRetrySeconds(attempts)
	}
}

async function attemptJob(env: TrainingEnv, job: Job): Promise<number | undefined> {
	try {
		await runJob(env, job)
		return undefined
	} catch (error) {
		logFailure(error)
		return noteFailure(env, job, String(error).slice(0, 200))
	}
}

async function noteFailure(
	env: TrainingEnv,
	job: Job,
	errorDetail: string,
): Promise<number | undefined> {
	const failures = job.failures + 1
	if (failures >= mostFailures) {
		await endJob(env, { userId: job.userId, detail: errorDetail, holder: job })
		return undefined
	}
	const delaySeconds = trainingRetrySeconds(failures)
	await requeueJob(env, job, { delaySeconds, failures, errorDetail })
	return delaySeconds
}
