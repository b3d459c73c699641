/**
 * Reads the words of a text in any format: as Anki, Pleco and spreadsheets write them, or one a line.
 * The format is told by the text, unless a person says which it is.
 */
import { incomingText } from '#app/domain/incoming-text/incoming-text.ts'
import type { Problem } from '#app/domain/problem.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import { readAnki } from './anki.ts'
import { isAnki } from './anki-head.ts'
import { readCsv } from './csv.ts'
import { type ColumnRole, mostColumns, mostWords, type WordFormat } from './import-choices.ts'
import { decodeEntities, plainCell } from './plain-cell.ts'
import { isPleco, labelsOfCategory, plecoCards, readPlecoCard } from './pleco.ts'
import { wordCell } from './word-cell.ts'
import type { ReadWord } from './word-note.ts'
import { readTable, type ShownColumn, type WordTable } from './word-table.ts'

export type ReadWords = {
	format: WordFormat
	words: ReadWord[]
	/** The columns of a table; empty where the format has no columns to choose. */
	columns: ShownColumn[]
}

type Choice = { format?: WordFormat | undefined; roles?: readonly ColumnRole[] }

/** Words without hanzi are among them: what the text has must not disappear unseen. */
export function readWords(typed: string, { format, roles }: Choice): Result<ReadWords, Problem[]> {
	const text = incomingText(typed)
	const chosen = format ?? formatOf(text)
	const { count, columns, read } = openAs(chosen, text, roles)
	if (count === 0) return err([{ code: 'word-import.empty', field: 'text' }])
	if (count > mostWords) {
		const most = mostWords.toLocaleString('en')
		return err([{ code: 'word-import.too-many', values: { most }, field: 'text' }])
	}
	if (columns > mostColumns) {
		const values = { most: mostColumns, count: columns }
		return err([{ code: 'word-import.too-many-columns', values, field: 'text' }])
	}
	return ok({ format: chosen, ...read() })
}

function formatOf(text: string): WordFormat {
	if (isPlecoXml(text)) return 'pleco-xml'
	if (isAnki(text)) return 'anki'
	return isPleco(text) ? 'pleco' : 'csv'
}

/** A text whose words and columns are counted, and not read yet. */
type Opened = { count: number; columns: number; read: () => Omit<ReadWords, 'format'> }

function openAs(format: WordFormat, text: string, roles?: readonly ColumnRole[]): Opened {
	switch (format) {
		case 'anki':
			return openTable(readAnki(text, mostWords), roles)
		case 'csv':
			return openTable(readCsv(text, mostWords), roles)
		case 'pleco': {
			const cards = plecoCards(text, mostWords)
			const words = () => cards.map(readPlecoCard)
			return { count: cards.length, columns: 0, read: () => ({ words: words(), columns: [] }) }
		}
		case 'pleco-xml': {
			const cards = xmlCards(text, mostWords)
			const words = () => cards.map((card, at) => readXmlCard(card, at + 1))
			return { count: cards.length, columns: 0, read: () => ({ words: words(), columns: [] }) }
		}
	}
}

function openTable(table: WordTable, roles?: readonly ColumnRole[]): Opened {
	const columns = table.rows.reduce(
		(most, { cells }) => Math.max(most, cells.length),
		table.head?.length ?? 0,
	)
	return { count: table.rows.length, columns, read: () => readTable(table, roles) }
}

/**
 * Pleco's XML files of flashcards, as version 2 of its exporter writes them:
 *
 *   <card><entry><headword charset="sc">银行</headword><headword charset="tc">銀行</headword>
 *   <pron type="hypy" tones="numbers">yin2hang2</pron></entry><catassign category="Bank/known"/></card>
 *
 * Only these elements are looked for. Declarations and entities of the file are never expanded.
 */
function isPlecoXml(text: string): boolean {
	return text.slice(0, 2000).includes('<plecoflash')
}

/**
 * The texts of the cards, at most one more than `most`. One that is not closed ends where the next one
 * begins.
 */
function xmlCards(text: string, most: number): string[] {
	return text.split(/<card[\s>]/, most + 2).slice(1)
}

const headword = /<headword([^<>]*)>([^<>]*)<\/headword>/g
const pron = /<pron[^<>]*>([^<>]*)<\/pron>/
const assigned = /<catassign[^<>]*\scategory="([^"<>]*)"/g

/** `row` counts cards, from 1. */
function readXmlCard(card: string, row: number): ReadWord {
	const plain = (text = '') => plainCell(decodeEntities(text), { isHtml: false })
	const heads = [...card.matchAll(headword)].map(([, attributes = '', text]) => ({
		isTraditional: /charset="tc"/.test(attributes),
		word: wordCell(plain(text)).word,
	}))
	const traditional = heads.find(({ isTraditional }) => isTraditional)?.word ?? ''
	const labels = [...card.matchAll(assigned)].map(([, category]) =>
		labelsOfCategory(plain(category)),
	)
	const said = labels.find(({ standing }) => standing !== null)
	return {
		row,
		word: heads.find(({ isTraditional }) => !isTraditional)?.word ?? traditional,
		traditional,
		otherwise: '',
		pinyin: plain(pron.exec(card)?.[1]),
		sentence: '',
		standing: said?.standing ?? null,
		isSaved: said?.isSaved ?? true,
	}
}
