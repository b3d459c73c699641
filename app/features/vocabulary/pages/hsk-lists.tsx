import {
	type ActionFunctionArgs,
	json,
	type LoaderFunctionArgs,
	type MetaFunction,
} from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { vocabularyErrors } from '#app/domain/errors/vocabulary.ts'
import { addErrors } from '#app/domain/errors.ts'
import { mostShown } from '#app/features/vocabulary/admin/batch/batch-answer.ts'
import { type HskAnswer, toHskAnswer } from '#app/features/vocabulary/admin/hsk/hsk-answer.ts'
import { hskForm, hskLimit, readList } from '#app/features/vocabulary/admin/hsk/hsk-form.server.ts'
import { HskListsScreen } from '#app/features/vocabulary/admin/hsk/hsk-lists-screen.tsx'
import {
	checkImport,
	digestOf,
	importList,
	listImports,
} from '#app/features/vocabulary/admin/hsk/import-list.server.ts'
import { readBody } from '#app/http/body.server.ts'
import { FailedScreen } from '#app/http/failed-screen.tsx'
import { requireEditor } from '#app/http/guards.server.ts'
import { keepForm } from '#app/http/keep-form.ts'
import { invalid, orInvalid } from '#app/http/responses.server.ts'
import { pageTitle } from '#app/ui/page-title.ts'

addErrors(vocabularyErrors)

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle('HSK Lists', matches) }]

export async function loader({ context }: LoaderFunctionArgs) {
	await requireEditor(context)
	return { imports: await listImports(context.db) }
}

export async function action({ context, request }: ActionFunctionArgs) {
	const { db } = context
	const { id, email } = await requireEditor(context)
	const form = await readBody(request, hskForm, hskLimit)
	const { typed } = form
	if (!form.ok) return invalid(form.problems.slice(0, 1), { typed })
	return orInvalid('hsk-list.failed', typed, async () => {
		const read = await readList(form.value)
		if (!read.ok) return invalid(read.error, { typed, most: mostShown })
		const list = read.value
		const { rows, edition } = list
		const { intent } = form.value
		if (intent === 'check') {
			const plan = await checkImport(db, list)
			const digest = await digestOf(plan)
			return json(toHskAnswer({ outcome: 'checked', rows, plan, edition, digest }))
		}
		const { digest } = form.value
		const order = { list, digest, actor: { id, email }, now: new Date() }
		const imported = await importList(db, order)
		if (!imported.ok) return invalid([imported.error], { typed })
		const plan = imported.value
		return json(toHskAnswer({ outcome: 'imported', rows, plan, edition, digest }))
	})
}

export const clientAction = keepForm('hsk-list.failed')

export default function HskLists() {
	const answer: HskAnswer | undefined = useActionData<typeof action>()
	return <HskListsScreen {...useLoaderData<typeof loader>()} answer={answer} />
}

export function ErrorBoundary() {
	return <FailedScreen fallback="page.refresh" />
}
