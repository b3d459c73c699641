/** The address of the list of groups: /admin/groups?keyword=3班&page=2 */
import { type Paging, readPaging, searchWith } from '#app/ui/admin/paging.ts'

export type GroupSearch = Paging & {
	/** Part of a name. */
	keyword: string
}

/** In characters; longer keywords are cut. */
const longestKeyword = 200

export function readGroupSearch(search: URLSearchParams): GroupSearch {
	const keyword = (search.get('keyword') ?? '').trim().normalize('NFC')
	return {
		...readPaging(search),
		keyword: [...keyword].slice(0, longestKeyword).join(''),
	}
}

export function groupsPath(
	search: URLSearchParams,
	changes: Parameters<typeof searchWith>[1] = {},
): string {
	const query = searchWith(search, changes)
	return query === '?' ? '/admin/groups' : `/admin/groups${query}`
}

export function groupPath(id: string): string {
	return `/admin/groups/${encodeURIComponent(id)}`
}
