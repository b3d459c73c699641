/**
 * A message of the speech queue: only the job's id, because a text such as 你好！我叫小美。… can be
 * larger than a message may be.
 */
import * as z from 'zod'

export const jobMessageSchema = z.object({
	id: z.string(),
	/** The attempt to continue, when polling an async voice. */
	attempt: z.number().int().positive().optional(),
})

export type JobMessage = z.infer<typeof jobMessageSchema>
