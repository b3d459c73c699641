import {
	type ActionFunctionArgs,
	json,
	type LoaderFunctionArgs,
	type MetaFunction,
} from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { newId } from '#app/db/columns.ts'
import { textSearchErrors } from '#app/domain/errors/text-search.ts'
import { addErrors } from '#app/domain/errors.ts'
import { replacementPath } from '#app/domain/text-search/search-address.ts'
import { findChanges } from '#app/features/text-search/find-changes.server.ts'
import { listRuns } from '#app/features/text-search/list-runs.server.ts'
import { replaceBatch } from '#app/features/text-search/replace-batch.server.ts'
import { batchForm } from '#app/features/text-search/replace-form.ts'
import { ReplaceScreen } from '#app/features/text-search/replace-screen.tsx'
import { soughtIn } from '#app/features/text-search/text-search.ts'
import { undoBatch } from '#app/features/text-search/undo-batch.server.ts'
import { longForm, readBody } from '#app/http/body.server.ts'
import { FailedScreen } from '#app/http/failed-screen.tsx'
import { requireEditor } from '#app/http/guards.server.ts'
import { keepForm } from '#app/http/keep-form.ts'
import { listOrFailure } from '#app/http/list-or-failure.server.ts'
import { refuseChange } from '#app/http/refuse-change.server.ts'
import { invalid, orInvalid } from '#app/http/responses.server.ts'
import { reloadAfterSubmit } from '#app/ui/admin/after-change.ts'
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
	const [{ list: found, failure }, runs] = await Promise.all([
		listOrFailure({
			list: findChanges(db, { pattern, replacement, course }),
			empty: { courses: [], texts: [], isMore: false, unknown: [], problem: undefined },
			failure: 'text-search.failed',
		}),
		listRuns(db, { most: latestRuns }),
	])
	const { problem, ...list } = found
	return {
		...list,
		failure: failure ?? problem,
		run: newId(),
		runs,
		pattern,
		replacement,
		course,
		askedAt: replacementPath({ pattern, replacement, course }),
	}
}

export const shouldRevalidate = reloadAfterSubmit

export async function action({ context, request }: ActionFunctionArgs) {
	const { db, services } = context
	const { id, email } = await requireEditor(context)
	const form = await readBody(request, batchForm, longForm)
	if (!form.ok) return invalid(form.problems)
	return orInvalid('replacement.continue-failed', {}, async () => {
		const by = { actor: { id, email }, now: new Date() }
		const { value } = form
		const done =
			value.intent === 'undo'
				? await undoBatch({ db, services }, { ...value, ...by })
				: await replaceBatch({ db, services }, { ...value, ...by })
		return done.ok ? json(done.value) : refuseChange(done.error)
	})
}

export const clientAction = keepForm('replacement.continue-failed')

export default function Replace() {
	const loaded = useLoaderData<typeof loader>()
	return <ReplaceScreen key={loaded.askedAt} {...loaded} />
}

export function ErrorBoundary() {
	return <FailedScreen fallback="page.refresh" />
}
