import { Form, Link, useNavigation, useSearchParams } from '@remix-run/react'
import type { ReactNode } from 'react'
import { daysLeft } from '#app/domain/trash/kept-days.ts'
import { AdminButton, adminButtonClass } from '#app/ui/admin/button.tsx'
import { opensDialog } from '#app/ui/admin/close-dialog.ts'
import { DateTime } from '#app/ui/admin/date-time.tsx'
import { Filters, SelectFilter, TextFilter } from '#app/ui/admin/filters.tsx'
import { AdminPage } from '#app/ui/admin/page.tsx'
import { Pagination } from '#app/ui/admin/pagination.tsx'
import { searchWith, withoutDialog } from '#app/ui/admin/paging.ts'
import { ActionCell, Cell, Table } from '#app/ui/admin/table.tsx'
import { WithHanzi } from '#app/ui/with-hanzi.tsx'
import { type GroupSearch, groupPath, groupsPath } from './group-search.ts'
import type { ListedGroup } from './list-groups.server.ts'

type Props = {
	groups: ListedGroup[]
	total: number
	search: GroupSearch
	/** When the page was made, for the days that deleted groups still wait. */
	now: number
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

export function GroupsScreen({ groups, total, search, now, message, dialog }: Props) {
	const [params] = useSearchParams()
	const isBusy = useNavigation().state === 'loading'
	const { keyword, isDeleted, page, size } = search
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
				<SelectFilter label="State" name="state" value={isDeleted ? 'deleted' : ''}>
					<option value="">In use</option>
					<option value="deleted">Deleted</option>
				</SelectFilter>
			</Filters>
			<Table
				caption="Groups"
				heads={heads}
				isBusy={isBusy}
				emptyText={emptyText(search)}
				rows={groups.map((group) => (
					<tr key={group.id}>
						<Cell of="Name" isHead>
							{isDeleted ? (
								<WithHanzi text={group.name} />
							) : (
								<Link to={groupPath(group.id)} className="underline">
									<WithHanzi text={group.name} />
								</Link>
							)}
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
							{group.deletedAt && (
								<span className="block text-amber text-xs">
									{waitText(group.deletedAt, new Date(now))}
								</span>
							)}
						</Cell>
						<ActionCell>
							<RowActions group={group} isDeleted={isDeleted} search={params} />
						</ActionCell>
					</tr>
				))}
			/>
			<Pagination page={page} size={size} total={total} />
			{dialog}
		</AdminPage>
	)
}

function emptyText({ keyword, isDeleted }: GroupSearch): string {
	if (keyword !== '') return 'No group matches.'
	return isDeleted ? 'No deleted groups.' : 'No groups yet. A group can be a class, for example.'
}

function waitText(deletedAt: Date, now: Date): string {
	const days = daysLeft(deletedAt, now)
	return `Deleted for good in ${days} ${days === 1 ? 'day' : 'days'}`
}

type RowProps = {
	group: { id: string; name: string }
	isDeleted: boolean
	search: URLSearchParams
}

function RowActions({ group: { id, name }, isDeleted, search }: RowProps) {
	if (isDeleted) {
		return (
			<Form method="post" action={groupsPath(withoutDialog(search))} replace preventScrollReset>
				<input type="hidden" name="intent" value="restore" />
				<input type="hidden" name="id" value={id} />
				<AdminButton aria-label={`Restore: ${name}`}>Restore</AdminButton>
			</Form>
		)
	}
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
