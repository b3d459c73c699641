import fc from 'fast-check'
import { expect, test } from 'vitest'
import { vocabularyErrors } from '#app/domain/errors/vocabulary.ts'
import { addErrors } from '#app/domain/errors.ts'
import { problemText } from '#app/domain/problem.ts'
import { formatCells, wordColumns } from '#app/domain/vocabulary/csv/word-cells.ts'
import { parseWordEdits } from '#app/domain/vocabulary/csv/word-edits.ts'
import { partsOfSpeech } from '#app/domain/vocabulary/part-of-speech.ts'
import type { WordValues } from '#app/domain/vocabulary/word-change.ts'

addErrors(vocabularyErrors)

const thing: WordValues = {
	word: '东西',
	pinyin: 'dōng xi',
	traditional: '東西',
	status: 0,
	levels: [{ type: 'HSK', level: 'HSK1', edition: '2.0' }],
	meaning: { noun: { definition: 'thing' } },
	gloss: null,
	measureWords: [],
}
const shirt: WordValues = {
	word: 'T恤',
	pinyin: 'T xù',
	traditional: null,
	status: 1,
	levels: [],
	meaning: { noun: { definition: 'T-shirt' } },
	gloss: { noun: { definition: 'tee' } },
	measureWords: ['件'],
}
const selected = new Map([
	[17, thing],
	[18, shirt],
])

const head = ['id', ...wordColumns]

function read(...rows: string[][]) {
	return parseWordEdits({ rows, unreadable: [] }, selected)
}

function problemsOf(...rows: string[][]) {
	const edits = read(...rows)
	return edits.ok ? [] : edits.error.map(problemText)
}

test('empty cells and missing columns change nothing', () => {
	const edits = read(['id', 'pinyin', 'status'], ['17', '', ''], ['18', 't xu4', ''])
	expect(edits).toMatchObject({
		ok: true,
		value: {
			unchanged: 1,
			edits: [
				{ row: 3, id: 18, change: { before: { pinyin: 'T xù' }, after: { pinyin: 't xù' } } },
			],
		},
	})
})

test('changed pinyin is checked, and written with spaces', () => {
	const edits = read(['id', 'pinyin'], ['17', 'dong1xi1'])
	expect(edits.ok && edits.value.edits[0]?.change.after).toEqual({ pinyin: 'dōng xī' })
	expect(problemsOf(['id', 'pinyin'], ['17', 'zzz9'], ['18', 'T xù shān'])).toEqual([
		'Row 2: "zzz9" is not pinyin',
		'Row 3: pinyin needs one syllable for each character (syllables: 3, characters: 1)',
	])
})

test('a dash removes the traditional form and levels', () => {
	const edits = read(['id', 'traditional', 'levels'], ['17', '-', '-'])
	expect(edits.ok && edits.value.edits[0]?.change.after).toEqual({ traditional: null, levels: [] })
})

test('short meanings and measure words can be written and removed', () => {
	const columns = ['id', 'gloss', 'measure_words']
	const written = read(columns, ['17', 'noun=stuff', '个、件'])
	expect(written.ok && written.value.edits[0]?.change.after).toEqual({
		gloss: { noun: { definition: 'stuff' } },
		measureWords: ['个', '件'],
	})
	const removed = read(columns, ['18', '-', '-'])
	expect(removed.ok && removed.value.edits[0]?.change.after).toEqual({
		gloss: null,
		measureWords: [],
	})
})

test('a meaning written anew takes the place of the short one, unless that is written too', () => {
	const alone = read(['id', 'meaning'], ['18', 'noun=shirt'])
	expect(alone.ok && alone.value.edits[0]?.values.gloss).toBeNull()
	const both = read(['id', 'meaning', 'gloss'], ['18', 'noun=shirt', 'noun=tee'])
	expect(both.ok && both.value.edits[0]?.values.gloss).toEqual({ noun: { definition: 'tee' } })
})

test('a level that stays keeps its edition', () => {
	const edits = read(['id', 'levels'], ['17', 'HSK1;HSK4'])
	expect(edits.ok && edits.value.edits[0]?.change.after.levels).toEqual([
		...thing.levels,
		{ type: 'HSK', level: 'HSK4' },
	])
})

test('a cell equal to the stored value is no change, even if invalid today', () => {
	const edits = read(head, ['18', 'T恤', 'T xù', '', '', '1', 'noun=T-shirt'])
	expect(edits).toEqual({ ok: true, value: { edits: [], unchanged: 1 } })
})

test('each row must name a different selected word', () => {
	expect(problemsOf(['id'], ['17'], ['19'], ['x'], [''], ['17'], ['1e1'])).toEqual([
		'Row 3: id not in selection',
		'Row 4: id not in selection',
		'Row 6: duplicate id "17"',
		'Row 7: id not in selection',
	])
	expect(problemsOf(['word'], ['东西'])).toEqual(['Missing required column: id'])
	expect(problemsOf(['id', 'word'], ['', '东西'])).toEqual(['Row 2: id is required'])
})

test('two words cannot become the same', () => {
	expect(problemsOf(head, ['17'], ['18', '东西', 'dong1 xi'])).toEqual([
		'Row 3: duplicate word "东西 (dōng xi)"',
	])
})

test('edits are checked like new words', () => {
	expect(problemsOf(head, ['17', 'OK', '', 'x', 'HSK0', 'no', 'verb='])).toEqual([
		'Row 2: word must be Chinese characters only',
		'Row 2: traditional must be Chinese characters only',
		'Row 2: invalid levels "HSK0"',
		'Row 2: status must be 1 or 0',
		'Row 2: bad meaning "verb="',
	])
})

test('any word exported and imported again is unchanged', () => {
	const text = fc.string({ minLength: 1, unit: fc.constantFrom(...';=\\\'"-+ a学é,') })
	const line = text.map((typed) => typed.trim()).filter(Boolean)
	const entry = fc.tuple(
		fc.constantFrom(...partsOfSpeech),
		line.map((definition) => ({ definition })),
	)
	const meaning = fc
		.uniqueArray(entry, { minLength: 1, maxLength: 3, selector: ([pos]) => pos })
		.map((entries) => Object.fromEntries(entries))
	const words = fc.record({
		word: line,
		pinyin: line,
		traditional: fc.option(line),
		levels: fc.array(fc.constantFrom(...thing.levels)),
		status: fc.constantFrom(1 as const, 0 as const),
		meaning,
		gloss: fc.option(meaning),
		measureWords: fc.uniqueArray(fc.constantFrom('本', '张', '一下'), { maxLength: 3 }),
	})
	fc.assert(
		fc.property(words, (values) => {
			const cells = formatCells(values)
			const rows = [head, ['5', ...wordColumns.map((column) => cells[column])]]
			const edits = parseWordEdits({ rows, unreadable: [] }, new Map([[5, values]]))
			expect(edits).toEqual({ ok: true, value: { edits: [], unchanged: 1 } })
		}),
	)
})
