import type { FitOrder } from '#app/domain/known-words/right-for-me.ts'

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

/** The address of a page in an order. */
export function pathOf(page: number, order?: FitOrder): string {
	const search = [...(page > 1 ? [`page=${page}`] : []), ...(order ? [`fit=${order}`] : [])]
	return search.length > 0 ? `/articles?${search.join('&')}` : '/articles'
}
