/**
 * Ends the trainings whose messages the queue has given up on, so that 小美's does not stay "processing"
 * for ever. A job that an attempt still holds is left to that attempt, and then to the sweep.
 */
import { logFailure } from '#app/db/log.ts'
import { jobMessageSchema } from './job-message.ts'
import { endJob } from './jobs.ts'
import type { TrainingEnv } from './training-env.ts'

export async function failDeadLetters(env: TrainingEnv, batch: MessageBatch): Promise<void> {
	for (const message of batch.messages) {
		try {
			const parsed = jobMessageSchema.safeParse(message.body)
			if (parsed.success) {
				await endJob(env, { userId: parsed.data.userId, detail: 'given up by the queue' })
			}
			message.ack()
		} catch (error) {
			logFailure(error)
			message.retry()
		}
	}
}
