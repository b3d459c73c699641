/** What the form of the exercise editor holds. Its text is read by the domain, which says what is wrong. */
import * as z from 'zod'

const version = z
	.string()
	.regex(/^\d{1,9}$/)
	.transform(Number)

export const exercisesForm = z.object({
	text: z.string(),
	/** The one that was opened. */
	version,
	/** That of somebody else's set, which is to be replaced knowingly. */
	over: version.optional(),
	/** Said to the question whether blocks with errors may be left out. */
	skip: z.literal('yes').optional(),
	/** Sent by the page's script, which goes back by itself. */
	scripted: z.literal('yes').optional(),
})

export type ExercisesForm = z.infer<typeof exercisesForm>
