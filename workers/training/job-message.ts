/** A message of the training queue names the person; 小美 has one training at a time. */
import * as z from 'zod'

export const jobMessageSchema = z.object({ userId: z.string() })

export type JobMessage = z.infer<typeof jobMessageSchema>
