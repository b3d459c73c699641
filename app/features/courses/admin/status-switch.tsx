import { Form, useNavigation } from '@remix-run/react'
import { lessonStatuses } from '#app/domain/access/access.ts'

type Props = {
	id: string
	/** The version that is shown; a newer one is not changed unseen. */
	version: number
	status: number
	/** Its name, for screen readers. */
	name: string
	className: string
}

/** Enables or disables something by one press. Anything coming soon can be either. */
export function StatusSwitch({ id, version, status, name, className }: Props) {
	const isBusy = useNavigation().formMethod === 'POST'
	return changesFrom(status).map(({ intent, verb }) => (
		<Form key={intent} method="post" replace preventScrollReset>
			<input type="hidden" name="intent" value={intent} />
			<input type="hidden" name="id" value={id} />
			<input type="hidden" name="version" value={version} />
			<button type="submit" disabled={isBusy} aria-label={`${verb}: ${name}`} className={className}>
				{verb}
			</button>
		</Form>
	))
}

const changes = [
	{ intent: 'enable', verb: 'Enable', to: lessonStatuses.available },
	{ intent: 'disable', verb: 'Disable', to: lessonStatuses.disabled },
] as const

function changesFrom(status: number) {
	return changes.filter(({ to }) => to !== status)
}
