/** How many articles a page of the list shows: whole rows in any number of columns. */
export const articlesAPage = 24

/** The page in ?page=2, from 1. Anything invalid is the first page. */
export function pageOf(search: URLSearchParams): number {
	const page = search.get('page') ?? ''
	return /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1
}

export function pagesOf(total: number): number {
	return Math.ceil(total / articlesAPage)
}

/** The address of a page. */
export function pathOf(page: number): string {
	return page > 1 ? `/articles?page=${page}` : '/articles'
}
