import { expect, test } from 'vitest'
import { noteAt, notesOfText } from '#app/domain/texts/notes-of-text.ts'

const notes = notesOfText([
	{
		zh: [{ word: '小明', note: 'a boy' }, { word: '来' }, { word: '家', note: 'at home' }],
		en: '',
		blank: 'normal',
	},
	{
		zh: [{ word: '，' }, { word: '小明', written: '小明', note: 'a boy' }],
		en: '',
		blank: 'normal',
	},
])

test('a note stands once, with all places of its words', () => {
	expect(notes).toEqual([
		{
			note: 'a boy',
			places: [
				[0, 0],
				[1, 1],
			],
		},
		{ note: 'at home', places: [[0, 3]] },
	])
})

test('a word finds its note by its place', () => {
	expect(noteAt(notes, { paragraph: 1, at: 1 })).toBe('a boy')
	expect(noteAt(notes, { paragraph: 0, at: 2 })).toBeUndefined()
})
