import { Link, useNavigation, useSearchParams } from '@remix-run/react'
import { possibleChanges } from '#app/domain/accounts/account-change.ts'
import { adminButtonClass } from '#app/ui/admin/button.tsx'
import { opensDialog } from '#app/ui/admin/close-dialog.ts'
import { DateTime } from '#app/ui/admin/date-time.tsx'
import { type Paging, searchWith, withoutDialog } from '#app/ui/admin/paging.ts'
import { type DotTone, StatusDot } from '#app/ui/admin/status-dot.tsx'
import { ActionCell, Cell, Table } from '#app/ui/admin/table.tsx'
import { WithHanzi } from '#app/ui/with-hanzi.tsx'
import { changeWords } from './change-words.ts'
import type { ListedUser } from './list-users.server.ts'

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
						<WithHanzi text={user.displayName || '-'} />
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
						<RowActions user={user} isOwn={user.id === ownId} />
					</ActionCell>
				</tr>
			))}
		/>
	)
}

const statuses: Record<number, { name: string; tone: DotTone }> = {
	0: { name: 'Pending', tone: 'amber' },
	1: { name: 'Normal', tone: 'jade' },
	2: { name: 'Rejected', tone: 'cinnabar' },
	3: { name: 'Disabled', tone: 'plain' },
}

function UserStatus({ status }: { status: number }) {
	const { name, tone } = statuses[status] ?? { name: String(status), tone: 'plain' }
	return <StatusDot tone={tone}>{name}</StatusDot>
}

/** Breaks a long address before its domain. */
function Address({ email }: { email: string }) {
	const [name, domain] = email.split('@')
	if (domain === undefined) return email || '-'
	return (
		<span>
			{name}
			<wbr />@{domain}
		</span>
	)
}

/** Links to the confirmation dialogs: ?ask=approve&of=… */
function RowActions({ user, isOwn }: { user: ListedUser; isOwn: boolean }) {
	const [search] = useSearchParams()
	if (isOwn) return <span className="text-ink-quiet">Your own account</span>
	return (
		<span className="flex gap-1 max-xl:flex-wrap [&>a]:px-2">
			{possibleChanges({ ...user, isOwn }).map((change) => (
				<Link
					key={change}
					to={searchWith(withoutDialog(search), { ask: change, of: user.id })}
					state={opensDialog}
					preventScrollReset
					aria-label={`${changeWords[change].verb}: ${user.displayName}`}
					className={adminButtonClass(change === 'approve' ? 'secondary' : 'quiet')}
				>
					{changeWords[change].verb}
				</Link>
			))}
		</span>
	)
}
