import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/cloudflare'
import { Outlet, type ShouldRevalidateFunction, useLoaderData } from '@remix-run/react'
import { isAdmin } from '#app/domain/accounts/user.ts'
import { countWaiting } from '#app/features/accounts/users/list-users.server.ts'
import { AdminBar } from '#app/features/admin/layout/admin-bar.tsx'
import { Sidebar } from '#app/features/admin/layout/sidebar.tsx'
import { countOpenReports } from '#app/features/reports/admin/list-reports.server.ts'
import { FailedScreen } from '#app/http/failed-screen.tsx'
import { requireEditor } from '#app/http/guards.server.ts'
import { logFailure } from '#app/http/responses.server.ts'
import styles from '#app/ui/admin/admin.css?url'
import { LeaveGuard } from '#app/ui/admin/leave-guard.tsx'
import { ManagesPeople } from '#app/ui/admin/manages-people.ts'
import { Notice } from '#app/ui/notice.tsx'
import { hasFailed, isSamePage } from '#app/ui/same-page.ts'

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export async function loader({ context }: LoaderFunctionArgs) {
	const { db, site } = context
	const user = await requireEditor(context)
	const managesPeople = isAdmin(user)
	// Show the page even if counting fails.
	const countings = [managesPeople ? countWaiting(db) : Promise.resolve(0), countOpenReports(db)]
	const [applications, reports] = await Promise.all(
		countings.map((counting) =>
			counting.catch((error: unknown) => {
				logFailure(error)
				return 0
			}),
		),
	)
	const { displayName, email } = user
	return { user: { displayName, email }, managesPeople, siteName: site.name, applications, reports }
}

/** Recounts what waits on each new page and after each change. */
export const shouldRevalidate: ShouldRevalidateFunction = (change) =>
	!isSamePage(change) && !hasFailed(change) && change.defaultShouldRevalidate

export default function AdminLayout() {
	const { user, managesPeople, siteName, applications, reports } = useLoaderData<typeof loader>()
	return (
		<ManagesPeople.Provider value={managesPeople}>
			<div className="desk flex flex-1 flex-col">
				<AdminBar user={user} siteName={siteName} />
				<div className="flex flex-1 flex-col lg:flex-row">
					<Sidebar
						waiting={{ '/admin/users': applications ?? 0, '/admin/reports': reports ?? 0 }}
					/>
					<div className="flex min-w-0 flex-1 flex-col p-4 lg:p-6 lg:pb-[calc(1.5rem+var(--footer))]">
						<noscript>
							<Notice tone="warning">The back office needs JavaScript.</Notice>
						</noscript>
						<LeaveGuard>
							<Outlet />
						</LeaveGuard>
					</div>
				</div>
			</div>
		</ManagesPeople.Provider>
	)
}

export function ErrorBoundary() {
	return <FailedScreen fallback="page.refresh" />
}
