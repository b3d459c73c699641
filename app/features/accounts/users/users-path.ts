import { searchWith } from '#app/ui/admin/paging.ts'

/** The address of the list of users: its filters, and what `changes` adds or removes. */
export function usersPath(
	search: URLSearchParams,
	changes: Parameters<typeof searchWith>[1] = {},
): string {
	const query = searchWith(search, changes)
	return query === '?' ? '/admin/users' : `/admin/users${query}`
}
