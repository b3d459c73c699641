import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { listOwnReports } from '#app/features/reports/own/own-reports.server.ts'
import { OwnReportsScreen } from '#app/features/reports/own/own-reports-screen.tsx'
import { FailedScreen } from '#app/http/failed-screen.tsx'
import { requireUser } from '#app/http/guards.server.ts'
import { pageTitle } from '#app/ui/page-title.ts'

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle('Your reports', matches) }]

/** No link may fetch it ahead: what it lists counts as seen. */
export async function loader({ context }: LoaderFunctionArgs) {
	const { db } = context
	const reader = await requireUser(context)
	return { reports: await listOwnReports(db, { reader, now: new Date() }) }
}

export default function OwnReports() {
	const { reports } = useLoaderData<typeof loader>()
	return <OwnReportsScreen reports={reports} />
}

export function ErrorBoundary() {
	return <FailedScreen fallback="page.refresh" />
}
