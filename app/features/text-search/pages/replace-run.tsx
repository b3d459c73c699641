import {
	type ActionFunctionArgs,
	type LoaderFunctionArgs,
	type MetaFunction,
	redirect,
} from '@remix-run/cloudflare'
import { useActionData, useLoaderData, useSearchParams } from '@remix-run/react'
import { textSearchErrors } from '#app/domain/errors/text-search.ts'
import { addErrors } from '#app/domain/errors.ts'
import { runPath } from '#app/domain/text-search/search-address.ts'
import { beginUndo } from '#app/features/text-search/begin-run.server.ts'
import { continueRun } from '#app/features/text-search/continue-run.server.ts'
import { findRun } from '#app/features/text-search/list-runs.server.ts'
import { runForm } from '#app/features/text-search/replace-form.ts'
import { RunScreen } from '#app/features/text-search/run-screen.tsx'
import { readBody } from '#app/http/body.server.ts'
import { FailedScreen } from '#app/http/failed-screen.tsx'
import { requireEditor } from '#app/http/guards.server.ts'
import { keepForm } from '#app/http/keep-form.ts'
import { refuseChange } from '#app/http/refuse-change.server.ts'
import { fail, invalid, orInvalid } from '#app/http/responses.server.ts'
import { reloadAfterSubmit } from '#app/ui/admin/after-change.ts'
import { Question } from '#app/ui/admin/question.tsx'
import type { FormAnswer } from '#app/ui/form-answer.ts'
import { pageTitle } from '#app/ui/page-title.ts'

// The form says them by itself when there is no answer.
addErrors(textSearchErrors)

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle('Replacement', matches) }]

export async function loader({ context, params }: LoaderFunctionArgs) {
	await requireEditor(context)
	const run = await findRun(context.db, { id: params.run ?? '' })
	if (!run) throw fail('replacement.gone')
	return { run }
}

export const shouldRevalidate = reloadAfterSubmit

export async function action({ context, params, request }: ActionFunctionArgs) {
	const { db, services } = context
	const { id: userId, email } = await requireEditor(context)
	const form = await readBody(request, runForm)
	const { typed } = form
	if (!form.ok) return invalid(form.problems, { typed })
	const id = params.run ?? ''
	return orInvalid('replacement.continue-failed', typed, async () => {
		const order = { id, actor: { id: userId, email }, now: new Date() }
		const done =
			form.value.intent === 'undo'
				? await beginUndo(db, order)
				: await continueRun({ db, services }, order)
		return done.ok ? redirect(runPath(id)) : refuseChange(done.error, typed)
	})
}

export const clientAction = keepForm('replacement.continue-failed')

export default function ReplaceRun() {
	const { run } = useLoaderData<typeof loader>()
	const answer = useActionData<FormAnswer>()
	const [search] = useSearchParams()
	const isAsked = search.get('ask') === 'undo' && run.state === 'replaced'
	const path = runPath(run.id)
	return (
		<RunScreen
			run={run}
			answer={isAsked ? undefined : answer}
			dialog={
				isAsked && (
					<Question
						title="Undo this replacement?"
						askedAt={`${path}?ask=undo`}
						listPath={path}
						answer={answer}
						verb="Undo"
						busy="Undoing..."
					>
						<input type="hidden" name="intent" value="undo" />
						<p>
							Each text goes back to its former version. A text that somebody has changed since
							stays as it is now.
						</p>
					</Question>
				)
			}
		/>
	)
}

export function ErrorBoundary() {
	return <FailedScreen fallback="page.refresh" />
}
