import * as z from 'zod'

/** The error response of every worker: a code of the error catalogue and its text. */
export const failureSchema = z.object({ error: z.object({ code: z.string(), text: z.string() }) })

export type Failure = z.infer<typeof failureSchema>
