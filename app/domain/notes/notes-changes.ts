/**
 * Summarizes a save of a lesson's notes for the audit log: their number before and after, and the text of
 * the notes that only one side has.
 *
 *   before { notes: 1 }
 *   after  { notes: 2, text: '## 太…了 for strong feelings …' }
 */
import { type NoteBlock, notesOf } from './note-blocks.ts'
import { formatNotes } from './notes-text.ts'

type NotesSummary = { notes: number; text?: string }

/** In UTF-16 units. */
const longestText = 4000

export function changesOfNotes(
	before: readonly NoteBlock[],
	after: readonly NoteBlock[],
): { before: NotesSummary; after: NotesSummary } {
	const [was, is] = [before, after].map((blocks) =>
		notesOf(blocks).map((note) => formatNotes(note)),
	)
	return { before: summaryOf(was ?? [], is ?? []), after: summaryOf(is ?? [], was ?? []) }
}

function summaryOf(texts: readonly string[], others: readonly string[]): NotesSummary {
	const text = texts.filter((one) => !others.includes(one)).join('\n\n')
	if (text === '') return { notes: texts.length }
	const cut = text.length > longestText ? `${text.slice(0, longestText)}…` : text
	return { notes: texts.length, text: cut }
}
