/**
 * Consumes the speech queue. The message of 你好！ is acknowledged once its row has moved on, and
 * retried if the voice was busy. The queue delivers at least once and in any order; the row decides
 * which delivery speaks.
 */
import { logFailure } from '#app/db/log.ts'
import { retryDelaySeconds } from '#app/domain/speech/job.ts'
import { type JobMessage, jobMessageSchema } from './job-message.ts'
import { claimJob, findJob } from './jobs.ts'
import { type Outcome, speakJob } from './speak-job.ts'
import type { SpeechEnv } from './speech-env.ts'

export async function consume(env: SpeechEnv, batch: MessageBatch): Promise<void> {
	for (const message of batch.messages) {
		const outcome = await outcomeOf(env, message)
		if (outcome === 'done') message.ack()
		else message.retry({ delaySeconds: outcome.againInSeconds })
	}
}

async function outcomeOf(env: SpeechEnv, { body, attempts }: Message): Promise<Outcome> {
	const message = jobMessageSchema.safeParse(body)
	if (!message.success) {
		console.error('A message of the speech queue names no job')
		return 'done'
	}
	try {
		const job = await claimJob(env, message.data)
		return job ? await speakJob(env, job) : await skipClaimedJob(env, message.data)
	} catch (error) {
		logFailure(error)
		return { againInSeconds: retryDelaySeconds(attempts) }
	}
}

/**
 * The outcome for a job that another attempt holds. While that attempt speaks, the message is retried
 * after its lease, in case the attempt has died. Async voices send their own messages.
 */
async function skipClaimedJob(env: SpeechEnv, { id, attempt }: JobMessage): Promise<Outcome> {
	const job = await findJob(env, id)
	const isSpoken = job?.status === 'processing' && job.providerTaskId === null
	if (!isSpoken || attempt !== undefined || job.leaseUntil === null) return 'done'
	const left = +job.leaseUntil - +env.now()
	return { againInSeconds: Math.max(1, Math.ceil(left / 1000) + 1) }
}
