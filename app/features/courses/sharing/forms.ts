/** Schemas of the forms in the share dialog. */
import * as z from 'zod'

/** The course or lesson to share. Its type never changes. */
const target = { lesson: z.string().min(1).max(100), type: z.enum(['course', 'lesson']) }

export const shareForm = z.discriminatedUnion('intent', [
	/** `emails` may be separated by commas, semicolons or spaces. */
	z.object({ intent: z.literal('share'), ...target, emails: z.string().max(30_000).default('') }),
	z.object({ intent: z.literal('unshare'), ...target, email: z.string().min(1).max(254) }),
])

export type ShareForm = z.infer<typeof shareForm>
