import fc from 'fast-check'
import { expect, test } from 'vitest'
import { joinCells, separatorOf, splitCells } from '#app/domain/my-words/files/cells.ts'

const cellsOf = (...asked: Parameters<typeof splitCells>) =>
	splitCells(...asked).map(({ cells }) => cells)

test('cells are split at separators, except within quotation marks', () => {
	const text = '学习,"to learn, to study"\n银行,"the ""bank""\non the corner"\n'
	expect(cellsOf(text, { separator: ',' })).toEqual([
		['学习', 'to learn, to study'],
		['银行', 'the "bank"\non the corner'],
	])
})

test('a quotation mark that is never closed takes the rest, and one inside a cell is text', () => {
	expect(cellsOf('"学习\n银行', { separator: ',' })).toEqual([['学习\n银行']])
	expect(cellsOf('学"习,爱', { separator: ',' })).toEqual([['学"习', '爱']])
})

test('comments and rows in which nothing stands are left out, but counted', () => {
	expect(splitCells('# a comment\n爱\n\n ,\n学', { separator: ',', comment: '#' })).toEqual([
		{ number: 2, cells: ['爱'] },
		{ number: 5, cells: ['学'] },
	])
})

test('no more rows are split than one beyond the limit', () => {
	expect(splitCells('学\n\n习\n爱\n好', { separator: ',', most: 2 })).toHaveLength(3)
})

const cell = fc.string({ unit: fc.constantFrom('学', 'a', '"', ',', '\t', '\n', '#', ' ', '=') })
const rows = fc.array(fc.array(cell, { minLength: 1, maxLength: 5 }), { maxLength: 8 })

test('what is joined is split into the same cells', () => {
	fc.assert(
		fc.property(rows, fc.constantFrom(',', '\t', ';'), (table, separator) => {
			const joining = { separator, comment: '#', lineEnd: '\n' }
			const filled = table.filter((row) => row.some((one) => one.trim() !== ''))
			expect(cellsOf(joinCells(table, joining), joining)).toEqual(filled)
		}),
	)
})

test('the separator of a line is its most frequent sign', () => {
	expect(separatorOf('学习;to learn, to study;x', [',', ';'])).toBe(';')
	expect(separatorOf('学习', [',', ';'])).toBeUndefined()
})
