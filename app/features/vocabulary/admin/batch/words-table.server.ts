import { formatCells, wordColumns } from '#app/domain/vocabulary/csv/word-cells.ts'
import type { StoredWord } from './batch-words.server.ts'
import { writeCsv } from './csv-text.server.ts'

/** The head of the table that batch edit shows and an export is. */
export function tableHead(): string {
	return writeCsv([['id', ...wordColumns]])
}

/** A row for each word. */
export function tableRows(words: readonly StoredWord[]): string {
	return writeCsv(
		words.map(({ id, values }) => {
			const cells = formatCells(values)
			return [String(id), ...wordColumns.map((column) => cells[column])]
		}),
	)
}
