/** The search in the address: /admin/search?q=市场&kind=lessons&course=3f2a…&page=2 */
import { ownerKinds } from '#app/domain/publishing/working-part.ts'
import { searchPath } from '#app/domain/text-search/search-address.ts'
import { type Paging, readPaging, searchWith } from '#app/ui/admin/paging.ts'

export type TextSearch = Paging & {
	text: string
	/** Whether only a word of the cut text counts, not a part of it. */
	isWord: boolean
	kind: (typeof ownerKinds)[number] | undefined
	/** The id of a course. */
	course: string
}

/** In characters; a longer text is cut. */
export const longestSought = 100

/** A run of find and replace changes no more lines than these. */
export const mostLines = 500

export function readTextSearch(search: URLSearchParams): TextSearch {
	return {
		...readPaging(search),
		text: soughtIn(search, 'q').trim(),
		isWord: search.get('as') === 'word',
		kind: ownerKinds.find((kind) => kind === search.get('kind')),
		course: (search.get('course') ?? '').slice(0, longestSought),
	}
}

/** A text of the address, with the spaces around it. */
export function soughtIn(search: URLSearchParams, name: string): string {
	const typed = (search.get(name) ?? '').normalize('NFC').replace(/[\p{Cc}]+/gu, ' ')
	return [...typed].slice(0, longestSought).join('')
}

export function textSearchPath(
	search: URLSearchParams,
	changes: Parameters<typeof searchWith>[1] = {},
): string {
	const query = searchWith(search, changes)
	return query === '?' ? searchPath : `${searchPath}${query}`
}
