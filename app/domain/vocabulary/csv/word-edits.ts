/**
 * A CSV table of changes to selected words. Each row gives the word's id; empty cells and missing
 * columns leave a value unchanged.
 *
 * id,pinyin,traditional,status
 * 17,,東西,
 * 18,gong1 zuo4,-,0
 *
 * The first row sets the traditional form of 东西. The second changes the pinyin, removes the
 * traditional form and disables the word.
 */
import type { Problem } from '#app/domain/problem.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import {
	type WordChange,
	type WordValues,
	wordChangeOf,
} from '#app/domain/vocabulary/word-change.ts'
import { withLevels } from '#app/domain/vocabulary/word-levels.ts'
import { wordWithPinyin } from './new-words.ts'
import { atRow, byRow, type Csv, cellsOf, readTable, type TableRow } from './table.ts'
import {
	type CellResult,
	formatCells,
	readGloss,
	readLevels,
	readMeaning,
	readMeasureWords,
	readPinyin,
	readSpelling,
	readStatus,
	readTraditional,
	readWord,
	type WordColumn,
} from './word-cells.ts'

export type WordEdit = { row: number; id: number; values: WordValues; change: WordChange }

type WordEdits = {
	edits: WordEdit[]
	/** Number of rows that change nothing. */
	unchanged: number
}

/** `selected` are the stored words by id. Returns their changes, or all problems at once in row order. */
export function parseWordEdits(
	csv: Csv,
	selected: ReadonlyMap<number, WordValues>,
): Result<WordEdits, Problem[]> {
	const table = readTable(csv, ['id'])
	if (!table.ok) return table
	const { rows, problems } = table.value
	const found: WordEdits = { edits: [], unchanged: 0 }
	const ids = new Set<string>()
	const names = new Set<string>()
	for (const row of rows) {
		const id = row.cell('id')
		const stored = /^\d{1,15}$/.test(id) ? selected.get(Number(id)) : undefined
		if (!stored || ids.has(id)) {
			problems.push(badId(row.row, id, ids.has(id)))
			continue
		}
		ids.add(id)
		const values = readRow(row, stored, problems)
		if (!values) continue
		const name = wordWithPinyin(values)
		if (names.has(name)) {
			const values = { column: 'word', value: name }
			problems.push(atRow(row.row, { code: 'vocabulary-csv.duplicate', values }))
		}
		names.add(name)
		const change = wordChangeOf(stored, values)
		if (change) found.edits.push({ row: row.row, id: Number(id), values, change })
		else found.unchanged += 1
	}
	return problems.length > 0 ? err(byRow(problems)) : ok(found)
}

function badId(row: number, id: string, isRepeated: boolean): Problem {
	if (id === '') return atRow(row, { code: 'vocabulary-csv.empty-cell', values: { column: 'id' } })
	if (!isRepeated) return atRow(row, { code: 'vocabulary-csv.not-selected' })
	return atRow(row, { code: 'vocabulary-csv.duplicate', values: { column: 'id', value: id } })
}

/** A cell equal to the stored value is accepted even if it would be invalid today. */
function readRow(
	{ row, cell }: TableRow,
	stored: WordValues,
	problems: Problem[],
): WordValues | undefined {
	const take = cellsOf(row, problems)
	const cells = formatCells(stored)
	function changed<T>(column: WordColumn, before: T, read: (cell: string) => CellResult<T>) {
		const text = cell(column)
		return text === '' || text === cells[column] ? before : take(read(text))
	}
	const word = changed('word', stored.word, readWord)
	const typed = changed('pinyin', stored.pinyin, readPinyin)
	const traditional = changed('traditional', stored.traditional, readTraditional)
	const levels = changed('levels', stored.levels, (text) => {
		const read = readLevels(text)
		return read.ok ? ok(withLevels(stored.levels, read.value)) : read
	})
	const status = changed('status', stored.status, readStatus)
	const meaning = changed('meaning', stored.meaning, readMeaning)
	// Learners read what was written by hand.
	const isGlossOld = meaning !== stored.meaning && cell('gloss') === ''
	const gloss = isGlossOld ? null : changed('gloss', stored.gloss, readGloss)
	const measureWords = changed('measure_words', stored.measureWords, readMeasureWords)
	if (word === undefined || typed === undefined || traditional === undefined) return undefined
	const isSame = word === stored.word && typed === stored.pinyin
	const pinyin = isSame ? typed : take(readSpelling(word, typed))
	if (pinyin === undefined) return undefined
	if (levels === undefined || status === undefined || meaning === undefined) return undefined
	if (gloss === undefined || measureWords === undefined) return undefined
	return { word, pinyin, traditional, levels, status, meaning, gloss, measureWords }
}
