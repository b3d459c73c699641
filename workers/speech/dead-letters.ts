/**
 * Fails the jobs whose messages the queue has given up on, so that 你好！ does not stay "processing"
 * forever. A job that another attempt holds is left to that attempt, and then to the sweep.
 */
import { logFailure } from '#app/db/log.ts'
import { deleteAttempts } from './job-media.ts'
import { jobMessageSchema } from './job-message.ts'
import { ending, findJob, isIdle } from './jobs.ts'
import type { SpeechEnv } from './speech-env.ts'

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
