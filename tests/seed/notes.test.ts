/** The notes of the first lessons: each is read, cut and read aloud in the same way as the texts. */
import { expect, test } from 'vitest'
import { hasHanzi, isHanzi } from '#app/domain/hanzi.ts'
import type { NoteBlock } from '#app/domain/notes/note-blocks.ts'
import { parseNotes, typedAsides, withWords } from '#app/domain/notes/notes-text.ts'
import { problemText } from '#app/domain/problem.ts'
import { annotateAsides } from '#app/seed/asides.ts'
import { readCourses, readSingles } from '#app/seed/content-files.ts'
import { realLexicon } from '#tests/support/real-lexicon.ts'

const lessons = [...readCourses().flatMap((course) => course.lessons), ...readSingles()]
const withNotes = lessons.flatMap(({ slug, notes }) =>
	notes === undefined ? [] : [{ slug, notes }],
)

function blocksOf(notes: string): NoteBlock[] {
	const parsed = parseNotes(notes)
	if (!parsed.ok) {
		const problems = parsed.error.map((problem) => `line ${problem.line}: ${problemText(problem)}`)
		throw new Error(problems.join('\n'))
	}
	return withWords(parsed.value, annotateAsides(typedAsides(parsed.value), realLexicon))
}

test('some lessons have notes', () => {
	expect(withNotes.map(({ slug }) => slug)).toEqual(expect.arrayContaining(['ni-hao', 'tea-house']))
})

test.each(withNotes)(
	'$slug has two to four notes beside its characters, each with a heading and two examples',
	({ notes }) => {
		const kinds = blocksOf(notes).map(({ type }) => type)
		expect(kinds[0]).toBe('heading')
		const examples = kinds
			.join(' ')
			.split('heading')
			.slice(1)
			.filter((note) => !note.includes('character'))
			.map((note) => note.split('example').length - 1)
		expect([2, 3, 4]).toContain(examples.length)
		expect(Math.min(...examples)).toBeGreaterThanOrEqual(2)
	},
)

test.each(withNotes)('every word in the examples of $slug has a reading', ({ notes }) => {
	const words = blocksOf(notes).flatMap((block) => (block.type === 'example' ? block.zh : []))
	expect(words.filter(({ word, pinyin }) => isHanzi(word) && !pinyin)).toEqual([])
	expect(words.filter(({ word }) => hasHanzi(word)).length).toBeGreaterThan(0)
})
