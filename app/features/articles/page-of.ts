/** As many articles as a page of the list shows: whole rows, however many columns there are. */
export const articlesAPage = 24

/** The page of ?page=2, from 1; what is no page is the first. */
export function pageOf(search: URLSearchParams): number {
	const asked = search.get('page') ?? ''
	return /^[1-9]\d{0,4}$/.test(asked) ? Number(asked) : 1
}

export function pagesOf(total: number): number {
	return Math.ceil(total / articlesAPage)
}

/** The address of a page. */
export function pathOf(page: number): string {
	return page > 1 ? `/articles?page=${page}` : '/articles'
}
