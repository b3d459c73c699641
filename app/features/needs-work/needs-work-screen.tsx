import type { ReactNode } from 'react'
import { needNames } from '#app/domain/needs-work/need-places.ts'
import { missingNeeds, type Need, waitingNeeds } from '#app/domain/needs-work/needs.ts'
import { Filters, SelectFilter, TextFilter } from '#app/ui/admin/filters.tsx'
import { AdminPage } from '#app/ui/admin/page.tsx'
import { Pagination } from '#app/ui/admin/pagination.tsx'
import { SelectionBar } from '#app/ui/admin/selection-bar.tsx'
import { useSelection } from '#app/ui/admin/use-selection.ts'
import type { WaitingText } from './find-waiting.server.ts'
import { type Ask, type NeedsWorkSearch, textInAddress } from './needs-work-search.ts'
import { NeedsWorkTable, selectionId } from './needs-work-table.tsx'

type Props = {
	texts: WaitingText[]
	total: number
	search: NeedsWorkSearch
	/** How many texts have each need. */
	counts: Partial<Record<Need, number>>
	places: { id: string; name: string }[]
	/** Whether there is no list, which the message says. */
	hasFailed: boolean
	message: ReactNode
	/** The open dialog, if any. */
	dialog: ReactNode
}

const actions: { ask: Ask; name: string }[] = [
	{ ask: 'publish', name: 'Publish' },
	{ ask: 'use-audio', name: 'Use audio' },
	{ ask: 'generate', name: 'Generate audio' },
]

/** What is left to do, over all courses, lessons and articles. */
export function NeedsWorkScreen({ texts, total, search, counts, places, ...parts }: Props) {
	const { hasFailed } = parts
	const { keyword, what, course, page, size } = search
	const optionOf = (need: Need) => (
		<option key={need} value={need}>
			{needNames[need]} ({counts[need] ?? 0})
		</option>
	)
	return (
		<AdminPage title="Needs work">
			{parts.message}
			<Filters label="Needs work">
				<TextFilter label="Search by title" name="keyword" placeholder="title" value={keyword} />
				<SelectFilter label="What it needs" name="what" value={what === 'waiting' ? '' : what}>
					<option value="">All that waits</option>
					<optgroup label="Waits">{waitingNeeds.map(optionOf)}</optgroup>
					<optgroup label="Is missing">{missingNeeds.map(optionOf)}</optgroup>
					<option value="anything">All that waits or is missing</option>
				</SelectFilter>
				<SelectFilter label="Course" name="course" value={course ?? ''}>
					<option value="">Any course, and articles</option>
					{places.map(({ id, name }) => (
						<option key={id} value={id}>
							{name}
						</option>
					))}
				</SelectFilter>
			</Filters>
			<Selection texts={texts}>
				{!hasFailed && (
					<>
						<NeedsWorkTable
							texts={texts}
							isFiltered={keyword !== '' || what !== 'waiting' || course !== undefined}
						/>
						<Pagination page={page} size={size} total={total} />
					</>
				)}
			</Selection>
			{parts.dialog}
		</AdminPage>
	)
}

/** What can be done with the selected texts, above them. */
function Selection({ texts, children }: Pick<Props, 'texts'> & { children: ReactNode }) {
	const selection = useSelection({
		list: texts.map(({ owner }) => textInAddress(owner)).join(' '),
	})
	return (
		// The boxes of the table belong to the form and stand outside of it.
		<div onChange={selection.recount} className="contents">
			<form id={selectionId} ref={selection.form} onSubmit={selection.ask}>
				<SelectionBar
					legend="Selected texts"
					selectAll="Select all"
					selection={selection}
					most={texts.length}
					actions={actions}
				/>
			</form>
			{children}
		</div>
	)
}
