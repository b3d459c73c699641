import type { ReactNode } from 'react'
import { trashKinds } from '#app/domain/trash/in-trash.ts'
import { keptDays } from '#app/domain/trash/kept-days.ts'
import { Filters, SelectFilter, TextFilter } from '#app/ui/admin/filters.tsx'
import { AdminPage } from '#app/ui/admin/page.tsx'
import { Pagination } from '#app/ui/admin/pagination.tsx'
import type { ListedThing } from './list-trash.server.ts'
import { kindNames, type TrashSearch } from './trash-search.ts'
import { TrashTable } from './trash-table.tsx'

type Props = {
	things: ListedThing[]
	total: number
	search: TrashSearch
	/** Says what was done or what failed. */
	message: ReactNode
	/** The open question, if any. */
	dialog: ReactNode
}

/** Deleted things, which can be restored. */
export function TrashScreen({ things, total, search, message, dialog }: Props) {
	const { keyword, kind, page, size } = search
	const isFiltered = keyword !== '' || kind !== undefined
	return (
		<AdminPage title="Trash">
			<p className="text-ink-soft">
				Deleted courses, lessons, articles, words and groups wait here for {keptDays} days. After
				that they are gone for good.
			</p>
			{message}
			<Filters label="Trash">
				<TextFilter
					label="Search by name or slug"
					name="keyword"
					placeholder="name or slug"
					value={keyword}
				/>
				<SelectFilter label="Kind" name="kind" value={kind ?? ''}>
					<option value="">Any kind</option>
					{trashKinds.map((known) => (
						<option key={known} value={known}>
							{kindNames[known]}
						</option>
					))}
				</SelectFilter>
			</Filters>
			<TrashTable things={things} isFiltered={isFiltered} />
			<Pagination page={page} size={size} total={total} />
			{dialog}
		</AdminPage>
	)
}
