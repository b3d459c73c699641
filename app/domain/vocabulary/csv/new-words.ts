/**
 * A CSV table of words to add. Columns word, pinyin and meaning are required; traditional, levels,
 * status, gloss and measure_words are optional. Word and pinyin together identify a word, so one with two readings
 * (长 cháng, zhǎng) is two rows.
 *
 * word,pinyin,traditional,levels,status,meaning
 * 加班,jia1 ban1,,HSK4,1,verb=to work overtime
 */
import type { Problem } from '#app/domain/problem.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import type { WordValues } from '#app/domain/vocabulary/word-change.ts'
import { withLevels } from '#app/domain/vocabulary/word-levels.ts'
import { atRow, byRow, type Csv, cellsOf, readTable, type TableRow } from './table.ts'
import {
	type CellResult,
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

export type NewWord = { row: number; values: WordValues }

/** Returns distinct words, or all problems at once in row order. */
export function parseNewWords(csv: Csv): Result<NewWord[], Problem[]> {
	const table = readTable(csv, ['word', 'pinyin', 'meaning'])
	if (!table.ok) return table
	const { rows, problems } = table.value
	const words: NewWord[] = []
	const known = new Set<string>()
	for (const row of rows) {
		const values = readRow(row, problems)
		if (!values) continue
		const name = wordWithPinyin(values)
		if (known.has(name)) {
			const values = { column: 'word', value: name }
			problems.push(atRow(row.row, { code: 'vocabulary-csv.duplicate', values }))
		}
		known.add(name)
		words.push({ row: row.row, values })
	}
	return problems.length > 0 ? err(byRow(problems)) : ok(words)
}

/** Identifies a word: 长 (cháng). */
export function wordWithPinyin({ word, pinyin }: Pick<WordValues, 'word' | 'pinyin'>): string {
	return `${word} (${pinyin})`
}

function readRow({ row, cell }: TableRow, problems: Problem[]): WordValues | undefined {
	const take = cellsOf(row, problems)
	function required<T>(column: WordColumn, read: (cell: string) => CellResult<T>): T | undefined {
		const text = cell(column)
		const missing = { code: 'vocabulary-csv.empty-cell', values: { column } } as const
		return take(text === '' ? err([missing]) : read(text))
	}
	const optional = <T>(column: WordColumn, otherwise: T, read: (cell: string) => CellResult<T>) =>
		cell(column) === '' ? otherwise : take(read(cell(column)))
	const word = required('word', readWord)
	const typed = required('pinyin', readPinyin)
	const traditional = optional('traditional', null, readTraditional)
	const levels = take(readLevels(cell('levels')))
	const status = optional('status', 1, readStatus)
	const meaning = required('meaning', readMeaning)
	const gloss = optional('gloss', null, readGloss)
	const measureWords = optional('measure_words', [], readMeasureWords)
	if (word === undefined || typed === undefined || traditional === undefined) return undefined
	const pinyin = take(readSpelling(word, typed))
	if (pinyin === undefined) return undefined
	if (levels === undefined || status === undefined || meaning === undefined) return undefined
	if (gloss === undefined || measureWords === undefined) return undefined
	return {
		word,
		pinyin,
		traditional,
		levels: withLevels([], levels),
		status,
		meaning,
		gloss,
		measureWords,
	}
}
