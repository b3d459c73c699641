/**
 * A CSV table of words before its cells are parsed: a header with column names in any order, then
 * rows. Rows are counted as in a spreadsheet: the header is row 1, the first word row 2.
 *
 * word,pinyin,meaning
 * 学习,xué xí,verb=to learn
 */
import type { Problem } from '#app/domain/problem.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import { type CellProblem, type CellResult, type WordColumn, wordColumns } from './word-cells.ts'

/** A CSV file split into cells. */
export type Csv = {
	/** The header first; an empty line is a row with one empty cell. */
	rows: readonly (readonly string[])[]
	/** Rows that could not be split. */
	unreadable: readonly { row: number; code: UnreadableCode }[]
}

export type UnreadableCode =
	| 'vocabulary-csv.unclosed-quote'
	| 'vocabulary-csv.text-after-quote'
	| 'vocabulary-csv.too-many-cells'

type Column = WordColumn | 'id'

export type TableRow = {
	row: number
	/** Trimmed; empty if the cell or its column is missing. */
	cell: (column: Column) => string
}

type Table = { rows: TableRow[]; problems: Problem[] }

/** Problems of single rows are returned with the readable rows; a bad header is an error. */
export function readTable(
	{ rows, unreadable }: Csv,
	required: readonly Column[],
): Result<Table, Problem[]> {
	const [head = [], ...body] = rows
	const wide = wideSeparator(head.filter((name) => /[，；]/u.test(name)).slice(0, 1))
	if (wide) return err([atRow(1, wide)])
	const names = head.map((name) => name.trim().toLowerCase())
	const missing = required.filter((column) => !names.includes(column))
	const repeated = names.filter((name, place) => isColumn(name) && names.indexOf(name) !== place)
	const problems: Problem[] = [
		...missing.map((column) => ({
			code: 'vocabulary-csv.missing-column' as const,
			values: { column },
		})),
		...repeated.map((value) => ({
			code: 'vocabulary-csv.duplicate' as const,
			values: { row: 1, column: 'column', value },
		})),
	]
	if (problems.length > 0) return err(problems)
	const damaged = new Set(unreadable.map(({ row }) => row))
	const table: Table = {
		rows: [],
		problems: unreadable.map(({ row, code }) => atRow(row, { code })),
	}
	for (const [index, cells] of body.entries()) {
		const row = index + 2
		if (damaged.has(row) || cells.every((cell) => cell.trim() === '')) continue
		const surplus = cells.slice(names.length)
		if (surplus.some((cell) => cell.trim() !== '')) {
			const values = { most: names.length, count: cells.length }
			table.problems.push(atRow(row, { code: 'vocabulary-csv.too-many-cells', values }))
			continue
		}
		const wide = wideSeparator(cells)
		if (wide) {
			table.problems.push(atRow(row, wide))
			continue
		}
		table.rows.push({
			row,
			cell: (column) => cells[names.indexOf(column)]?.trim() ?? '',
		})
	}
	return ok(table)
}

/** A Chinese keyboard types 测己，ce4 ji3，noun=F: one cell, where three are meant. */
function wideSeparator(cells: readonly string[]): CellProblem | undefined {
	const [only = '', ...more] = cells.filter((cell) => cell.trim() !== '')
	const [sign] = /[，；]/u.exec(only) ?? []
	const isMeant = sign !== undefined && more.length === 0
	return isMeant ? { code: 'vocabulary-csv.wide-separator', values: { sign } } : undefined
}

function isColumn(name: string): boolean {
	return name === 'id' || wordColumns.some((column) => column === name)
}

/** Unwraps parsed cells of a row; problems are added to `problems`. */
export function cellsOf(
	row: number,
	problems: Problem[],
): <T>(result: CellResult<T>) => T | undefined {
	return (result) => {
		if (result.ok) return result.value
		problems.push(...result.error.map((problem) => atRow(row, problem)))
		return undefined
	}
}

export function atRow(row: number, { code, values }: CellProblem): Problem {
	return { code, values: { ...values, row }, line: row }
}

export function byRow(problems: readonly Problem[]): Problem[] {
	return problems.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0))
}
