import * as z from 'zod'

/** What every worker answers when something was wrong: a code of the catalogue and its sentence. */
export const failureSchema = z.object({ error: z.object({ code: z.string(), text: z.string() }) })

export type Failure = z.infer<typeof failureSchema>
