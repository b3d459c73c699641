import {
	type ActionFunctionArgs,
	type LoaderFunctionArgs,
	type MetaFunction,
	redirect,
} from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { itemPath, tabPath } from '#app/domain/publishing/text-tabs.ts'
import {
	answerItemForm,
	loadItemDialog,
} from '#app/features/courses/admin/course-dialogs.server.ts'
import { CourseMessage } from '#app/features/courses/admin/course-dialogs.tsx'
import { findItem } from '#app/features/courses/admin/courses-for-editing.server.ts'
import { itemFailures } from '#app/features/courses/admin/item-changes.ts'
import { lessonSettingsForm } from '#app/features/courses/admin/item-forms.ts'
import { SettingsScreen } from '#app/features/courses/admin/settings-screen.tsx'
import { longForm, readBody } from '#app/http/body.server.ts'
import { requireEditor } from '#app/http/guards.server.ts'
import { keepForm } from '#app/http/keep-form.ts'
import { closed, invalid } from '#app/http/responses.server.ts'
import { reloadAfterSubmit } from '#app/ui/admin/after-change.ts'
import type { FormAnswer } from '#app/ui/form-answer.ts'
import { Notice } from '#app/ui/notice.tsx'
import { pageTitle } from '#app/ui/page-title.ts'

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches }) => {
	const name = loaded && 'item' in loaded ? loaded.item.title.en : undefined
	return [{ title: pageTitle(name ? `Settings · ${name}` : 'Settings', matches) }]
}

export async function loader({ context, params, request }: LoaderFunctionArgs) {
	await requireEditor(context)
	const { searchParams } = new URL(request.url)
	const [item, done] = await Promise.all([
		findItem(context.db, { id: params.id ?? '' }),
		searchParams.get('done') === 'edit' ? loadItemDialog({ context, searchParams }) : undefined,
	])
	if (!item || item.isDeleted) {
		return closed('lesson-text.lesson-missing')
	}
	if (item.type === 'course') throw redirect(itemPath(item))
	return { item, done }
}

/** After a refusal the next try knows the newer version. */
export const shouldRevalidate = reloadAfterSubmit

export async function action({ context, request }: ActionFunctionArgs) {
	const admin = await requireEditor(context)
	const form = await readBody(request, lessonSettingsForm, longForm)
	const { typed } = form
	if (!form.ok) return invalid(form.problems, { typed })
	return answerItemForm({ context, request, admin, parentId: null }, { form: form.value, typed })
}

export const clientAction = keepForm(itemFailures)

export default function LessonSettings() {
	const loaded = useLoaderData<typeof loader>()
	const answer = useActionData<FormAnswer>()
	if ('refusal' in loaded) return <Notice tone="error">{loaded.refusal}</Notice>
	const { item, done } = loaded
	const path = tabPath({ kind: 'lessons', id: item.id }, 'Settings')
	return (
		<>
			<CourseMessage data={done} listPath={path} answer={undefined} />
			<SettingsScreen key={item.id} item={item} sentTo={path} answer={answer} />
		</>
	)
}
