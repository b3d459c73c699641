/**
 * Messages the queue has given up: the job of 你好！ ends as error, so that nobody waits for ever.
 * A job that another attempt works on is left to that attempt, and then to the sweep.
 */
import { logFailure } from '#workers/shared/failure.ts'
import { deleteAttempts } from './discarded-media.ts'
import { jobMessageSchema } from './job-message.ts'
import { ending, findJob, isIdle } from './jobs.ts'
import type { Studio } from './studio.ts'

export async function buryDeadLetters(studio: Studio, batch: MessageBatch): Promise<void> {
	for (const message of batch.messages) {
		try {
			const parsed = jobMessageSchema.safeParse(message.body)
			if (parsed.success) await bury(studio, parsed.data.id)
			message.ack()
		} catch (error) {
			logFailure(error)
			message.retry()
		}
	}
}

async function bury(studio: Studio, id: string): Promise<void> {
	const job = await findJob(studio, id)
	const detail = job?.errorDetail ?? 'given up by the queue'
	const code = 'audio.synthesis-failed'
	const ended = await ending(studio, id, { code, detail }, isIdle(studio))
	if (ended.length > 0) await deleteAttempts(studio, id)
}
