import {
	type ActionFunctionArgs,
	type LoaderFunctionArgs,
	type MetaFunction,
	redirect,
} from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { ownTextRules } from '#app/domain/accounts/attempt-limit.ts'
import { longestTag, mostTags } from '#app/domain/texts/limits.ts'
import { tidyTitle } from '#app/domain/texts/split-text.ts'
import { readTags } from '#app/domain/texts/tags.ts'
import { deleteText, findText, nameText } from '#app/features/texts/change-text.server.ts'
import { EditTextScreen } from '#app/features/texts/edit-text-screen.tsx'
import { changeTextForm } from '#app/features/texts/text-forms.ts'
import { readBody } from '#app/http/body.server.ts'
import { FailedScreen } from '#app/http/failed-screen.tsx'
import { requireUser } from '#app/http/guards.server.ts'
import { keepForm } from '#app/http/keep-form.ts'
import { admit, invalidTooMany } from '#app/http/rate-limit.server.ts'
import { fail, invalid, orInvalid } from '#app/http/responses.server.ts'
import type { FormAnswer } from '#app/ui/form-answer.ts'
import { pageTitle } from '#app/ui/page-title.ts'

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle('Edit text', matches) }]

export async function loader({ context, params }: LoaderFunctionArgs) {
	const { id: userId } = await requireUser(context)
	const found = await findText(context.db, { id: params.id ?? '', userId })
	if (!found) throw fail('own-text.not-found')
	return found
}

export async function action({ context, params, request }: ActionFunctionArgs) {
	const { db } = context
	const { id: userId } = await requireUser(context)
	const text = { id: params.id ?? '', userId }
	const form = await readBody(request, changeTextForm)
	const { typed } = form
	if (!form.ok) return invalid(form.problems, { typed })
	const attempt = await admit(context, ownTextRules('change', userId))
	if (!attempt.ok) return invalidTooMany('request.too-many', attempt.error, typed)
	const asked = form.value
	return orInvalid('own-text.change-failed', typed, async () => {
		if (asked.intent === 'delete') {
			const isDeleted = await deleteText(db, text)
			if (!isDeleted) throw fail('own-text.not-found')
			return redirect('/texts')
		}
		const title = tidyTitle(asked.title)
		if (title === '')
			return invalid([{ code: 'own-text.without-title', field: 'title' }], { typed })
		const tags = readTags(asked.tags)
		if (!tags) {
			const values = { most: mostTags, length: longestTag }
			return invalid([{ code: 'own-text.tags', values, field: 'tags' }], { typed })
		}
		const isNamed = await nameText(db, { ...text, title, tags })
		if (!isNamed) throw fail('own-text.not-found')
		return redirect('/texts')
	})
}

export const clientAction = keepForm({})

export default function EditText() {
	const answer = useActionData<FormAnswer>()
	return <EditTextScreen text={useLoaderData<typeof loader>()} answer={answer} />
}

export function ErrorBoundary() {
	return <FailedScreen fallback="page.refresh" />
}
