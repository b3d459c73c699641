import * as z from 'zod'
import { isPushService } from '#app/domain/reminders/push-service.ts'

/** A row of the settings. */
export const reminderForm = z.object({
	intent: z.literal('reminder'),
	reminder: z.enum(['off', 'mail']),
	hour: z
		.string()
		.regex(/^\d{1,2}$/)
		.transform(Number)
		.pipe(z.number().max(23)),
})

export type ReminderChange = Pick<z.infer<typeof reminderForm>, 'reminder' | 'hour'>

/** What `PushSubscription.toJSON()` says, as far as it is used. */
export const deviceReminderCall = z.discriminatedUnion('intent', [
	z.object({ intent: z.literal('off') }),
	z.object({
		intent: z.literal('on'),
		endpoint: z.string().max(2000).refine(isPushService),
		/** An uncompressed point of P-256, which is looked at later, and 16 bytes. */
		keys: z.object({
			p256dh: z.string().regex(/^B[\w-]{86}$/),
			auth: z.string().regex(/^[\w-]{22}$/),
		}),
		/** The site's public key that it was made with. */
		siteKey: z.string().max(200),
	}),
])
