/** Pages of a list, as they stand in an address: ?page=2&size=20 */

export const pageSizes = [10, 20, 50, 100] as const

export type Paging = {
	/** From 1. */
	page: number
	size: number
}

/** What the address says; what it says wrongly counts as not said. */
export function readPaging(search: URLSearchParams, defaultSize = 50): Paging {
	const size = pageSizes.find((known) => String(known) === search.get('size'))
	const page = search.get('page') ?? ''
	return { page: /^[1-9]\d{0,6}$/.test(page) ? Number(page) : 1, size: size ?? defaultSize }
}

/** An empty list has one page, with nothing on it. */
export function pageCount(total: number, size: number): number {
	return Math.max(1, Math.ceil(total / size))
}

/** The page somebody typed; undefined where there is none such, or where it is this one. */
export function typedPage(
	text: string,
	{ page, pages }: { page: number; pages: number },
): number | undefined {
	const typed = withoutLeadingZeros(text.trim())
	if (!/^[1-9]\d*$/.test(typed)) return undefined
	const wanted = Number(typed)
	return wanted > pages || wanted === page ? undefined : wanted
}

export function withoutLeadingZeros(text: string): string {
	return text.replace(/^0+(?=\d)/, '')
}

/**
 * What an address says of one moment only: the question that is asked, what was done, of which
 * object or objects, of how many, and that nobody could be told by mail. It is left out wherever one
 * goes on from there.
 */
const momentary = ['ask', 'done', 'of', 'ids', 'count', 'mail']

export function withoutMoment(search: URLSearchParams): URLSearchParams {
	return new URLSearchParams([...search].filter(([name]) => !momentary.includes(name)))
}

/** The same search with some of its values changed, or left out: "?keyword=王&page=2", or "?". */
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
