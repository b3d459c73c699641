/**
 * Splits a text into rows of cells, and joins them again: 学习,"to learn, to study" is two cells.
 *
 * A cell that begins with a quotation mark ends at the next single one; a doubled one in it means itself.
 * Such a cell may hold separators and line ends. Any other quotation mark is text. Source: RFC 4180.
 */

export type Row = readonly string[]

/** A row of a text, and its number: comments and empty rows count. */
export type NumberedRow = { number: number; cells: Row }

type Splitting = {
	separator: string
	/** Leaves out lines that begin with it, outside of quotes. */
	comment?: string
	/** Such a line is a row all the same if it has the separator: "#kX!2" may be the GUID of a note. */
	isCommentWhole?: boolean
	/** Ends after one row more. */
	most?: number
}

/** The rows in which something stands, in order. */
export function splitCells(
	text: string,
	{ separator, comment, isCommentWhole, most = Number.POSITIVE_INFINITY }: Splitting,
): NumberedRow[] {
	const rows: NumberedRow[] = []
	let at = 0
	for (let number = 1; at < text.length && rows.length <= most; number += 1) {
		if (comment && text.startsWith(comment, at)) {
			const end = endOfLine(text, at)
			if (!isCommentWhole || !text.slice(at, end).includes(separator)) {
				at = end + 1
				continue
			}
		}
		const cells: string[] = []
		for (let isOpen = true; isOpen; ) {
			const cell = text[at] === '"' ? quotedCell(text, at) : plainCell(text, at, separator)
			cells.push(cell.text)
			isOpen = text.startsWith(separator, cell.end)
			at = cell.end + 1
		}
		if (cells.some((cell) => cell.trim() !== '')) rows.push({ number, cells })
	}
	return rows

	/** Text between the closing quotation mark and the separator belongs to the cell. */
	function quotedCell(all: string, begin: number): Cell {
		const parts: string[] = []
		for (let from = begin + 1; ; ) {
			const close = all.indexOf('"', from)
			if (close < 0) return { text: parts.join('') + all.slice(from), end: all.length }
			parts.push(all.slice(from, close))
			if (all[close + 1] !== '"') {
				const rest = plainCell(all, close + 1, separator)
				return { text: parts.join('') + rest.text, end: rest.end }
			}
			parts.push('"')
			from = close + 2
		}
	}
}

type Cell = { text: string; end: number }

function plainCell(text: string, begin: number, separator: string): Cell {
	let end = begin
	while (end < text.length && text[end] !== '\n' && text[end] !== separator) end += 1
	return { text: text.slice(begin, end), end }
}

function endOfLine(text: string, from: number): number {
	const end = text.indexOf('\n', from)
	return end < 0 ? text.length : end
}

type Joining = {
	separator: string
	/** Cells that begin with it are quoted. */
	comment?: string
	/** The end of each row. */
	lineEnd: string
}

/** The reverse: `splitCells` gives the same rows, but for those in which nothing stands. */
export function joinCells(rows: readonly Row[], { separator, comment, lineEnd }: Joining): string {
	const quoted = (cell: string) => {
		const isSpecial =
			/["\r\n]/.test(cell) ||
			cell.includes(separator) ||
			(comment !== undefined && cell.startsWith(comment))
		return isSpecial ? `"${cell.replaceAll('"', '""')}"` : cell
	}
	return rows.map((row) => row.map(quoted).join(separator) + lineEnd).join('')
}

/** The sign that stands most often in a text. */
export function separatorOf(text: string, signs: readonly string[]): string | undefined {
	const counts = signs.map((sign) => text.split(sign).length - 1)
	const most = Math.max(...counts)
	return most > 0 ? signs[counts.indexOf(most)] : undefined
}
