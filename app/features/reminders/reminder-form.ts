import * as z from 'zod'

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
