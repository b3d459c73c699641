/** Reads the words of a table whose columns are known. */
import type { NumberedRow, Row } from './cells.ts'
import { guessColumns } from './columns.ts'
import type { ColumnRole } from './import-choices.ts'
import { plainCell } from './plain-cell.ts'
import { wordCell } from './word-cell.ts'
import { type Labels, type ReadWord, readLabels, readTags } from './word-note.ts'

/** A table of a file. Its rows have no names of columns. */
export type WordTable = {
	rows: readonly NumberedRow[]
	/** The names of the columns, if the file has any. */
	head?: Row | undefined
	isHtml: boolean
	/** The column with tags, from 0. */
	tagsAt?: number | undefined
	/** Columns that hold no field of a word, from 0. */
	passedOver?: readonly number[]
	/** Tags of all words. */
	tags?: readonly string[]
}

/** A column as a person is asked about it. */
export type ShownColumn = { name: string; samples: string[]; role: ColumnRole }

/** The result of reading: the words, and the columns they were read from. */
type ReadTable = { words: ReadWord[]; columns: ShownColumn[] }

const samples = 3
const longestSample = 40

/** `chosen` are the roles that a person gave the columns; without them they are guessed. */
export function readTable(table: WordTable, chosen: readonly ColumnRole[] = []): ReadTable {
	const { head, isHtml, tagsAt, passedOver = [], tags = [] } = table
	const rows = table.rows.map(({ cells }) => cells.map((cell) => plainCell(cell, { isHtml })))
	const open = rows.map((row) => row.map((cell, at) => (passedOver.includes(at) ? '' : cell)))
	const guessed = guessColumns(open, { head, tagsAt })
	const roles = chosen.length === guessed.length ? chosen : guessed
	const words = rows.map((row, at) => {
		const cell = (role: ColumnRole) =>
			roles.includes(role) ? (row[roles.indexOf(role)] ?? '') : ''
		return readWord({ row: table.rows[at]?.number ?? 0, cell, tags })
	})
	const columns = roles.map((role, at) => ({
		name: head?.[at]?.slice(0, longestSample) ?? '',
		samples: firstFilled(rows, at).map((cell) => shortened(cell)),
		role,
	}))
	return { words, columns }
}

function firstFilled(rows: readonly Row[], at: number): string[] {
	const filled: string[] = []
	for (const row of rows) {
		if (row[at]) filled.push(row[at])
		if (filled.length === samples) break
	}
	return filled
}

type Reading = { row: number; cell: (role: ColumnRole) => string; tags: readonly string[] }

function readWord({ row, cell, tags }: Reading): ReadWord {
	const first = wordCell(cell('word'))
	return {
		row,
		word: first.word,
		traditional: wordCell(cell('traditional')).word || first.traditional,
		otherwise: first.otherwise,
		pinyin: cell('pinyin'),
		sentence: cell('sentence'),
		...labelsIn(cell, tags),
	}
}

/** A column for the standing comes before tags. */
function labelsIn(cell: (role: ColumnRole) => string, tags: readonly string[]): Labels {
	const said = cell('standing').toLowerCase()
	const isKnown = /^(yes|true|1|x)$/.test(said)
	const isSaved = /^(yes|true|1|x)$/i.test(cell('saved'))
	if (said !== '') return readLabels([isKnown ? 'known' : said, ...(isSaved ? ['saved'] : [])])
	return readTags([...tags, ...cell('tags').split(/[\s,;]+/)])
}

function shortened(cell: string): string {
	const characters = [...cell]
	return characters.length > longestSample
		? `${characters.slice(0, longestSample).join('')}…`
		: cell
}
