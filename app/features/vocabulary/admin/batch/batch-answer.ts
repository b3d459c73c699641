/** The answer of the batch pages, as their screens show it. */
import { counted } from '#app/domain/counted.ts'
import type { AnswerWith } from '#app/ui/form-answer.ts'

/** The first items of a list, and its length. */
export type Listed<T> = { shown: T[]; count: number }

export type WordName = { word: string; pinyin: string }

export type ShownChange = {
	/** As in a spreadsheet: the header is row 1. */
	row: number
	name: WordName
	fields: { name: string; before: string; after: string }[]
}

export type BatchAnswer = AnswerWith<{
	/** Missing if there are problems. */
	outcome: 'valid' | 'saved'
	/** One line, shown for 3 seconds. */
	summary: string
	created: Listed<WordName>
	skipped: Listed<WordName>
	changes: Listed<ShownChange>
}>

/** More would make the page slow. */
export const mostShown = 100

export function listed<T>(items: readonly T[]): Listed<T> {
	return { shown: items.slice(0, mostShown), count: items.length }
}

/** "1 row is valid", "2 rows are valid" */
export function validRows(count: number): string {
	return `${counted(count, 'row is', 'rows are')} valid`
}
