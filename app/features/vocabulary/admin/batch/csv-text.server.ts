import papaparse from 'papaparse'
import { guardCell, unguardCell } from '#app/domain/formula-guard.ts'
import type { Csv, UnreadableCode } from '#app/domain/vocabulary/csv/table.ts'

/** Excel's first line "sep=;" says what separates the cells, and is no row of the table. */
const namedSeparator = /^\ufeff?"?sep=([,;\t|])"?[,;\t| ]*\n/i

/** Reads CSV with commas, semicolons or, as copied from a spreadsheet, tabs; the header tells which. */
export function readCsv(text: string): Csv {
	const whole = text.replace(/\r\n?/g, '\n')
	const [first = '', named] = namedSeparator.exec(whole) ?? []
	const lines = whole.slice(first.length)
	const { data, errors } = papaparse.parse<string[]>(lines, {
		delimiter: named ?? delimiterOf(lines),
		newline: '\n',
	})
	return {
		rows: data.map((cells) => cells.map(unguardCell)),
		unreadable: errors
			.filter(({ row }, index) => errors.findIndex((other) => other.row === row) === index)
			.map(({ row = 0, code }) => ({ row: row + 1, code: reasonOf(code) })),
	}
}

function reasonOf(code: string): UnreadableCode {
	return code === 'MissingQuotes'
		? 'vocabulary-csv.unclosed-quote'
		: 'vocabulary-csv.text-after-quote'
}

/** Writes CSV lines, with cells guarded against being run as formulas. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
	if (rows.length === 0) return ''
	const newline = '\r\n'
	return `${papaparse.unparse(
		rows.map((cells) => cells.map(guardCell)),
		{ newline },
	)}${newline}`
}

function delimiterOf(lines: string): string {
	const head = lines.slice(0, lines.indexOf('\n') + 1 || undefined)
	const signs = [',', '\t', ';']
	const counts = signs.map((sign) => head.split(sign).length)
	return signs[counts.indexOf(Math.max(...counts))] ?? ','
}
