/**
 * Consumes the speech queue. The message of 你好！ is acknowledged once its row has moved on, and
 * retried if the voice was busy. The queue delivers at least once and in any order; the row decides
 * which delivery speaks.
 */
import { logFailure } from '#app/db/log.ts'
import { retryDelaySeconds } from '#app/domain/speech/job.ts'
import { type JobMessage, jobMessageSchema } from './bindings.ts'
import { deleteAttempts } from './job-media.ts'
import { claimJob, ending, findJob, isIdle } from './jobs.ts'
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

/**
 * Fails the jobs whose messages the queue has given up on, so that 你好！ does not stay "processing"
 * forever. A job that another attempt holds is left to that attempt, and then to the sweep.
 */
export async function failDeadLetters(env: SpeechEnv, batch: MessageBatch): Promise<void> {
	for (const message of batch.messages) {
		try {
			const parsed = jobMessageSchema.safeParse(message.body)
			if (parsed.success) await failJob(env, parsed.data.id)
			message.ack()
		} catch (error) {
			logFailure(error)
			message.retry()
		}
	}
}

async function failJob(env: SpeechEnv, id: string): Promise<void> {
	const job = await findJob(env, id)
	const detail = job?.errorDetail ?? 'given up by the queue'
	const code = 'audio.synthesis-failed'
	const ended = await ending(env, id, { code, detail }, isIdle(env))
	if (ended.length > 0) await deleteAttempts(env, id)
}
