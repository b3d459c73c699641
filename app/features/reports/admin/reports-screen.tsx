import type { ReactNode } from 'react'
import { reportKinds, reportStatuses } from '#app/domain/reports/report.ts'
import { kindNames } from '#app/features/reports/kind-names.ts'
import { Filters, SelectFilter } from '#app/ui/admin/filters.tsx'
import { AdminPage } from '#app/ui/admin/page.tsx'
import { Pagination } from '#app/ui/admin/pagination.tsx'
import type { ReportGroup } from './list-reports.server.ts'
import type { ReportSearch } from './report-search.ts'
import { ReportsTable } from './reports-table.tsx'

const statusNames = { open: 'Open', resolved: 'Resolved', rejected: 'No change needed' } as const

type Props = {
	groups: ReportGroup[]
	total: number
	/** Courses and single lessons that have reports. */
	courses: { id: string; title: string }[]
	search: ReportSearch
	/** Says what was done or what failed. */
	message: ReactNode
	/** The open question, if any. */
	dialog: ReactNode
}

/** The mistakes that readers report, place by place. */
export function ReportsScreen({ groups, total, courses, search, message, dialog }: Props) {
	const { status, kind, from, page, size } = search
	return (
		<AdminPage title="Reports">
			{message}
			<Filters label="Reports">
				<SelectFilter label="Status" name="status" value={status}>
					{reportStatuses.map((known) => (
						<option key={known} value={known}>
							{statusNames[known]}
						</option>
					))}
				</SelectFilter>
				<SelectFilter label="Kind" name="kind" value={kind ?? ''}>
					<option value="">Any kind</option>
					{reportKinds.map((known) => (
						<option key={known} value={known}>
							{kindNames[known]}
						</option>
					))}
				</SelectFilter>
				<SelectFilter label="Course" name="from" value={from}>
					<option value="">Everywhere</option>
					<option value="articles">Articles</option>
					<option value="dictionary">Dictionary</option>
					{courses.map(({ id, title }) => (
						<option key={id} value={id}>
							{title}
						</option>
					))}
				</SelectFilter>
			</Filters>
			<ReportsTable
				groups={groups}
				status={status}
				isFiltered={kind !== undefined || from !== ''}
			/>
			<Pagination page={page} size={size} total={total} />
			{dialog}
		</AdminPage>
	)
}
