/** A file that was opened, for as long as its list stands in the box. */
import type { PackageList } from '#app/domain/my-words/files/anki-package/package-list.ts'

export type OpenedList = {
	/** Of the file. */
	name: string
	/** Sentences that say what did not come along. */
	notices: readonly string[]
	rows: ReadonlySet<string>
}

export function openedList(name: string, { text, notices }: PackageList): OpenedList {
	return { name, notices, rows: new Set(rowsOf(text)) }
}

/** Whether a text still has a row of the list. One that was emptied or replaced has none. */
export function sharesRow({ rows }: OpenedList, text: string): boolean {
	return rowsOf(text).some((row) => rows.has(row))
}

/** Lines of a head, as #separator:tab, are the same in all lists. A text area has its own ends of lines. */
function rowsOf(text: string): string[] {
	return text.split(/\r\n?|\n/).filter((line) => line.trim() !== '' && !line.startsWith('#'))
}
