/** The segment editor's requests as JSON, larger than any form. */
import * as z from 'zod'
import { mostExtraWords, mostTokenizedParagraphs } from '#app/contracts/tokenize.ts'
import { lessonContentSchema } from '#app/domain/lesson-text/content-schema.ts'

/** In bytes: 100,000 characters, each a word with its reading, and their English. */
export const editorRequestLimit = {
	as: 'json',
	mostBytes: 12_000_000,
	orSay: 'tokenizer.too-large',
} as const

export const editorRequest = z.discriminatedUnion('intent', [
	z.object({ intent: z.literal('segment'), text: z.string() }),
	z.object({
		intent: z.literal('cut'),
		/** The Chinese of some paragraphs, and words of the text that the author may have joined. */
		paragraphs: z.array(z.string().min(1)).max(mostTokenizedParagraphs),
		known: z.array(z.string().min(1)).max(mostExtraWords),
	}),
	z.object({ intent: z.literal('preview'), content: lessonContentSchema }),
	z.object({
		intent: z.literal('save'),
		content: lessonContentSchema,
		/** The version that was opened, or a newer one that is replaced on purpose; 0 without content. */
		version: z.number().int(),
	}),
])

export type EditorRequest = z.infer<typeof editorRequest>
