import { formatCells, wordColumns } from '#app/domain/vocabulary/csv/word-cells.ts'
import type { StoredWord } from './batch-words.server.ts'
import { writeCsv } from './csv-text.server.ts'

/** The header of the CSV table, in batch edit and in an export. */
export function tableHead(): string {
	return writeCsv([['id', ...wordColumns]])
}

/** The CSV rows, one for each word. */
export function tableRows(words: readonly StoredWord[]): string {
	return writeCsv(
		words.map(({ id, values }) => {
			const cells = formatCells(values)
			return [String(id), ...wordColumns.map((column) => cells[column])]
		}),
	)
}
