import { Link, useNavigation, useSearchParams } from '@remix-run/react'
import { possibleChanges } from '#app/domain/accounts/account-change.ts'
import { deskButtonClass } from '#app/ui/desk/button.tsx'
import { DateTime } from '#app/ui/desk/date-time.tsx'
import { type Paging, searchWith, withoutMoment } from '#app/ui/desk/paging.ts'
import { ActionCell, Cell, Table } from '#app/ui/desk/table.tsx'
import { WithHanzi } from '#app/ui/with-hanzi.tsx'
import { changeWords } from './change-words.ts'
import { PersonStatus } from './person-status.tsx'
import type { ListedPerson } from './queries.server.ts'

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

type Props = Paging & { people: ListedPerson[]; ownId: string }

export function PeopleTable({ people, page, size, ownId }: Props) {
	const isBusy = useNavigation().state === 'loading'
	const first = (page - 1) * size + 1
	return (
		<Table
			caption="Users"
			heads={heads}
			isBusy={isBusy}
			emptyText="No data available"
			rows={people.map((person, index) => (
				<tr key={person.id}>
					<Cell of="#" isNumber>
						{first + index}
					</Cell>
					<Cell of="Display Name" isHead>
						<WithHanzi text={person.displayName || '-'} />
					</Cell>
					<Cell of="Email">
						<Address email={person.email} />
					</Cell>
					<Cell of="Phone">{person.phone || '-'}</Cell>
					<Cell of="Level" isNumber>
						{person.level}
					</Cell>
					<Cell of="Status">
						<PersonStatus status={person.status} />
					</Cell>
					<Cell of="Registered">
						<DateTime at={person.createdAt} />
					</Cell>
					<ActionCell>
						<RowActions person={person} isOwn={person.id === ownId} />
					</ActionCell>
				</tr>
			))}
		/>
	)
}

/** Where it does not fit on one line, it is broken before its domain. */
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

/** Links, since each is asked about first: ?ask=approve&of=… */
function RowActions({ person, isOwn }: { person: ListedPerson; isOwn: boolean }) {
	const [search] = useSearchParams()
	if (isOwn) return <span className="text-ink-quiet">Your own account</span>
	return (
		<span className="flex gap-1 max-xl:flex-wrap [&>a]:px-2">
			{possibleChanges({ status: person.status, isOwn }).map((change) => (
				<Link
					key={change}
					to={searchWith(withoutMoment(search), { ask: change, of: person.id })}
					replace
					preventScrollReset
					aria-label={`${changeWords[change].verb}: ${person.displayName}`}
					className={deskButtonClass(change === 'approve' ? 'secondary' : 'quiet')}
				>
					{changeWords[change].verb}
				</Link>
			))}
		</span>
	)
}
