import * as z from 'zod'
import { versionField } from '#app/domain/version.ts'

/** The form that restores a version. */
export const restoreForm = z.object({
	intent: z.literal('restore'),
	id: z.string().min(1).max(100),
	/** The counter of the part when the question was asked. */
	version: versionField,
})
