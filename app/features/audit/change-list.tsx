import { Link } from '@remix-run/react'
import { useContext } from 'react'
import { DateTime } from '#app/ui/admin/date-time.tsx'
import { ManagesPeople } from '#app/ui/admin/manages-people.ts'
import { WithHanzi } from '#app/ui/with-hanzi.tsx'
import { actionText } from './action-text.ts'
import { changedValues } from './changed-values.ts'
import type { LoggedChange } from './list-changes.server.ts'
import { objectName } from './object-name.ts'
import { objectPath } from './object-path.ts'

type Props = {
	changes: LoggedChange[]
	/** Whether all changes are of one object, which then need not be named. */
	isOfOne?: boolean
}

/** Administrators' changes, newest first. */
export function ChangeList({ changes, isOfOne = false }: Props) {
	const managesPeople = useContext(ManagesPeople)
	const [newest] = changes
	if (!newest) return <p className="text-ink-quiet">No changes yet.</p>
	return (
		<div className="grid gap-2">
			<Changes changes={changes} isOfOne={isOfOne} />
			{isOfOne && managesPeople && (
				<Link
					to={`/admin/activity?object=${encodeURIComponent(`${newest.objectType}:${newest.objectId}`)}`}
					className="justify-self-start text-ink-soft underline hover:text-ink"
				>
					All changes
				</Link>
			)}
		</div>
	)
}

function Changes({ changes, isOfOne }: Required<Props>) {
	return (
		<ol className="grid gap-2">
			{changes.map((change) => (
				<li key={change.id} className="grid gap-0.5 border-line border-b pb-2 last:border-0">
					<p className="wrap-anywhere">
						<span className="font-medium">{actionText(change)}</span>
						{!isOfOne && <NamedObject change={change} />}
					</p>
					{changedValues(change).map(({ name, before, after }) => (
						<p key={name} className="wrap-anywhere text-ink-soft">
							{`${name}: `}
							{isEdit(change) && before !== undefined ? (
								<>
									<WithHanzi text={before} /> <span aria-hidden>→</span>
									<span className="sr-only"> became </span> <WithHanzi text={after ?? '-'} />
								</>
							) : (
								<WithHanzi text={after ?? before ?? '-'} />
							)}
						</p>
					))}
					<p className="wrap-anywhere text-ink-quiet text-xs">
						<WithHanzi text={change.actorName ?? change.actorEmail} /> · <DateTime at={change.at} />
					</p>
				</li>
			))}
		</ol>
	)
}

function NamedObject({ change }: { change: LoggedChange }) {
	const path = objectPath(change)
	const name = <WithHanzi text={nameOf(change)} />
	return (
		<>
			{' · '}
			{path === undefined ? (
				name
			) : (
				<Link to={path} className="underline">
					{name}
				</Link>
			)}
		</>
	)
}

/** Otherwise something was created or removed, and its values are listed. */
function isEdit({ before, after }: LoggedChange): boolean {
	return before !== null && after !== null
}

function nameOf(change: LoggedChange): string {
	return objectName(change) ?? `${change.objectType} ${change.objectId}`
}
