import {
	type ActionFunctionArgs,
	type LoaderFunctionArgs,
	type MetaFunction,
	redirect,
} from '@remix-run/cloudflare'
import { Form, useActionData, useLoaderData, useSearchParams } from '@remix-run/react'
import { isAdmin } from '#app/domain/accounts/user.ts'
import { reportErrors } from '#app/domain/errors/reports.ts'
import { addErrors } from '#app/domain/errors.ts'
import { AnswerDialog } from '#app/features/reports/admin/answer-dialog.tsx'
import { answerReportForm } from '#app/features/reports/admin/answer-report-form.server.ts'
import { findReportStatus, statusAfter } from '#app/features/reports/admin/answer-reports.server.ts'
import { listReports } from '#app/features/reports/admin/list-reports.server.ts'
import {
	readAnswer,
	readReportSearch,
	reportsListPath,
} from '#app/features/reports/admin/report-search.ts'
import { ReportsScreen } from '#app/features/reports/admin/reports-screen.tsx'
import { FailedScreen } from '#app/http/failed-screen.tsx'
import { requireEditor } from '#app/http/guards.server.ts'
import { keepForm } from '#app/http/keep-form.ts'
import { listOrFailure, pageInstead } from '#app/http/list-or-failure.server.ts'
import { reloadAfterSubmit } from '#app/ui/admin/after-change.ts'
import { AdminMessage } from '#app/ui/admin/message.tsx'
import { withoutDialog } from '#app/ui/admin/paging.ts'
import { type FormAnswer, formProblem } from '#app/ui/form-answer.ts'
import { pageTitle } from '#app/ui/page-title.ts'

// The form says them by itself when there is no answer.
addErrors(reportErrors)

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle('Reports', matches) }]

export async function loader({ context, request }: LoaderFunctionArgs) {
	const { db } = context
	const editor = await requireEditor(context)
	const { searchParams } = new URL(request.url)
	const search = readReportSearch(searchParams)
	const done = readAnswer(searchParams, 'done')
	const [listed, status] = await Promise.all([
		listOrFailure({
			list: listReports(db, { ...search, showsReaders: isAdmin(editor) }),
			empty: { groups: [], total: 0, courses: [] },
			failure: 'reports.list-failed',
		}),
		done && findReportStatus(db, { id: done.of }),
	])
	const page = pageInstead(listed, search)
	if (page) throw redirect(reportsListPath(searchParams, { page }))
	// Anybody can write an address: it is said only while it is true.
	const isDone = done && status === statusAfter[done.answer]
	return { ...listed, search, done: isDone ? done : undefined }
}

export const shouldRevalidate = reloadAfterSubmit

export async function action({ context, request }: ActionFunctionArgs) {
	const editor = await requireEditor(context)
	return answerReportForm({ db: context.db, request, editor })
}

export const clientAction = keepForm('report.answer-failed')

const doneTexts = {
	resolve: 'The report was resolved.',
	reject: 'The report was answered: no change needed.',
	reopen: 'The report is open again.',
} as const

export default function AdminReports() {
	const { list, failure, search, done } = useLoaderData<typeof loader>()
	const answer = useActionData<FormAnswer>()
	const [searchParams] = useSearchParams()
	const listPath = reportsListPath(withoutDialog(searchParams))
	const asked = readAnswer(searchParams, 'ask')
	const group = list.groups.find(({ said }) => said.some(({ id }) => id === asked?.of))
	const intent = asked?.answer
	const isAsking = group && intent && intent !== 'reopen' && search.status === 'open'
	const problem = failure ?? (isAsking ? undefined : formProblem(answer))
	return (
		<ReportsScreen
			groups={list.groups}
			total={list.total}
			courses={list.courses}
			search={search}
			message={
				problem ? (
					<AdminMessage tone="error" text={problem} />
				) : (
					done && (
						<AdminMessage
							tone="success"
							text={doneTexts[done.answer]}
							action={done.answer !== 'reopen' && <Undo of={done.of} listPath={listPath} />}
						/>
					)
				)
			}
			dialog={
				isAsking && (
					<AnswerDialog
						key={intent}
						intent={intent}
						group={group}
						askedAt={reportsListPath(searchParams)}
						listPath={listPath}
						answer={answer}
					/>
				)
			}
		/>
	)
}

/** Takes back the answer that was just given. */
function Undo({ of, listPath }: { of: string; listPath: string }) {
	return (
		<Form method="post" action={listPath} replace preventScrollReset>
			<input type="hidden" name="intent" value="reopen" />
			<input type="hidden" name="of" value={of} />
			<button
				type="submit"
				className="min-h-8 rounded-control px-2 font-medium text-accent-deep text-sm underline hover:bg-sunken"
			>
				Undo
			</button>
		</Form>
	)
}

export function ErrorBoundary() {
	return <FailedScreen fallback="page.refresh" />
}
