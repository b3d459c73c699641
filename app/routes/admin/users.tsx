import {
	type ActionFunctionArgs,
	type LoaderFunctionArgs,
	type MetaFunction,
	redirect,
} from '@remix-run/cloudflare'
import { useActionData, useLoaderData, useSearchParams } from '@remix-run/react'
import { countryName } from '#app/features/accounts/countries.ts'
import { decisionMail } from '#app/features/accounts/mails/application-decided.ts'
import {
	askedChange,
	doneMessage,
	donePath,
	peoplePath,
} from '#app/features/accounts/people/asked-change.ts'
import { ChangeDialog } from '#app/features/accounts/people/change-dialog.tsx'
import { changeAccount } from '#app/features/accounts/people/commands.server.ts'
import { personChangeForm } from '#app/features/accounts/people/forms.ts'
import { PeopleScreen } from '#app/features/accounts/people/people-screen.tsx'
import { readPeopleSearch } from '#app/features/accounts/people/people-search.ts'
import { findAccount, listPeople } from '#app/features/accounts/people/queries.server.ts'
import { ChangeList } from '#app/features/audit/change-list.tsx'
import { listChanges } from '#app/features/audit/queries.server.ts'
import { FailedScreen } from '#app/features/failures/failed-screen.tsx'
import { readForm } from '#app/platform/form-data.server.ts'
import { requireAdmin } from '#app/platform/guards.server.ts'
import { invalid, logFailure, orInvalid } from '#app/platform/responses.server.ts'
import { evenWhenRefused } from '#app/ui/desk/after-change.ts'
import { DeskMessage } from '#app/ui/desk/message.tsx'
import { withoutMoment } from '#app/ui/desk/paging.ts'
import { type FormAnswer, formProblem } from '#app/ui/form-answer.ts'
import { pageTitle } from '#app/ui/page-title.ts'
import { listOrFailure, pageInstead } from './list-or-failure.server.ts'

/** How much of an account's history stands beside the question. */
const lastChanges = 5

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle('Users', matches) }]

export async function loader({ context, request }: LoaderFunctionArgs) {
	const { db } = context
	const { id: ownId } = await requireAdmin(context)
	const { searchParams } = new URL(request.url)
	const search = readPeopleSearch(searchParams)
	const of = searchParams.get('of')
	const [listed, account, history] = await Promise.all([
		listOrFailure({
			list: listPeople(db, search),
			empty: { people: [], total: 0 },
			failure: 'users.load-failed',
		}),
		of === null ? undefined : findAccount(db, { id: of }),
		of === null ? [] : listChanges(db, { most: lastChanges, object: { type: 'person', id: of } }),
	])
	const page = pageInstead(listed, search)
	if (page) throw redirect(peoplePath(searchParams, { page }))
	return {
		...{ ...listed, search, ownId, history },
		account: account && { ...account, countryName: countryName(account.country) },
		asked: account && askedChange(searchParams, { account, ownId }),
		done: account && doneMessage(searchParams, account),
	}
}

export const shouldRevalidate = evenWhenRefused

export async function action({ context, request }: ActionFunctionArgs) {
	const { db, sendMail, site } = context
	const { id, email } = await requireAdmin(context)
	const form = await readForm(request, personChangeForm)
	const { typed } = form
	if (!form.ok) return invalid(form.problems, { typed })
	const change = form.value
	return orInvalid('account.change-failed', typed, async () => {
		const actor = { id, email }
		const changed = await changeAccount(db, { change, actor, now: new Date() })
		if (!changed.ok) return invalid([changed.error], { typed })
		const { person, isNew } = changed.value
		const mail = isNew ? decisionMail(change.intent, person, site) : undefined
		const isTold = mail === undefined || (await isSent(sendMail(mail)))
		const { searchParams } = new URL(request.url)
		return redirect(donePath(searchParams, { change: change.intent, of: change.person, isTold }))
	})
}

/** The change is made; that nobody could be told of it is no reason to say that it failed. */
async function isSent(sending: Promise<void>): Promise<boolean> {
	try {
		await sending
		return true
	} catch (error) {
		logFailure(error)
		return false
	}
}

export default function Users() {
	const { list, failure, search, ownId, account, asked, done, history } =
		useLoaderData<typeof loader>()
	const answer: FormAnswer | undefined = useActionData<typeof action>()
	const [searchParams] = useSearchParams()
	const problem = failure ?? (asked ? undefined : formProblem(answer))
	return (
		<PeopleScreen
			people={list.people}
			total={list.total}
			search={search}
			ownId={ownId}
			message={
				problem ? <DeskMessage tone="error" text={problem} /> : done && <DeskMessage {...done} />
			}
			dialog={
				account &&
				asked && (
					<ChangeDialog
						// Another question is another dialog.
						key={`${asked} ${account.id}`}
						change={asked}
						account={account}
						askedAt={peoplePath(searchParams)}
						listPath={peoplePath(withoutMoment(searchParams))}
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
