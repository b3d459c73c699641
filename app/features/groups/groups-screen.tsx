import { Link, useNavigation, useSearchParams } from '@remix-run/react'
import type { ReactNode } from 'react'
import { adminButtonClass } from '#app/ui/admin/button.tsx'
import { opensDialog } from '#app/ui/admin/close-dialog.ts'
import { DateTime } from '#app/ui/admin/date-time.tsx'
import { Filters, TextFilter } from '#app/ui/admin/filters.tsx'
import { AdminPage } from '#app/ui/admin/page.tsx'
import { Pagination } from '#app/ui/admin/pagination.tsx'
import { searchWith, withoutDialog } from '#app/ui/admin/paging.ts'
import { ActionCell, Cell, Table } from '#app/ui/admin/table.tsx'
import { WithHanzi } from '#app/ui/with-hanzi.tsx'
import { type GroupSearch, groupPath } from './group-search.ts'
import type { ListedGroup } from './list-groups.server.ts'

type Props = {
	groups: ListedGroup[]
	total: number
	search: GroupSearch
	/** Reports success or failure. */
	message: ReactNode
	/** The open dialog, if any. */
	dialog: ReactNode
}

const heads = [
	'Name',
	{ name: 'Members', isNumber: true },
	{ name: 'Invited', isNumber: true },
	{ name: 'Courses', isNumber: true },
	'Owner',
	'Created',
	'Action',
]

export function GroupsScreen({ groups, total, search, message, dialog }: Props) {
	const [params] = useSearchParams()
	const isBusy = useNavigation().state === 'loading'
	const { keyword, page, size } = search
	return (
		<AdminPage
			title="Groups"
			actions={
				<Link
					to={searchWith(withoutDialog(params), { ask: 'create' })}
					state={opensDialog}
					preventScrollReset
					className={adminButtonClass('primary')}
				>
					Create Group
				</Link>
			}
		>
			{message}
			<Filters label="Groups">
				<TextFilter label="Search by name" name="keyword" placeholder="name" value={keyword} />
			</Filters>
			<Table
				caption="Groups"
				heads={heads}
				isBusy={isBusy}
				emptyText={
					keyword === ''
						? 'No groups yet. A group can be a class, for example.'
						: 'No group matches.'
				}
				rows={groups.map((group) => (
					<tr key={group.id}>
						<Cell of="Name" isHead>
							<Link to={groupPath(group.id)} className="underline">
								<WithHanzi text={group.name} />
							</Link>
						</Cell>
						<Cell of="Members" isNumber>
							{group.members}
						</Cell>
						<Cell of="Invited" isNumber>
							{group.invitees}
						</Cell>
						<Cell of="Courses" isNumber>
							{group.courses}
						</Cell>
						<Cell of="Owner">
							<WithHanzi text={group.ownerName ?? '-'} />
						</Cell>
						<Cell of="Created">
							<DateTime at={group.createdAt} />
						</Cell>
						<ActionCell>
							<RowActions group={group} search={params} />
						</ActionCell>
					</tr>
				))}
			/>
			<Pagination page={page} size={size} total={total} />
			{dialog}
		</AdminPage>
	)
}

type RowProps = {
	group: { id: string; name: string }
	search: URLSearchParams
}

function RowActions({ group: { id, name }, search }: RowProps) {
	const actions = [
		{ verb: 'Rename', ask: 'edit' },
		{ verb: 'Delete', ask: 'delete' },
	]
	return (
		<span className="flex gap-1">
			{actions.map(({ verb, ask }) => (
				<Link
					key={ask}
					to={searchWith(withoutDialog(search), { ask, of: id })}
					state={opensDialog}
					preventScrollReset
					aria-label={`${verb}: ${name}`}
					className={adminButtonClass('quiet')}
				>
					{verb}
				</Link>
			))}
		</span>
	)
}
