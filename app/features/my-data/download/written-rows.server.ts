/** Writes rows as JSON or CSV, a part of the table at a time. */
import papaparse from 'papaparse'
import { guardCell } from '#app/domain/formula-guard.ts'

export type Row = Readonly<Record<string, unknown>>

/** Reads the next rows after this one, the first ones without it; none at the end. */
export type ReadRows<R extends Row> = (last: R | undefined) => Promise<R[]>

/** Rows of one query: some hundred kilobytes each. */
export const rowsOfPart = 2000

async function* parts<R extends Row>(read: ReadRows<R>): AsyncGenerator<R[]> {
	let rows = await read(undefined)
	while (rows.length > 0) {
		yield rows
		rows = await read(rows.at(-1))
	}
}

/** A JSON list with a row on each line. */
export async function* jsonRows<R extends Row>(read: ReadRows<R>): AsyncGenerator<string> {
	let before = '[\n'
	for await (const rows of parts(read)) {
		yield before + rows.map((row) => JSON.stringify(row)).join(',\n')
		before = ',\n'
	}
	yield before === '[\n' ? '[]\n' : '\n]\n'
}

/** A CSV table of these columns. The byte order mark makes spreadsheets recognize UTF-8. */
export async function* csvRows<R extends Row>(
	read: ReadRows<R>,
	columns: readonly (keyof R & string)[],
): AsyncGenerator<string> {
	yield `\ufeff${lines([columns.map(String)])}`
	for await (const rows of parts(read)) {
		yield lines(rows.map((row) => columns.map((column) => guardCell(cellOf(row[column])))))
	}
}

function lines(rows: string[][]): string {
	const newline = '\r\n'
	return papaparse.unparse(rows, { newline }) + newline
}

function cellOf(value: unknown): string {
	if (value === null || value === undefined) return ''
	return value instanceof Date ? value.toISOString() : String(value)
}
