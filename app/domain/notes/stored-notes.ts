import { parseJson } from '#app/domain/json.ts'
import { type NoteBlock, noteBlocksSchema } from './note-blocks.ts'

/** Parses stored notes. Damaged ones must not keep a lesson from being read: it then has none. */
export function readStoredNotes(stored: string | undefined): NoteBlock[] {
	return noteBlocksSchema.safeParse(parseJson(stored ?? '[]')).data ?? []
}
