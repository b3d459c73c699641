import { Link, useNavigation, useSearchParams } from '@remix-run/react'
import { DateTime } from '#app/ui/admin/date-time.tsx'
import { useListState } from '#app/ui/admin/list-state.ts'
import { type Paging, withoutDialog } from '#app/ui/admin/paging.ts'
import { ActionCell, Cell, Table } from '#app/ui/admin/table.tsx'
import { WithHanzi } from '#app/ui/with-hanzi.tsx'
import { Address } from './address.tsx'
import type { ListedUser } from './list-users.server.ts'
import { UserActions } from './user-actions.tsx'
import { UserStatus } from './user-status.tsx'

const heads = [
	{ name: '#', isNumber: true },
	'Display Name',
	'Email',
	'Phone',
	{ name: 'Level', isNumber: true },
	'Status',
	'Registered',
	'Action',
]

type Props = Paging & { users: ListedUser[]; ownId: string }

export function UsersTable({ users, page, size, ownId }: Props) {
	const isBusy = useNavigation().state === 'loading'
	const [search] = useSearchParams()
	const pageLink = { state: useListState() }
	const first = (page - 1) * size + 1
	return (
		<Table
			caption="Users"
			heads={heads}
			isBusy={isBusy}
			emptyText="No data available"
			rows={users.map((user, index) => (
				<tr key={user.id}>
					<Cell of="#" isNumber>
						{first + index}
					</Cell>
					<Cell of="Display Name" isHead>
						<Link
							to={`/admin/users/${encodeURIComponent(user.id)}`}
							{...pageLink}
							className="inline-block min-h-6 hover:underline"
						>
							<WithHanzi text={user.displayName || '-'} />
						</Link>
					</Cell>
					<Cell of="Email">
						<Address email={user.email} />
						{!user.isConfirmed && <span className="block text-amber text-xs">Not confirmed</span>}
					</Cell>
					<Cell of="Phone">{user.phone || '-'}</Cell>
					<Cell of="Level" isNumber>
						{user.level}
						{user.hasSecondFactor && <span className="block text-jade text-xs">Second step</span>}
					</Cell>
					<Cell of="Status">
						<UserStatus status={user.status} />
					</Cell>
					<Cell of="Registered">
						<DateTime at={user.createdAt} />
					</Cell>
					<ActionCell>
						<UserActions user={user} isOwn={user.id === ownId} list={withoutDialog(search)} />
					</ActionCell>
				</tr>
			))}
		/>
	)
}
