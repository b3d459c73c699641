import type { ReactNode } from 'react'
import { Filters, SelectFilter, TextFilter } from '#app/ui/desk/filters.tsx'
import { DeskPage } from '#app/ui/desk/page.tsx'
import { Pagination } from '#app/ui/desk/pagination.tsx'
import type { PeopleSearch } from './people-search.ts'
import { PeopleTable } from './people-table.tsx'
import type { ListedPerson } from './queries.server.ts'

type Props = {
	people: ListedPerson[]
	total: number
	search: PeopleSearch
	/** Whose account nobody else is to change here: the administrator's own. */
	ownId: string
	/** What was done or went wrong, for whoever reads the page without a script. */
	message: ReactNode
	/** The question before a change, while there is one. */
	dialog: ReactNode
}

export function PeopleScreen({ people, total, search, ownId, message, dialog }: Props) {
	const { keyword, status, page, size } = search
	return (
		<DeskPage title="Users">
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
			<PeopleTable people={people} page={page} size={size} ownId={ownId} />
			<Pagination page={page} size={size} total={total} />
			{dialog}
		</DeskPage>
	)
}
