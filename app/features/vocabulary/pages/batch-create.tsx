import {
	type ActionFunctionArgs,
	json,
	type LoaderFunctionArgs,
	type MetaFunction,
} from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { vocabularyErrors } from '#app/domain/errors/vocabulary.ts'
import { addErrors } from '#app/domain/errors.ts'
import { type BatchAnswer, mostShown } from '#app/features/vocabulary/admin/batch/batch-answer.ts'
import { BatchCreateScreen } from '#app/features/vocabulary/admin/batch/batch-create-screen.tsx'
import { batchFailures } from '#app/features/vocabulary/admin/batch/batch-failures.ts'
import { batchForm, batchLimit } from '#app/features/vocabulary/admin/batch/batch-form.server.ts'
import { createBatch } from '#app/features/vocabulary/admin/batch/create-batch.server.ts'
import { wordListPath } from '#app/features/vocabulary/admin/batch/selected-ids.ts'
import { readBody } from '#app/http/body.server.ts'
import { FailedScreen } from '#app/http/failed-screen.tsx'
import { requireEditor } from '#app/http/guards.server.ts'
import { keepForm } from '#app/http/keep-form.ts'
import { invalid, orInvalid } from '#app/http/responses.server.ts'
import { pageTitle } from '#app/ui/page-title.ts'

addErrors(vocabularyErrors)

export const meta: MetaFunction = ({ matches }) => [
	{ title: pageTitle('Batch Create Vocab', matches) },
]

export async function loader({ context, request }: LoaderFunctionArgs) {
	const { id: userId } = await requireEditor(context)
	return { userId, listPath: wordListPath(new URL(request.url).searchParams) }
}

export async function action({ context, request }: ActionFunctionArgs) {
	const { db } = context
	const { id, email } = await requireEditor(context)
	const form = await readBody(request, batchForm, batchLimit)
	if (!form.ok) return invalid(form.problems.slice(0, 1))
	return orInvalid(batchFailures[form.value.intent], {}, async () => {
		const order = { form: form.value, actor: { id, email }, now: new Date() }
		const made = await createBatch(db, order)
		return made.ok ? json(made.value) : invalid(made.error, { most: mostShown })
	})
}

export const clientAction = keepForm(batchFailures)

export default function VocabularyBatchCreate() {
	const answer: BatchAnswer | undefined = useActionData<typeof action>()
	return <BatchCreateScreen {...useLoaderData<typeof loader>()} answer={answer} />
}

export function ErrorBoundary() {
	return <FailedScreen fallback="page.refresh" />
}
