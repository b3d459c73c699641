import {
	type ActionFunctionArgs,
	type LoaderFunctionArgs,
	type MetaFunction,
	redirect,
} from '@remix-run/cloudflare'
import { useActionData, useLoaderData, useSearchParams } from '@remix-run/react'
import { countryName } from '#app/features/accounts/countries.ts'
import { changeMail } from '#app/features/accounts/mails/application-decided.ts'
import { ChangeDialog } from '#app/features/accounts/users/change-dialog.tsx'
import { changeAccount } from '#app/features/accounts/users/change-user.server.ts'
import {
	requestedChange,
	userDoneMessage,
	userDonePath,
} from '#app/features/accounts/users/dialog-address.ts'
import { findAccount, listUsers } from '#app/features/accounts/users/list-users.server.ts'
import { userChangeForm } from '#app/features/accounts/users/user-form.ts'
import { readUserSearch } from '#app/features/accounts/users/user-search.ts'
import { usersPath } from '#app/features/accounts/users/users-path.ts'
import { UsersScreen } from '#app/features/accounts/users/users-screen.tsx'
import { ChangeList } from '#app/features/audit/change-list.tsx'
import { listChanges } from '#app/features/audit/list-changes.server.ts'
import { readBody } from '#app/http/body.server.ts'
import { FailedScreen } from '#app/http/failed-screen.tsx'
import { requireAdmin } from '#app/http/guards.server.ts'
import { keepForm } from '#app/http/keep-form.ts'
import { listOrFailure, pageInstead } from '#app/http/list-or-failure.server.ts'
import { refuseChange } from '#app/http/refuse-change.server.ts'
import { invalid, logFailure, orInvalid } from '#app/http/responses.server.ts'
import { reloadAfterSubmit } from '#app/ui/admin/after-change.ts'
import { AdminMessage } from '#app/ui/admin/message.tsx'
import { withoutDialog } from '#app/ui/admin/paging.ts'
import { type FormAnswer, formProblem } from '#app/ui/form-answer.ts'
import { pageTitle } from '#app/ui/page-title.ts'

/** How many changes the dialog's history shows. */
const lastChanges = 5

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle('Users', matches) }]

export async function loader({ context, request }: LoaderFunctionArgs) {
	const { db } = context
	const { id: ownId } = await requireAdmin(context)
	const { searchParams } = new URL(request.url)
	const search = readUserSearch(searchParams)
	const of = searchParams.get('of')
	const [listed, account, history] = await Promise.all([
		listOrFailure({
			list: listUsers(db, search),
			empty: { users: [], total: 0 },
			failure: 'users.load-failed',
		}),
		of === null ? undefined : findAccount(db, { id: of }),
		of === null ? [] : listChanges(db, { most: lastChanges, object: { type: 'person', id: of } }),
	])
	const page = pageInstead(listed, search)
	if (page) throw redirect(usersPath(searchParams, { page }))
	return {
		...listed,
		search,
		ownId,
		history,
		account: account && { ...account, countryName: countryName(account.country) },
		asked: account && requestedChange(searchParams, { account, ownId }),
		done: account && userDoneMessage(searchParams, account),
	}
}

export const shouldRevalidate = reloadAfterSubmit

export async function action({ context, request }: ActionFunctionArgs) {
	const { db, sendMail, site } = context
	const { id, email } = await requireAdmin(context)
	const form = await readBody(request, userChangeForm)
	const { typed } = form
	if (!form.ok) return invalid(form.problems, { typed })
	const change = form.value
	return orInvalid('account.change-failed', typed, async () => {
		const actor = { id, email }
		const changed = await changeAccount(db, { change, actor, now: new Date() })
		if (!changed.ok) return refuseChange(changed.error, typed)
		const { user, isNew } = changed.value
		const mail = isNew ? changeMail(change.intent, user, site) : undefined
		const isMailed = mail === undefined || (await isSent(sendMail(mail)))
		const { searchParams } = new URL(request.url)
		return redirect(
			userDonePath(searchParams, { change: change.intent, of: change.user, isMailed }),
		)
	})
}

/** The change is saved by then: a mail that fails must not report it as failed. */
async function isSent(sending: Promise<void>): Promise<boolean> {
	try {
		await sending
		return true
	} catch (error) {
		logFailure(error)
		return false
	}
}

export const clientAction = keepForm('account.change-failed')

export default function Users() {
	const { list, failure, search, ownId, account, asked, done, history } =
		useLoaderData<typeof loader>()
	const answer: FormAnswer | undefined = useActionData<typeof action>()
	const [searchParams] = useSearchParams()
	const problem = failure ?? (asked ? undefined : formProblem(answer))
	return (
		<UsersScreen
			users={list.users}
			total={list.total}
			search={search}
			ownId={ownId}
			message={
				problem ? <AdminMessage tone="error" text={problem} /> : done && <AdminMessage {...done} />
			}
			dialog={
				account &&
				asked && (
					<ChangeDialog
						// Remount for another question.
						key={`${asked} ${account.id}`}
						change={asked}
						account={account}
						askedAt={usersPath(searchParams)}
						listPath={usersPath(withoutDialog(searchParams))}
						answer={answer}
						history={<ChangeList changes={history} isOfOne />}
					/>
				)
			}
		/>
	)
}

export function ErrorBoundary() {
	return <FailedScreen fallback="page.refresh" />
}
