/** What the pages for many words at once are answered, as their screens show it. */
import type { Unsent } from '#app/ui/form-answer.ts'

/** The first of many, and how many there are. */
export type Listed<T> = { shown: T[]; count: number }

export type WordName = { word: string; pinyin: string }

export type ShownChange = {
	/** As in a spreadsheet, the head being row 1. */
	row: number
	name: WordName
	fields: { name: string; before: string; after: string }[]
}

export type BatchAnswer = {
	/** Left out where something was wrong. */
	outcome?: 'valid' | 'saved'
	/** What came of it, in a line that is shown for a moment. */
	summary?: string
	problems?: { text: string; line?: number | undefined }[]
	/** Where not all of them are told. */
	problemCount?: number | undefined
	created?: Listed<WordName>
	skipped?: Listed<WordName>
	changes?: Listed<ShownChange>
	/** The text, for a browser that has lost it by sending it. */
	typed?: Record<string, string>
} & Unsent

/** More than anybody reads, less than makes a page slow. */
export const mostShown = 100

export function listed<T>(items: readonly T[]): Listed<T> {
	return { shown: items.slice(0, mostShown), count: items.length }
}

/** "1 row", "12,000 rows" */
export function counted(count: number, noun: string): string {
	return `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`
}

/** "1 row is valid", "2 rows are valid" */
export function validRows(count: number): string {
	return `${counted(count, 'row')} ${count === 1 ? 'is' : 'are'} valid`
}
