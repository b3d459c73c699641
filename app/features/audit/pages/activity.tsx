import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { ActivityScreen } from '#app/features/audit/activity-screen.tsx'
import { readActivitySearch, startOf } from '#app/features/audit/activity-search.ts'
import { listActors, listChanges } from '#app/features/audit/list-changes.server.ts'
import { FailedScreen } from '#app/http/failed-screen.tsx'
import { requireAdmin } from '#app/http/guards.server.ts'
import { listOrFailure } from '#app/http/list-or-failure.server.ts'
import { AdminMessage } from '#app/ui/admin/message.tsx'
import { pageTitle } from '#app/ui/page-title.ts'

const changesPerPage = 100

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle('Activity', matches) }]

export async function loader({ context, request }: LoaderFunctionArgs) {
	const { db } = context
	await requireAdmin(context)
	const search = readActivitySearch(new URL(request.url).searchParams)
	const { page, type, by, from, until, object } = search
	const load = async () => {
		const [changes, actors] = await Promise.all([
			listChanges(db, {
				// One more shows that there is another page: the log is too long to be counted.
				most: changesPerPage + 1,
				skip: (page - 1) * changesPerPage,
				type,
				actorId: by,
				from: startOf(from),
				before: startOf(until, 1),
				...(object && { object }),
			}),
			listActors(db),
		])
		return { changes, actors }
	}
	const { list, failure } = await listOrFailure({
		list: load(),
		empty: { changes: [], actors: [] },
		failure: 'activity.list-failed',
	})
	return {
		changes: list.changes.slice(0, changesPerPage),
		actors: list.actors,
		hasMore: list.changes.length > changesPerPage,
		search,
		failure,
	}
}

export default function Activity() {
	const { failure, ...loaded } = useLoaderData<typeof loader>()
	return (
		<ActivityScreen {...loaded} message={failure && <AdminMessage tone="error" text={failure} />} />
	)
}

export function ErrorBoundary() {
	return <FailedScreen fallback="page.refresh" />
}
