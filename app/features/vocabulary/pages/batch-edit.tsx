import {
	type ActionFunctionArgs,
	json,
	type LoaderFunctionArgs,
	type MetaFunction,
	redirect,
} from '@remix-run/cloudflare'
import { type ShouldRevalidateFunction, useActionData, useLoaderData } from '@remix-run/react'
import { vocabularyErrors } from '#app/domain/errors/vocabulary.ts'
import { addErrors } from '#app/domain/errors.ts'
import { type BatchAnswer, mostShown } from '#app/features/vocabulary/admin/batch/batch-answer.ts'
import { BatchEditScreen } from '#app/features/vocabulary/admin/batch/batch-edit-screen.tsx'
import { batchFailures } from '#app/features/vocabulary/admin/batch/batch-failures.ts'
import { batchForm, batchLimit } from '#app/features/vocabulary/admin/batch/batch-form.server.ts'
import { findSelected } from '#app/features/vocabulary/admin/batch/batch-words.server.ts'
import { editBatch } from '#app/features/vocabulary/admin/batch/edit-batch.server.ts'
import { readSelectedIds, wordListPath } from '#app/features/vocabulary/admin/batch/selected-ids.ts'
import { tableHead, tableRows } from '#app/features/vocabulary/admin/batch/words-table.server.ts'
import { formatVersions } from '#app/features/vocabulary/admin/list/word-versions.ts'
import { readBody } from '#app/http/body.server.ts'
import { FailedScreen } from '#app/http/failed-screen.tsx'
import { requireEditor } from '#app/http/guards.server.ts'
import { keepForm } from '#app/http/keep-form.ts'
import { invalid, orInvalid } from '#app/http/responses.server.ts'
import { pageTitle } from '#app/ui/page-title.ts'
import { hasFailed } from '#app/ui/same-page.ts'

/** The status of vocabulary-csv.changed. */
const conflict = 409

addErrors(vocabularyErrors)

export const meta: MetaFunction = ({ matches }) => [
	{ title: pageTitle('Batch Edit Vocab', matches) },
]

export async function loader({ context, request }: LoaderFunctionArgs) {
	await requireEditor(context)
	const { searchParams } = new URL(request.url)
	const ids = readSelectedIds(searchParams)
	const listPath = wordListPath(searchParams)
	const words = ids.length > 0 ? await findSelected(context.db, { ids }) : []
	if (words.length === 0) throw redirect(listPath)
	const text = tableHead() + tableRows(words)
	return { text, versions: formatVersions(words), count: words.length, listPath }
}

/**
 * After a conflict the page shows what somebody else has changed, so that it can be saved over. Any
 * other refusal leaves it as it was seen.
 */
export const shouldRevalidate: ShouldRevalidateFunction = ({
	actionStatus,
	defaultShouldRevalidate,
}) => actionStatus === conflict || (!hasFailed({ actionStatus }) && defaultShouldRevalidate)

export async function action({ context, request }: ActionFunctionArgs) {
	const { db } = context
	const { id, email } = await requireEditor(context)
	const form = await readBody(request, batchForm, batchLimit)
	if (!form.ok) return invalid(form.problems.slice(0, 1))
	return orInvalid(batchFailures[form.value.intent], {}, async () => {
		const ids = readSelectedIds(new URL(request.url).searchParams)
		const order = { ids, form: form.value, actor: { id, email }, now: new Date() }
		const edited = await editBatch(db, order)
		return edited.ok ? json(edited.value) : invalid(edited.error, { most: mostShown })
	})
}

export const clientAction = keepForm(batchFailures)

export default function VocabularyBatchEdit() {
	const answer: BatchAnswer | undefined = useActionData<typeof action>()
	return <BatchEditScreen {...useLoaderData<typeof loader>()} answer={answer} />
}

export function ErrorBoundary() {
	return <FailedScreen fallback="page.refresh" />
}
