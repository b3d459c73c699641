import {
	type ActionFunctionArgs,
	type LoaderFunctionArgs,
	type MetaFunction,
	redirect,
} from '@remix-run/cloudflare'
import { Link, useActionData, useLoaderData, useSearchParams } from '@remix-run/react'
import { findInTrash } from '#app/db/find-in-trash.ts'
import { answerTrashForm } from '#app/features/trash/answer-trash-form.server.ts'
import { listTrash } from '#app/features/trash/list-trash.server.ts'
import { PurgeDialog } from '#app/features/trash/purge-dialog.tsx'
import { trashFailures } from '#app/features/trash/trash-failures.ts'
import { findMessage } from '#app/features/trash/trash-message.server.ts'
import { TrashScreen } from '#app/features/trash/trash-screen.tsx'
import { readThing, readTrashSearch, trashPath } from '#app/features/trash/trash-search.ts'
import { FailedScreen } from '#app/http/failed-screen.tsx'
import { requireEditor } from '#app/http/guards.server.ts'
import { keepForm } from '#app/http/keep-form.ts'
import { listOrFailure, pageInstead } from '#app/http/list-or-failure.server.ts'
import { reloadAfterSubmit } from '#app/ui/admin/after-change.ts'
import { AdminMessage } from '#app/ui/admin/message.tsx'
import { withoutDialog } from '#app/ui/admin/paging.ts'
import { type FormAnswer, formProblem } from '#app/ui/form-answer.ts'
import { pageTitle } from '#app/ui/page-title.ts'

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle('Trash', matches) }]

export async function loader({ context, request }: LoaderFunctionArgs) {
	const { db } = context
	const { id: userId } = await requireEditor(context)
	const { searchParams } = new URL(request.url)
	const search = readTrashSearch(searchParams)
	const asked = searchParams.get('ask') === 'purge' ? readThing(searchParams) : undefined
	const [listed, message, found] = await Promise.all([
		listOrFailure({
			list: listTrash(db, { ...search, userId, now: new Date() }),
			empty: { things: [], total: 0 },
			failure: 'trash.list-failed',
		}),
		findMessage(db, searchParams),
		asked && findInTrash(db, asked, userId),
	])
	const page = pageInstead(listed, search)
	if (page) throw redirect(trashPath(searchParams, { page }))
	return { ...listed, search, message, found }
}

export const shouldRevalidate = reloadAfterSubmit

export async function action({ context, request }: ActionFunctionArgs) {
	const admin = await requireEditor(context)
	return answerTrashForm({ db: context.db, request, admin })
}

export const clientAction = keepForm(trashFailures)

export default function Trash() {
	const { list, failure, search, message, found } = useLoaderData<typeof loader>()
	const answer = useActionData<FormAnswer>()
	const [searchParams] = useSearchParams()
	const listPath = trashPath(withoutDialog(searchParams))
	const problem = failure ?? (found ? undefined : formProblem(answer))
	return (
		<TrashScreen
			things={list.things}
			total={list.total}
			search={search}
			message={
				problem ? (
					<AdminMessage tone="error" text={problem} />
				) : (
					message && (
						<AdminMessage
							tone="success"
							text={message.text}
							action={
								message.path && (
									<Link to={message.path} className="px-2 font-medium text-sm underline">
										Open
									</Link>
								)
							}
						/>
					)
				)
			}
			dialog={
				found && (
					<PurgeDialog
						thing={found}
						askedAt={trashPath(searchParams)}
						listPath={listPath}
						answer={answer}
					/>
				)
			}
		/>
	)
}

export function ErrorBoundary() {
	return <FailedScreen fallback="page.refresh" />
}
