import { expect, test } from 'vitest'
import type { NoteBlock } from '#app/domain/notes/note-blocks.ts'
import { changesOfNotes } from '#app/domain/notes/notes-changes.ts'

function note(heading: string): NoteBlock {
	return { type: 'heading', spans: [{ text: heading }] }
}

const example: NoteBlock = { type: 'example', zh: [{ word: '好' }, { word: '！' }], en: 'Good!' }

test('only the notes that changed are named, with how many there were', () => {
	expect(changesOfNotes([note('One'), example], [note('One'), example, note('Two')])).toEqual({
		before: { notes: 1 },
		after: { notes: 2, text: '## Two' },
	})
	expect(changesOfNotes([note('One'), example], [note('One')])).toEqual({
		before: { notes: 1, text: '## One\n\nzh: 好！\nen: Good!' },
		after: { notes: 1, text: '## One' },
	})
})

test('long notes are cut', () => {
	const { after } = changesOfNotes([], [note('a'.repeat(5000))])
	expect(after.text).toHaveLength(4001)
})
