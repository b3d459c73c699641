/**
 * What the queue carries: the id of the row that says all the rest. A text such as 你好！我叫小美。
 * may be as long as a lesson; a message may not.
 */
import * as z from 'zod'

export const jobMessageSchema = z.object({
	id: z.string(),
	/** The attempt that asks to be continued: a patient voice is asked again whether it is ready. */
	attempt: z.number().int().positive().optional(),
})

export type JobMessage = z.infer<typeof jobMessageSchema>
