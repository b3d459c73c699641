import { z } from 'zod'

export const healthSchema = z.object({ ok: z.boolean(), parts: z.record(z.string(), z.boolean()) })

/** Whether a worker works, and which of the things it depends on answer. */
export type Health = z.infer<typeof healthSchema>
