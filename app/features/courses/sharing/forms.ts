/** What the forms of the share dialog hold. Messages are codes of the error catalogue. */
import * as z from 'zod'

/** Which course or lesson; of which kind it is never changes. */
const target = { lesson: z.string().min(1).max(100), type: z.enum(['course', 'lesson']) }

export const shareForm = z.discriminatedUnion('intent', [
	/** Addresses, separated as people separate them. */
	z.object({ intent: z.literal('share'), ...target, emails: z.string().max(30_000).default('') }),
	z.object({ intent: z.literal('unshare'), ...target, email: z.string().min(1).max(254) }),
])

export type ShareForm = z.infer<typeof shareForm>
