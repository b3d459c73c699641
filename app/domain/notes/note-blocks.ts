/**
 * The stored notes of a lesson: a list of blocks. A heading begins a note.
 *
 *   { type: 'heading', spans: [{ text: '是 joins two nouns' }] }
 *   { type: 'paragraph', spans: [{ text: 'To be', isEmphasis: true }, { text: ' between nouns is 是 [shì].' }] }
 *   { type: 'list', items: [[{ text: '不是 [bú shì] says no.' }]] }
 *   { type: 'example', zh: [我 wǒ, 是 shì, 老师 lǎo shī, 。], en: 'I’m a teacher.' }
 *   { type: 'character', zh: [妈 mā], parts: [女 means woman, 马 sounds mǎ], spans: [{ text: 'A woman.' }] }
 */
import * as z from 'zod'
import type { Token } from '#app/domain/lesson-text/content.ts'
import { tokenSchema } from '#app/domain/lesson-text/content-schema.ts'
import { characterBlockSchema } from './character-block.ts'
import { spansSchema } from './spans.ts'

const noteBlockSchema = z.discriminatedUnion('type', [
	z.object({ type: z.literal('heading'), spans: spansSchema }),
	z.object({ type: z.literal('paragraph'), spans: spansSchema }),
	z.object({ type: z.literal('list'), items: z.array(spansSchema) }),
	z.object({ type: z.literal('example'), zh: z.array(tokenSchema), en: z.string() }),
	characterBlockSchema,
])

export const noteBlocksSchema = z.array(noteBlockSchema)

export type NoteBlock = z.infer<typeof noteBlockSchema>

/** The Chinese of all examples, and the characters. */
export function asidesOfNotes(blocks: readonly NoteBlock[]): Token[][] {
	return blocks.flatMap((block) => ('zh' in block ? [block.zh] : []))
}

/** A heading begins a note. */
export function notesOf(blocks: readonly NoteBlock[]): NoteBlock[][] {
	const notes: NoteBlock[][] = []
	for (const block of blocks) {
		const last = notes.at(-1)
		if (last && block.type !== 'heading') last.push(block)
		else notes.push([block])
	}
	return notes
}
