/** The address of the users page: /admin/users?keyword=王&status=pending&page=2&size=20 */
import type { accountStatuses } from '#app/domain/accounts/user.ts'
import { type Paging, readPaging } from '#app/ui/admin/paging.ts'

type StatusName = keyof typeof accountStatuses

export type UserSearch = Paging & {
	/** Part of a display name, email or phone number. */
	keyword: string
	status: StatusName | undefined
}

/** The longest possible email address. */
const longestKeyword = 254

const statusNames: readonly StatusName[] = ['normal', 'pending', 'rejected', 'disabled']

export function readUserSearch(search: URLSearchParams): UserSearch {
	const keyword = (search.get('keyword') ?? '').trim().normalize('NFC')
	return {
		...readPaging(search),
		keyword: [...keyword].slice(0, longestKeyword).join(''),
		status: statusNames.find((name) => name === search.get('status')),
	}
}
