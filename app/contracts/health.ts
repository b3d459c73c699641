import * as z from 'zod'

export const healthSchema = z.object({
	ok: z.boolean(),
	parts: z.record(z.string(), z.boolean()),
	/** The engine behind each task: { lessons: 'volcengine-v1' }. */
	engines: z.record(z.string(), z.string()).optional(),
})

/** Whether a worker is healthy, and which of its dependencies answer. */
export type Health = z.infer<typeof healthSchema>
