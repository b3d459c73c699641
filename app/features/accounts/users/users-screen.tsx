import type { ReactNode } from 'react'
import { Filters, SelectFilter, TextFilter } from '#app/ui/admin/filters.tsx'
import { AdminPage } from '#app/ui/admin/page.tsx'
import { Pagination } from '#app/ui/admin/pagination.tsx'
import type { ListedUser } from './list-users.server.ts'
import type { UserSearch } from './user-search.ts'
import { UsersTable } from './users-table.tsx'

type Props = {
	users: ListedUser[]
	total: number
	search: UserSearch
	/** The administrator's own account, which cannot be changed here. */
	ownId: string
	/** Reports success or failure. */
	message: ReactNode
	/** The open dialog, if any. */
	dialog: ReactNode
}

export function UsersScreen({ users, total, search, ownId, message, dialog }: Props) {
	const { keyword, status, page, size } = search
	return (
		<AdminPage title="Users">
			{message}
			<Filters label="Users">
				<TextFilter
					label="Search by display name or email"
					name="keyword"
					placeholder="display name or email"
					value={keyword}
				/>
				<SelectFilter label="Status" name="status" value={status ?? ''}>
					<option value="">Any status</option>
					<option value="pending">Pending</option>
					<option value="normal">Normal</option>
					<option value="rejected">Rejected</option>
					<option value="disabled">Disabled</option>
				</SelectFilter>
			</Filters>
			<UsersTable users={users} page={page} size={size} ownId={ownId} />
			<Pagination page={page} size={size} total={total} />
			{dialog}
		</AdminPage>
	)
}
