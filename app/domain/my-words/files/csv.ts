/**
 * Tables of words for spreadsheets: names of columns, then a row a word.
 *
 *   word,traditional,pinyin,meaning,sentence,…,level,standing,saved,sound
 *   银行,銀行,yín háng,bank,我去银行。,…,HSK3,known,yes,https://…
 *
 * Foreign tables may have other columns in any order, or no names. A list of words is a table too.
 */
import { guardCell, unguardCell } from '#app/domain/vocabulary/csv/formula-guard.ts'
import { joinCells, separatorOf, splitCells } from './cells.ts'
import { isHead } from './columns.ts'
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
	const start = text.slice(0, 2000)
	const signs = ['\t', ',', ';', '|']
	const separator = separatorOf(start.split('\n', 1)[0] ?? '', signs) ?? separatorOf(start, signs)
	const rows = splitCells(text, { separator: separator ?? '\t', most }).map(
		({ number, cells }) => ({ number, cells: cells.map(unguardCell) }),
	)
	const [first, second] = rows
	const isNamed = first !== undefined && isHead(first.cells, second?.cells)
	return {
		rows: isNamed ? rows.slice(1) : rows,
		head: isNamed ? first.cells : undefined,
		isHtml: false,
	}
}
