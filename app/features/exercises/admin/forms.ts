/** What the form of the exercise editor holds. Its text is read by the domain, which says what is wrong. */
import * as z from 'zod'
import { versionField } from '#app/domain/version.ts'

/** In bytes: far more than may be saved, so that a text too long is told its length. */
export const exercisesLimit = { mostBytes: 8_000_000 } as const

export const exercisesForm = z.object({
	text: z.string(),
	/** The one that was opened. */
	version: versionField,
	/** That of somebody else's set, which is to be replaced knowingly. */
	overwrite: versionField.optional(),
	/** Said to the question whether blocks with errors may be left out. */
	skip: z.literal('yes').optional(),
	/** Sent by the page's script, which goes back by itself. */
	scripted: z.literal('yes').optional(),
})

export type ExercisesForm = z.infer<typeof exercisesForm>
