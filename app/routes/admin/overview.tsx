import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { ChangeList } from '#app/features/audit/change-list.tsx'
import { listChanges } from '#app/features/audit/queries.server.ts'
import { FailedScreen } from '#app/features/failures/failed-screen.tsx'
import { OverviewScreen } from '#app/features/overview/overview-screen.tsx'
import { failureDays, readOverview } from '#app/features/overview/queries.server.ts'
import { requireAdmin } from '#app/platform/guards.server.ts'
import { pageTitle } from '#app/ui/page-title.ts'

const lastChanges = 10

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle('Overview', matches) }]

export async function loader({ context }: LoaderFunctionArgs) {
	const { db } = context
	await requireAdmin(context)
	const [counts, changes] = await Promise.all([
		readOverview(db, { now: new Date() }),
		listChanges(db, { most: lastChanges }),
	])
	return { counts, changes, failureDays }
}

export default function Overview() {
	const { counts, changes, failureDays } = useLoaderData<typeof loader>()
	return (
		<OverviewScreen
			counts={counts}
			failureDays={failureDays}
			changes={<ChangeList changes={changes} />}
		/>
	)
}

export function ErrorBoundary() {
	return <FailedScreen fallback="page.refresh" />
}
