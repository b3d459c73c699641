/**
 * The stored notes of a lesson: a list of blocks. A heading begins a note.
 *
 *   { type: 'heading', spans: [{ text: '是 joins two nouns' }] }
 *   { type: 'paragraph', spans: [{ text: 'To be', isEmphasis: true }, { text: ' between nouns is 是 [shì].' }] }
 *   { type: 'list', items: [[{ text: '不是 [bú shì] says no.' }]] }
 *   { type: 'example', zh: [我 wǒ, 是 shì, 老师 lǎo shī, 。], en: 'I’m a teacher.' }
 */
import * as z from 'zod'
import type { Token } from '#app/domain/lesson-text/content.ts'
import { tokenSchema } from '#app/domain/lesson-text/content-schema.ts'

const spanSchema = z.object({
	text: z.string(),
	isStrong: z.literal(true).optional(),
	isEmphasis: z.literal(true).optional(),
})

const spansSchema = z.array(spanSchema)

const noteBlockSchema = z.discriminatedUnion('type', [
	z.object({ type: z.literal('heading'), spans: spansSchema }),
	z.object({ type: z.literal('paragraph'), spans: spansSchema }),
	z.object({ type: z.literal('list'), items: z.array(spansSchema) }),
	z.object({ type: z.literal('example'), zh: z.array(tokenSchema), en: z.string() }),
])

export const noteBlocksSchema = z.array(noteBlockSchema)

/** A piece of a sentence in one style. */
export type Span = z.infer<typeof spanSchema>
export type NoteBlock = z.infer<typeof noteBlockSchema>

/** The Chinese of all examples. */
export function asidesOfNotes(blocks: readonly NoteBlock[]): Token[][] {
	return blocks.flatMap((block) => (block.type === 'example' ? [block.zh] : []))
}
