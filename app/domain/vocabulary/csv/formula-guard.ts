/**
 * Cells that a spreadsheet would compute. A definition of 加 may be "+ (plus)", and somebody may have
 * typed =HYPERLINK(…) as pinyin: an apostrophe before it makes the spreadsheet show it as text.
 * Reading takes the apostrophe away again; of two apostrophes one stays, so that nothing is lost.
 */
const computed = /^'*[=+\-@\t\r\n]/
const guarded = /^'+[=+\-@\t\r\n]/

export function guardCell(cell: string): string {
	return computed.test(cell) ? `'${cell}` : cell
}

export function unguardCell(cell: string): string {
	return guarded.test(cell) ? cell.slice(1) : cell
}
