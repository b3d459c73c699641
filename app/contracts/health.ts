import * as z from 'zod'

export const healthSchema = z.object({
	ok: z.boolean(),
	parts: z.record(z.string(), z.boolean()),
	/** The software behind its work, by the work: { lessons: 'volcengine-v1' }. */
	engines: z.record(z.string(), z.string()).optional(),
})

/** Whether a worker works, and which of the things it depends on answer. */
export type Health = z.infer<typeof healthSchema>
