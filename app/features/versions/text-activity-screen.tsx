import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { counted } from '#app/domain/counted.ts'
import { needPath } from '#app/domain/needs-work/need-places.ts'
import { editingPath } from '#app/domain/publishing/text-tabs.ts'
import { ChangeList } from '#app/features/audit/change-list.tsx'
import { FigureList } from '#app/features/learners/figure-list.tsx'
import type { TextActivity } from './text-activity.server.ts'
import { versionsPath } from './versions-address.ts'
import { VersionsTable } from './versions-table.tsx'

/** The newest of each kind, and where all of it is. */
export function TextActivityScreen({ activity }: { activity: TextActivity }) {
	const { owner, versions, totalVersions, changes, figures, reports } = activity
	return (
		<div className="grid grid-cols-1 gap-6">
			{figures && (
				<Part title="Learners" to={`${editingPath(owner)}/learners`} all="All figures">
					<FigureList figures={figures} />
				</Part>
			)}
			<Part title="Reports" to={needPath('reports', owner)} all="All reports">
				<p>{reports === 0 ? 'No open reports.' : `${counted(reports, 'open report')}.`}</p>
			</Part>
			<Part title="Versions" to={versionsPath(owner)} all={`All versions (${totalVersions})`}>
				<VersionsTable owner={owner} versions={versions} />
			</Part>
			<Part title="History">
				<div className="max-w-4xl text-sm">
					<ChangeList changes={changes} isOfOne />
				</div>
			</Part>
		</div>
	)
}

type PartProps = { title: string; to?: string; all?: string; children: ReactNode }

function Part({ title, to, all, children }: PartProps) {
	const id = title.toLowerCase()
	return (
		<section aria-labelledby={id} className="grid grid-cols-1 gap-2">
			<div className="flex flex-wrap items-baseline gap-x-4">
				<h2 id={id} className="font-semibold text-lg">
					{title}
				</h2>
				{to && (
					<Link to={to} className="inline-flex min-h-8 items-center underline">
						{all}
					</Link>
				)}
			</div>
			{children}
		</section>
	)
}
