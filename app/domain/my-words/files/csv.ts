/**
 * Tables of words for spreadsheets: names of columns, then a row a word.
 *
 *   word,traditional,pinyin,meaning,sentence,…,level,standing,saved,sound
 *   银行,銀行,yín háng,bank,我去银行。,…,HSK3,known,yes,https://…
 *
 * Foreign tables may have other columns in any order, or no names. A list of words is a table too.
 */
import { guardCell, unguardCell } from '#app/domain/formula-guard.ts'
import { joinCells, type NumberedRow, separatorOf, splitCells } from './cells.ts'
import { isHead } from './columns.ts'
import { readPlainList } from './plain-list.ts'
import type { WordNote } from './word-note.ts'
import type { WordTable } from './word-table.ts'

const columns = [
	...['word', 'traditional', 'pinyin', 'meaning', 'sentence', 'sentence_pinyin', 'translation'],
	...['level', 'standing', 'saved', 'sound'],
]

const csv = { separator: ',', lineEnd: '\r\n' }

/** Spreadsheets need the byte order mark to recognize UTF-8. */
export const csvHead = `\ufeff${joinCells([columns], csv)}`

/** A cell that a spreadsheet would run as a formula gets an apostrophe in front. */
export function csvRows(notes: readonly WordNote[]): string {
	const rows = notes.map((note) => [
		...[note.word, note.traditional, note.pinyin, note.meaning],
		...[note.sentence, note.sentencePinyin, note.translation],
		...[note.level ?? '', note.standing ?? '', note.isSaved ? 'yes' : 'no', note.sound],
	])
	return joinCells(
		rows.map((row) => row.map(guardCell)),
		csv,
	)
}

/** Line ends are \n. The sign that stands most often in the first line, or else below, separates the cells. */
export function readCsv(text: string, most: number): WordTable {
	const comments = /^(?:#[^\n]*\n+)*/.exec(text)?.[0] ?? ''
	const below = text.slice(comments.length)
	if (!isTableBelow(comments, below)) return readRows(text, most)
	const table = readRows(below, most)
	const lines = comments.split('\n').length - 1
	return { ...table, rows: table.rows.map((row) => ({ ...row, number: row.number + lines })) }
}

/** Below "# Exported from Du Chinese", a line with cells. In a list, # may stand in front of a word. */
function isTableBelow(comments: string, below: string): boolean {
	const [next = ''] = below.split('\n', 1)
	const sign = separatorOf(next, ['\t', ',', ';', '|'])
	return sign !== undefined && !/^#\s*[,;\t|]/.test(comments)
}

function readRows(text: string, most: number): WordTable {
	const list = readPlainList(text, most)
	if (list) return { rows: list, isHtml: false }
	const separator = separatorIn(text.slice(0, 2000))
	const split = splitCells(text, { separator, most })
	const rows = separator === '|' ? withoutFrame(split) : split
	const cells = rows.map((row) => ({ ...row, cells: row.cells.map(unguardCell) }))
	const [first, second] = cells
	const isNamed = first !== undefined && isHead(first.cells, second?.cells)
	return {
		rows: isNamed ? cells.slice(1) : cells,
		head: isNamed ? first.cells : undefined,
		isHtml: false,
	}
}

function separatorIn(start: string): string {
	const signs = ['\t', ',', ';', '|']
	const found = separatorOf(start.split('\n', 1)[0] ?? '', signs) ?? separatorOf(start, signs)
	const lines = start.split('\n').filter((line) => line.trim() !== '')
	// 有时候|有时 on a line or two are two words for one thing.
	const isInWords =
		found === '|' && lines.filter((line) => line.includes('|')).length * 2 <= lines.length
	return found === undefined || isInWords ? '\t' : found
}

/** The cells of a table in Markdown, whose lines begin and end with |. Its line |---|---| is no row. */
function withoutFrame(rows: readonly NumberedRow[]): NumberedRow[] {
	const isFramed = rows.every(({ cells }) => cells[0]?.trim() === '' && cells.at(-1)?.trim() === '')
	return rows
		.filter(({ cells }) => !cells.every((cell) => /^\s*(?::?-+:?\s*)?$/.test(cell)))
		.map((row) => {
			const cells = isFramed ? row.cells.slice(1, -1) : row.cells
			return { ...row, cells: cells.map((cell) => cell.trim()) }
		})
}
