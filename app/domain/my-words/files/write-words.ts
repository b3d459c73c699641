/** Writes words for another program, part by part: the head, then rows. */
import { ankiHead, ankiRows } from './anki.ts'
import { csvHead, csvRows } from './csv.ts'
import { plecoRows } from './pleco.ts'
import type { WordNote } from './word-note.ts'

export const writtenFormats = ['anki', 'pleco', 'csv'] as const

export type WrittenFormat = (typeof writtenFormats)[number]

type WordWriter = {
	head: string
	/** For each part in turn. */
	rows: (notes: readonly WordNote[]) => string
}

export function wordWriter(format: WrittenFormat): WordWriter {
	switch (format) {
		case 'anki':
			return { head: ankiHead, rows: ankiRows }
		case 'csv':
			return { head: csvHead, rows: csvRows }
		case 'pleco':
			return plecoWriter()
	}
}

/** A category that goes on is not named again. */
function plecoWriter(): WordWriter {
	let category = ''
	return {
		head: '',
		rows(notes) {
			const part = plecoRows(notes, category)
			category = part.category
			return part.text
		},
	}
}
