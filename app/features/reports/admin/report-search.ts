/**
 * The address of the readers' reports: /admin/reports?status=resolved&kind=pinyin&from=dictionary&page=2. A dialog
 * or message names one of the reports that it is about: ?ask=resolve&of=3f2a…
 */
import {
	type ReportKind,
	type ReportStatus,
	reportKinds,
	reportStatuses,
} from '#app/domain/reports/report.ts'
import { type Paging, readPaging, searchWith } from '#app/ui/admin/paging.ts'

export type ReportSearch = Paging & {
	status: ReportStatus
	/** Places with a report of this kind. */
	kind: ReportKind | undefined
	/** A course or single lesson by its id, `articles`, `dictionary`, or empty for all. */
	from: string
}

const answers = ['resolve', 'reject', 'reopen'] as const

export function readReportSearch(search: URLSearchParams): ReportSearch {
	return {
		...readPaging(search),
		status: reportStatuses.find((known) => known === search.get('status')) ?? 'open',
		kind: reportKinds.find((known) => known === search.get('kind')),
		from: (search.get('from') ?? '').slice(0, 100),
	}
}

/** The open dialog, or the last answer. */
export function readAnswer(search: URLSearchParams, name: 'ask' | 'done') {
	const answer = answers.find((known) => known === search.get(name))
	const of = search.get('of')?.slice(0, 100)
	return answer && of ? { answer, of } : undefined
}

export function reportsListPath(
	search: URLSearchParams,
	changes: Parameters<typeof searchWith>[1] = {},
): string {
	const query = searchWith(search, changes)
	return query === '?' ? '/admin/reports' : `/admin/reports${query}`
}
