/** A form with a whole text, larger than other forms. */
import * as z from 'zod'
import { versionField } from '#app/domain/version.ts'

/** In bytes: the longest text with its English, as a form writes Chinese (%E6%B1%89). */
export const textLimit = { mostBytes: 4_000_000, orSay: 'tokenizer.too-large' } as const

export const textForm = z.object({
	text: z.string(),
	/** The version that was opened; 0 without content. */
	version: versionField,
	/** The newer version that the author has seen and replaces on purpose. */
	overwrite: versionField.optional(),
	/** Saves without leaving the page. */
	stay: z.literal('yes').optional(),
})

export type TextForm = z.infer<typeof textForm>
