import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { countryName } from '#app/features/accounts/countries.ts'
import { readActivity } from '#app/features/accounts/users/activity-of-user.server.ts'
import { findAccount } from '#app/features/accounts/users/list-users.server.ts'
import { UserScreen } from '#app/features/accounts/users/user-screen.tsx'
import { ChangeList } from '#app/features/audit/change-list.tsx'
import { listChanges } from '#app/features/audit/list-changes.server.ts'
import { FailedScreen } from '#app/http/failed-screen.tsx'
import { requireAdmin } from '#app/http/guards.server.ts'
import { pageTitle } from '#app/ui/page-title.ts'

/** How many changes of the account are listed. */
const lastChanges = 50

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
	{ title: pageTitle(data?.account.displayName || 'User', matches) },
]

export async function loader({ context, params }: LoaderFunctionArgs) {
	const { db } = context
	const { id: ownId } = await requireAdmin(context)
	const id = params.id ?? ''
	const [account, activity, history] = await Promise.all([
		findAccount(db, { id }),
		readActivity(db, { id }),
		listChanges(db, { most: lastChanges, object: { type: 'person', id } }),
	])
	if (!account) throw redirect('/admin/users')
	return {
		account: { ...account, countryName: countryName(account.country) },
		isOwn: id === ownId,
		activity,
		history,
	}
}

export default function User() {
	const { history, ...shown } = useLoaderData<typeof loader>()
	return <UserScreen {...shown} history={<ChangeList changes={history} isOfOne />} />
}

export function ErrorBoundary() {
	return <FailedScreen fallback="page.refresh" />
}
