/** The search of a person's texts, as the address has it: /texts?q=武侠&tag=novel&page=2 */
import { longestTag } from './limits.ts'

export type TextSearch = {
	q: string
	/** Empty: all texts. */
	tag: string
	/** From 1. */
	page: number
}

export const textsAPage = 20

const longestQuery = 100

export function readTextSearch(params: URLSearchParams): TextSearch {
	const page = params.get('page') ?? ''
	return {
		q: tidy(params.get('q')).slice(0, longestQuery),
		tag: tidy(params.get('tag')).slice(0, longestTag),
		page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
	}
}

function tidy(text: string | null): string {
	return (text ?? '').replaceAll('\0', '').normalize('NFC').trim()
}

export function isSearched({ q, tag }: TextSearch): boolean {
	return q !== '' || tag !== ''
}

/** The address of a search. */
export function textsPath({ q = '', tag = '', page = 1 }: Partial<TextSearch> = {}): string {
	const params = new URLSearchParams()
	if (q !== '') params.set('q', q)
	if (tag !== '') params.set('tag', tag)
	if (page > 1) params.set('page', String(page))
	return params.size > 0 ? `/texts?${params}` : '/texts'
}
