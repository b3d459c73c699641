/**
 * Takes jobs from the queue: the message of 你好！ is acknowledged when its row has moved on, and
 * comes again when the voice was busy. The queue delivers at least once, in any order; the row
 * decides who speaks.
 */
import { retryDelaySeconds } from '#app/domain/speech/job.ts'
import { logFailure } from '#workers/shared/failure.ts'
import { type JobMessage, jobMessageSchema } from './job-message.ts'
import { claimJob, findJob } from './jobs.ts'
import { type Outcome, speakJob } from './speak-job.ts'
import type { Studio } from './studio.ts'

export async function consume(studio: Studio, batch: MessageBatch): Promise<void> {
	for (const message of batch.messages) {
		const outcome = await outcomeOf(studio, message)
		if (outcome === 'done') message.ack()
		else message.retry({ delaySeconds: outcome.againInSeconds })
	}
}

async function outcomeOf(studio: Studio, { body, attempts }: Message): Promise<Outcome> {
	const message = jobMessageSchema.safeParse(body)
	if (!message.success) {
		console.error('A message of the speech queue names no job')
		return 'done'
	}
	try {
		const job = await claimJob(studio, message.data)
		return job ? await speakJob(studio, job) : await stoodBack(studio, message.data)
	} catch (error) {
		logFailure(error)
		return { againInSeconds: retryDelaySeconds(attempts) }
	}
}

/**
 * What becomes of the message of a job that somebody else has. While another attempt speaks, it is
 * kept until that attempt's lease is over, in case the attempt died. Patient voices have messages of
 * their own.
 */
async function stoodBack(studio: Studio, { id, attempt }: JobMessage): Promise<Outcome> {
	const job = await findJob(studio, id)
	const isSpoken = job?.status === 'processing' && job.providerTaskId === null
	if (!isSpoken || attempt !== undefined || job.leaseUntil === null) return 'done'
	const left = +job.leaseUntil - +studio.now()
	return { againInSeconds: Math.max(1, Math.ceil(left / 1000) + 1) }
}
