/** A form that holds a whole text: larger than others, and never lost when it is refused. */
import * as z from 'zod'
import { versionField } from '#app/domain/version.ts'

/** In bytes: the longest text with its English, as a form writes Chinese (%E6%B1%89). */
export const textLimit = { mostBytes: 4_000_000, orSay: 'tokenizer.too-large' } as const

export const textForm = z.object({
	text: z.string(),
	/** The one that was opened; 0 where there was no content yet. */
	version: versionField,
	/** The newer version that the author was shown and replaces nevertheless. */
	overwrite: versionField.optional(),
})

export type TextForm = z.infer<typeof textForm>
