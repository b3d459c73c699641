/** The form of the exercise editor. The domain parses its text and reports the mistakes. */
import * as z from 'zod'
import { versionField } from '#app/domain/version.ts'

/** In bytes: far more than may be saved, so that a text too long is told its length. */
export const exercisesLimit = { mostBytes: 8_000_000 } as const

export const exercisesForm = z.object({
	text: z.string(),
	/** The version that was opened. */
	version: versionField,
	/** The version of somebody else's set to overwrite. */
	overwrite: versionField.optional(),
	/** Consent to skip blocks with errors. */
	skip: z.literal('yes').optional(),
})

export type ExercisesForm = z.infer<typeof exercisesForm>
