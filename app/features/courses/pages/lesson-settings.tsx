import {
	type ActionFunctionArgs,
	data,
	type LoaderFunctionArgs,
	type MetaFunction,
	redirect,
} from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { lessonPath, lessonTabs } from '#app/domain/courses/lesson-tabs.ts'
import { errorText } from '#app/domain/errors.ts'
import { answerItemForm } from '#app/features/courses/admin/course-dialogs.server.ts'
import { findItem } from '#app/features/courses/admin/courses-for-editing.server.ts'
import { lessonSettingsForm } from '#app/features/courses/admin/forms.ts'
import { itemFailures } from '#app/features/courses/admin/item-changes.ts'
import { itemPath } from '#app/features/courses/admin/item-title.tsx'
import { SettingsScreen } from '#app/features/courses/admin/settings-screen.tsx'
import { longForm, readBody } from '#app/http/body.server.ts'
import { requireAdmin } from '#app/http/guards.server.ts'
import { keepForm } from '#app/http/keep-form.ts'
import { invalid } from '#app/http/responses.server.ts'
import { reloadAfterSubmit } from '#app/ui/admin/after-change.ts'
import type { FormAnswer } from '#app/ui/form-answer.ts'
import { Notice } from '#app/ui/notice.tsx'
import { pageTitle } from '#app/ui/page-title.ts'

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches }) => {
	const name = loaded && 'item' in loaded ? loaded.item.title.en : undefined
	return [{ title: pageTitle(name ? `Settings · ${name}` : 'Settings', matches) }]
}

export async function loader({ context, params }: LoaderFunctionArgs) {
	await requireAdmin(context)
	const item = await findItem(context.db, { id: params.id ?? '' })
	if (!item || item.isDeleted) {
		return data({ refusal: errorText('lesson-text.lesson-missing') }, { status: 404 })
	}
	if (item.type === 'course') throw redirect(itemPath(item))
	return { item }
}

/** After a refusal the next try knows the newer version. */
export const shouldRevalidate = reloadAfterSubmit

/** Saves the fields, or changes nothing but the status, which stands above all tabs. */
export async function action({ context, params, request }: ActionFunctionArgs) {
	const admin = await requireAdmin(context)
	const form = await readBody(request, lessonSettingsForm, longForm)
	const { typed } = form
	if (!form.ok) return invalid(form.problems, { typed })
	const asked = new URL(request.url).searchParams.get('tab')
	const tab = lessonTabs.find(({ name }) => name === asked)
	const returnTo = lessonPath(params.id ?? '', tab?.name ?? 'Settings')
	const change = { form: form.value, typed }
	return answerItemForm({ context, request, admin, parentId: null, returnTo }, change)
}

export const clientAction = keepForm(itemFailures)

export default function LessonSettings() {
	const loaded = useLoaderData<typeof loader>()
	const answer = useActionData<FormAnswer>()
	if ('refusal' in loaded) return <Notice tone="error">{loaded.refusal}</Notice>
	const { item } = loaded
	return (
		<SettingsScreen
			key={item.id}
			item={item}
			sentTo={lessonPath(item.id, 'Settings')}
			answer={ofFields(answer)}
		/>
	)
}

/** The status above is a form of its own. Without a script it is answered here, too. */
function ofFields(answer: FormAnswer | undefined): FormAnswer | undefined {
	if (!answer || answer.typed?.intent === 'edit') return answer
	const { typed, ...refusal } = answer
	return refusal
}
