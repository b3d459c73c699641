import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { isAdmin } from '#app/domain/accounts/user.ts'
import { OverviewScreen } from '#app/features/admin/overview/overview-screen.tsx'
import { failureDays, readOverview } from '#app/features/admin/overview/read-overview.server.ts'
import { ChangeList } from '#app/features/audit/change-list.tsx'
import { listChanges } from '#app/features/audit/list-changes.server.ts'
import { countNeeds, findTexts } from '#app/features/needs-work/find-waiting.server.ts'
import { FailedScreen } from '#app/http/failed-screen.tsx'
import { requireEditor } from '#app/http/guards.server.ts'
import { logFailure } from '#app/http/responses.server.ts'
import { pageTitle } from '#app/ui/page-title.ts'

const lastChanges = 10

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle('Overview', matches) }]

export async function loader({ context }: LoaderFunctionArgs) {
	const { db } = context
	const managesPeople = isAdmin(await requireEditor(context))
	const [counts, texts, changes] = await Promise.all([
		readOverview(db, { now: new Date(), managesPeople }),
		// The rest of the page does not wait for what its list says too.
		findTexts(db).catch((error: unknown) => {
			logFailure(error)
			return undefined
		}),
		listChanges(db, { most: lastChanges, withoutPeople: !managesPeople }),
	])
	return { counts, needs: texts && countNeeds(texts), changes, failureDays }
}

export default function Overview() {
	const { counts, needs, changes, failureDays } = useLoaderData<typeof loader>()
	return (
		<OverviewScreen
			counts={counts}
			failureDays={failureDays}
			needs={needs}
			changes={<ChangeList changes={changes} />}
		/>
	)
}

export function ErrorBoundary() {
	return <FailedScreen fallback="page.refresh" />
}
