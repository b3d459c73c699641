/**
 * What a file has and its text lacks, counted and named, so that nothing is left out in silence.
 *
 *   { code: 'own-file.pages-missing', count: 1, of: 6, names: ['第三章.xhtml'] }
 *     →   1 of 6 pages of this book could not be read: 第三章.xhtml.
 */
import { type TextFileNotice, textFileNotices } from '#app/domain/errors/text-files.ts'
import { fillIn } from '#app/domain/page-errors.ts'

export type FileNotice = {
	code: TextFileNotice
	count: number
	/** How many there are with those that were taken. */
	of?: number
	names?: readonly string[]
}

const mostNames = 5
/** In UTF-16 units. */
const longestName = 60

export function noticeText({ code, count, of = 0, names = [] }: FileNotice): string {
	return fillIn(textFileNotices[code], {
		count: count.toLocaleString('en'),
		of: of.toLocaleString('en'),
		names: listOf(names),
	})
}

/** One that counts nothing says nothing. */
export function withCount(notices: readonly FileNotice[]): FileNotice[] {
	return notices.filter(({ count }) => count > 0)
}

function listOf(names: readonly string[]): string {
	const shown = names.slice(0, mostNames).map(shortened)
	const others = names.length - shown.length
	return others > 0
		? `${shown.join(', ')} and ${others.toLocaleString('en')} more`
		: shown.join(', ')
}

function shortened(name: string): string {
	return name.length > longestName ? `${name.slice(0, longestName).trimEnd()}…` : name
}
