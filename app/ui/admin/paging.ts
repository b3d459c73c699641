/** A list's page and page size in the address: ?page=2&size=20 */

export const pageSizes = [10, 20, 50, 100] as const

export type Paging = {
	/** From 1. */
	page: number
	size: number
}

/** Reads page and size. Invalid values count as missing. */
export function readPaging(search: URLSearchParams, defaultSize = 50): Paging {
	const size = pageSizes.find((known) => String(known) === search.get('size'))
	const page = search.get('page') ?? ''
	return { page: /^[1-9]\d{0,6}$/.test(page) ? Number(page) : 1, size: size ?? defaultSize }
}

/** At least 1: an empty list has one empty page. */
export function pageCount(total: number, size: number): number {
	return Math.max(1, Math.ceil(total / size))
}

/** The typed page number; undefined if it does not exist or is the current page. */
export function typedPage(
	text: string,
	{ page, pages }: { page: number; pages: number },
): number | undefined {
	const typed = withoutLeadingZeros(text.trim())
	if (!/^[1-9]\d*$/.test(typed)) return undefined
	const number = Number(typed)
	return number > pages || number === page ? undefined : number
}

export function withoutLeadingZeros(text: string): string {
	return text.replace(/^0+(?=\d)/, '')
}

/**
 * One-off parameters: the open dialog with what it begins with, the last action with its objects and
 * count, and a failed mail. Links onward leave them out.
 */
const oneOff = ['ask', 'done', 'of', 'ids', 'count', 'mail', 'hanzi', 'reading', 'undo']

export function withoutDialog(search: URLSearchParams): URLSearchParams {
	return new URLSearchParams([...search].filter(([name]) => !oneOff.includes(name)))
}

/** Returns the query string with some values changed or removed: "?keyword=王&page=2", or "?". */
export function searchWith(
	search: URLSearchParams,
	changes: Record<string, string | number | undefined>,
): string {
	const changed = new URLSearchParams(search)
	for (const [name, value] of Object.entries(changes)) {
		if (value === undefined) changed.delete(name)
		else changed.set(name, String(value))
	}
	return `?${changed}`
}
