import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCsv, writeCsv } from '#app/features/vocabulary/admin/batch/csv-text.server.ts'

test('cells are separated by commas and quoted if they contain one', () => {
	expect(readCsv('word,meaning\r\n学习,"verb=to learn, to study ""well"""\r\n')).toEqual({
		rows: [['word', 'meaning'], ['学习', 'verb=to learn, to study "well"'], ['']],
		unreadable: [],
	})
})

test.each([
	['text copied from a spreadsheet', 'word\tmeaning\n学习\tverb=to learn, to study'],
	['CSV from a spreadsheet with decimal commas', 'word;meaning\n学习;"verb=to learn, to study"'],
])('%s can be read', (_, text) => {
	expect(readCsv(text).rows[1]).toEqual(['学习', 'verb=to learn, to study'])
})

test('an empty line counts as a row, so that later rows keep their numbers', () => {
	expect(readCsv('word\n\n学习').rows).toEqual([['word'], [''], ['学习']])
})

test('rows with unclosed quotes are reported by number', () => {
	expect(readCsv('word,pinyin\n学习,xué xí\n"工作,gōng zuò').unreadable).toEqual([
		{ row: 3, code: 'vocabulary-csv.unclosed-quote' },
	])
})

test('formulas are written as text and read back unchanged', () => {
	const text = "'=1+1,'@SUM(A1),'-,学习\r\n"
	expect(writeCsv([['=1+1', '@SUM(A1)', '-', '学习']])).toBe(text)
	expect(readCsv(text).rows[0]).toEqual(['=1+1', '@SUM(A1)', '-', '学习'])
})

test.each(['', '\ufeff', '\u0000', '"', ',\n,', '"\n'.repeat(1000), 'ÿ'.repeat(1_000_000)])(
	'any text can be read',
	(text) => {
		expect(() => readCsv(text)).not.toThrow()
	},
)

test('written cells can be read back', () => {
	const cell = fc.oneof(
		fc.string({ unit: 'binary' }),
		fc.string({ unit: fc.constantFrom(...'"\'=+-@,;\t\n 学习\\\ufeff\u0000') }),
	)
	const row = fc.array(cell, { minLength: 2, maxLength: 4 })
	fc.assert(
		fc.property(fc.array(row, { minLength: 1, maxLength: 5 }), (rows) => {
			const plain = rows.map((cells) => cells.map((text) => text.replace(/\r\n?/g, '\n')))
			// The header decides the separator.
			const read = readCsv(writeCsv([['word', 'pinyin'], ...plain]))
			expect(read.unreadable).toEqual([])
			expect(read.rows.slice(1, -1)).toEqual(plain)
		}),
	)
})
