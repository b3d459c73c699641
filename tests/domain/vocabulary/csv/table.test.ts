import { expect, test } from 'vitest'
import { vocabularyErrors } from '#app/domain/errors/vocabulary.ts'
import { addErrors } from '#app/domain/errors.ts'
import { problemText } from '#app/domain/problem.ts'
import { byRow, cellsOf, readTable } from '#app/domain/vocabulary/csv/table.ts'
import { readStatus } from '#app/domain/vocabulary/csv/word-cells.ts'

addErrors(vocabularyErrors)

const csv = (...rows: string[][]) => ({ rows, unreadable: [] })

test('the header may have any order, capitals and a byte order mark', () => {
	const table = readTable(csv(['\ufeffPinyin ', 'note', 'WORD'], ['xué xí', '!', ' 学习 ']), [
		'word',
	])
	if (!table.ok) throw new Error('refused')
	const [row] = table.value.rows
	expect([row?.row, row?.cell('word'), row?.cell('pinyin')]).toEqual([2, '学习', 'xué xí'])
	expect(row?.cell('status')).toBe('')
})

test('missing and repeated columns are reported at once', () => {
	const table = readTable(csv(['pinyin', 'pinyin']), ['word', 'pinyin', 'meaning'])
	expect(!table.ok && table.error.map(problemText)).toEqual([
		'Missing required column: word',
		'Missing required column: meaning',
		'Row 1: duplicate column "pinyin"',
	])
})

test('empty lines are skipped but counted', () => {
	const table = readTable(csv(['word'], [''], ['', ' '], ['学习']), ['word'])
	expect(table.ok && table.value.rows.map(({ row }) => row)).toEqual([4])
})

test('an unquoted comma is reported as too many fields', () => {
	const table = readTable(
		csv(['word', 'meaning'], ['学习', 'verb=to learn', ' to study'], ['工作', 'x', '']),
		['word'],
	)
	if (!table.ok) throw new Error('refused')
	expect(table.value.problems.map(problemText)).toEqual([
		'Row 2: there are 3 cells, but 2 columns. Please put quotation marks around a cell with a comma in it.',
	])
	expect(table.value.rows.map(({ row }) => row)).toEqual([3])
})

test('an unreadable row is reported and skipped', () => {
	const unreadable = [{ row: 3, code: 'vocabulary-csv.unclosed-quote' as const }]
	const table = readTable({ rows: [['word'], ['学习'], ['工']], unreadable }, ['word'])
	if (!table.ok) throw new Error('refused')
	expect(table.value.problems.map(problemText)).toEqual([
		'Row 3: a quotation mark at the beginning of a cell is never closed. Please close it, or double it if it belongs to the text.',
	])
	expect(table.value.rows).toHaveLength(1)
})

test('problems of cells get their row and are sorted by row', () => {
	const problems = [{ code: 'vocabulary-csv.not-selected' as const, values: { row: 9 }, line: 9 }]
	expect(cellsOf(4, problems)(readStatus('2'))).toBeUndefined()
	expect(cellsOf(4, problems)(readStatus('1'))).toBe(1)
	expect(byRow(problems).map(problemText)).toEqual([
		'Row 4: status must be 1 or 0',
		'Row 9: id not in selection',
	])
})
