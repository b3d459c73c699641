/**
 * Guards against CSV injection: cells that a spreadsheet would run as a formula.
 *
 * A definition of 加 may be "+ (plus)", and somebody may type =HYPERLINK(…) as pinyin. On export, such
 * a cell gets an apostrophe, so that spreadsheets show it as text; import removes one apostrophe.
 * Source: https://owasp.org/www-community/attacks/CSV_Injection
 */

/** Spreadsheets of East Asia compute the wide signs too. */
const computed = /^'*[=+\-@＝＋－＠\t\r\n]/
const guarded = /^'+[=+\-@＝＋－＠\t\r\n]/

export function guardCell(cell: string): string {
	return computed.test(cell) ? `'${cell}` : cell
}

export function unguardCell(cell: string): string {
	return guarded.test(cell) ? cell.slice(1) : cell
}
