import {
	type ActionFunctionArgs,
	type LoaderFunctionArgs,
	type MetaFunction,
	redirect,
} from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { textSearchErrors } from '#app/domain/errors/text-search.ts'
import { addErrors } from '#app/domain/errors.ts'
import { replacePath, runPath } from '#app/domain/text-search/search-address.ts'
import { beginRun } from '#app/features/text-search/begin-run.server.ts'
import { findChanges } from '#app/features/text-search/find-changes.server.ts'
import { listRuns } from '#app/features/text-search/list-runs.server.ts'
import { replaceForm } from '#app/features/text-search/replace-form.ts'
import { ReplaceScreen } from '#app/features/text-search/replace-screen.tsx'
import { soughtIn } from '#app/features/text-search/text-search.ts'
import { longForm, readBody } from '#app/http/body.server.ts'
import { FailedScreen } from '#app/http/failed-screen.tsx'
import { requireEditor } from '#app/http/guards.server.ts'
import { keepForm } from '#app/http/keep-form.ts'
import { listOrFailure } from '#app/http/list-or-failure.server.ts'
import { refuseChange } from '#app/http/refuse-change.server.ts'
import { invalid, orInvalid } from '#app/http/responses.server.ts'
import { reloadAfterSubmit } from '#app/ui/admin/after-change.ts'
import type { FormAnswer } from '#app/ui/form-answer.ts'
import { pageTitle } from '#app/ui/page-title.ts'

// The form says them by itself when there is no answer.
addErrors(textSearchErrors)

/** The number of runs below the form. */
const latestRuns = 5

export const meta: MetaFunction = ({ matches }) => [
	{ title: pageTitle('Find and replace', matches) },
]

export async function loader({ context, request }: LoaderFunctionArgs) {
	const { db } = context
	await requireEditor(context)
	const { searchParams } = new URL(request.url)
	const pattern = soughtIn(searchParams, 'q')
	const replacement = soughtIn(searchParams, 'with')
	const course = soughtIn(searchParams, 'course')
	const [{ list, failure }, runs] = await Promise.all([
		listOrFailure({
			list: findChanges(db, { pattern, replacement, course }),
			empty: { courses: [], texts: [], isMore: false },
			failure: 'text-search.failed',
		}),
		listRuns(db, { most: latestRuns }),
	])
	const query = new URLSearchParams({ q: pattern, with: replacement, ...(course && { course }) })
	return {
		...list,
		failure,
		runs,
		pattern,
		replacement,
		course,
		askedAt: `${replacePath}?${query}`,
	}
}

export const shouldRevalidate = reloadAfterSubmit

export async function action({ context, request }: ActionFunctionArgs) {
	const { db } = context
	const { id, email } = await requireEditor(context)
	const form = await readBody(request, replaceForm, longForm)
	const { typed } = form
	if (!form.ok) return invalid(form.problems, { typed })
	return orInvalid('replacement.begin-failed', typed, async () => {
		const begun = await beginRun(db, { ...form.value, actor: { id, email }, now: new Date() })
		if (!begun.ok) return refuseChange(begun.error, typed)
		return redirect(runPath(begun.value.id))
	})
}

export const clientAction = keepForm('replacement.begin-failed')

export default function Replace() {
	const loaded = useLoaderData<typeof loader>()
	const answer = useActionData<FormAnswer>()
	return <ReplaceScreen key={loaded.askedAt} {...loaded} answer={answer} />
}

export function ErrorBoundary() {
	return <FailedScreen fallback="page.refresh" />
}
