/** Schemas of the forms in the share dialog. */
import * as z from 'zod'

/** The course or lesson to share. Its type never changes. */
const target = { lesson: z.string().min(1).max(100), type: z.enum(['course', 'lesson']) }

/** Separated by commas, semicolons or spaces. */
const emailList = z.string().max(30_000).default('')

/** A form without the tick sends nothing. */
const checkbox = z
	.literal('on')
	.optional()
	.transform((value) => value === 'on')

const oneEmail = z.string().min(1).max(254)

export const shareForm = z.discriminatedUnion('intent', [
	z.object({
		intent: z.literal('share'),
		...target,
		emails: emailList,
		/** The unconfirmed addresses among them that are meant all the same. */
		unconfirmed: emailList,
	}),
	/** Invites the owners of addresses without an account to apply. */
	z.object({
		intent: z.literal('invite'),
		...target,
		emails: emailList,
		/** Their accounts need no approval. */
		skipsWaitlist: checkbox,
	}),
	z.object({ intent: z.literal('send-again'), ...target, email: oneEmail }),
	z.object({ intent: z.literal('unshare'), ...target, email: oneEmail }),
	z.object({ intent: z.literal('withdraw'), ...target, email: oneEmail }),
	z.object({ intent: z.literal('share-group'), ...target, group: z.string().min(1).max(100) }),
	z.object({ intent: z.literal('unshare-group'), ...target, group: z.string().min(1).max(100) }),
])

export type ShareForm = z.infer<typeof shareForm>
