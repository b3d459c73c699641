/** What the segment editor asks for, as its script sends it (JSON): larger than any form. */
import * as z from 'zod'
import { lessonContentSchema } from '#app/domain/lesson-text/content-schema.ts'

/** In bytes: 100,000 characters, each a word with its reading, and their English. */
export const orderLimit = {
	as: 'json',
	mostBytes: 12_000_000,
	orSay: 'tokenizer.too-large',
} as const

export const editorOrder = z.discriminatedUnion('intent', [
	z.object({ intent: z.literal('segment'), text: z.string() }),
	z.object({ intent: z.literal('preview'), content: lessonContentSchema }),
	z.object({
		intent: z.literal('save'),
		content: lessonContentSchema,
		/** The version that was opened, or the newer one to replace; 0 if there is none yet. */
		version: z.number().int(),
	}),
])

export type EditorOrder = z.infer<typeof editorOrder>
