import { Link, useSearchParams } from '@remix-run/react'
import type { ReactNode } from 'react'
import { hasHanzi } from '#app/domain/hanzi.ts'
import { adminButtonClass } from '#app/ui/admin/button.tsx'
import { DateTime } from '#app/ui/admin/date-time.tsx'
import { DateFilter, Filters, SelectFilter } from '#app/ui/admin/filters.tsx'
import { AdminPage } from '#app/ui/admin/page.tsx'
import { searchWith } from '#app/ui/admin/paging.ts'
import { WithHanzi } from '#app/ui/with-hanzi.tsx'
import { actionText } from './action-text.ts'
import { type ActivitySearch, objectNouns, objectTypes } from './activity-search.ts'
import { ChangeList } from './change-list.tsx'
import { foldChanges } from './fold-changes.ts'
import type { LoggedChange } from './list-changes.server.ts'
import { objectName } from './object-name.ts'

type Props = {
	/** A page of the log, newest first. */
	changes: LoggedChange[]
	hasMore: boolean
	/** Those who may change something. */
	actors: { id: string; name: string }[]
	search: ActivitySearch
	/** Why there is no list. */
	message: ReactNode
}

/** The audit log: who changed what, and when. */
export function ActivityScreen({ changes, hasMore, actors, search, message }: Props) {
	const { type, by, from, until, object, page } = search
	return (
		<AdminPage title="Activity">
			{message}
			<Filters label="Activity">
				{object && <input type="hidden" name="object" value={`${object.type}:${object.id}`} />}
				<SelectFilter label="What was changed" name="type" value={type ?? ''}>
					<option value="">Anything</option>
					{Object.entries(objectTypes).map(([known, name]) => (
						<option key={known} value={known}>
							{name}
						</option>
					))}
				</SelectFilter>
				<SelectFilter label="Who" name="by" value={by ?? ''}>
					<option value="">Anybody</option>
					{actors.map(({ id, name }) => (
						<option key={id} value={id} lang={hasHanzi(name) ? 'zh-CN' : undefined}>
							{name}
						</option>
					))}
				</SelectFilter>
				<DateFilter label="From (UTC)" name="from" value={from} />
				<DateFilter label="Until (UTC)" name="until" value={until} />
			</Filters>
			{object && <OneObject object={object} changes={changes} />}
			{message ? null : changes.length === 0 ? (
				<p className="text-ink-soft">
					{type || by || from || until || object ? 'No changes match.' : 'No changes yet.'}
				</p>
			) : (
				<ol className="card grid max-w-4xl gap-2 p-4">
					{foldChanges(changes).map((run) => (
						<li key={run[0]?.id} className="border-line border-b pb-2 last:border-0 last:pb-0">
							{run.length === 1 ? <ChangeList changes={run} /> : <Run changes={run} />}
						</li>
					))}
				</ol>
			)}
			<Pages page={page} hasMore={hasMore} />
		</AdminPage>
	)
}

function OneObject({ object, changes }: { object: { type: string }; changes: LoggedChange[] }) {
	const [search] = useSearchParams()
	const [newest] = changes
	const name = newest && objectName(newest)
	return (
		<p className="flex flex-wrap items-center gap-2 text-ink-soft">
			<span>
				Changes of one {objectNouns[object.type] ?? object.type}
				{name && (
					<>
						: <WithHanzi text={name} />
					</>
				)}
			</span>
			<Link
				to={searchWith(search, { object: undefined, page: undefined })}
				className={adminButtonClass('quiet')}
			>
				Show all
			</Link>
		</p>
	)
}

/** Several changes of one kind in one go. */
function Run({ changes }: { changes: LoggedChange[] }) {
	const [newest] = changes
	const oldest = changes.at(-1)
	if (!newest || !oldest) return null
	const noun = objectNouns[newest.objectType] ?? newest.objectType
	return (
		<details>
			<summary>
				<span className="font-medium">{actionText({ action: newest.action })}</span>
				<span>
					{' '}
					· {noun} · {changes.length} times
				</span>
				<span className="block text-ink-quiet text-xs">
					<WithHanzi text={newest.actorName ?? newest.actorEmail} /> · <DateTime at={newest.at} />{' '}
					back to <DateTime at={oldest.at} />
				</span>
			</summary>
			<div className="pt-2 pl-4">
				<ChangeList changes={changes} />
			</div>
		</details>
	)
}

function Pages({ page, hasMore }: { page: number; hasMore: boolean }) {
	const [search] = useSearchParams()
	if (page === 1 && !hasMore) return null
	const pathOf = (to: number) => searchWith(search, { page: to === 1 ? undefined : to })
	return (
		<nav aria-label="Pages" className="flex gap-2">
			{page > 1 && (
				<Link to={pathOf(page - 1)} rel="prev" className={adminButtonClass()}>
					Newer
				</Link>
			)}
			{hasMore && (
				<Link to={pathOf(page + 1)} rel="next" className={adminButtonClass()}>
					Older
				</Link>
			)}
		</nav>
	)
}
