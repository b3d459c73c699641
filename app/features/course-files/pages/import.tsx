import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { largestForm } from '#app/domain/course-files/limits.ts'
import { courseFileErrors } from '#app/domain/errors/course-files.ts'
import { addErrors } from '#app/domain/errors.ts'
import { tooLarge } from '#app/domain/megabytes.ts'
import { answerImport } from '#app/features/course-files/answer-import.server.ts'
import type { ImportAnswer } from '#app/features/course-files/import-answer.ts'
import { importForm, importLimit } from '#app/features/course-files/import-form.server.ts'
import { ImportScreen } from '#app/features/course-files/import-screen.tsx'
import { listCourseTitles } from '#app/features/courses/admin/courses-for-editing.server.ts'
import { readBody } from '#app/http/body.server.ts'
import { FailedScreen } from '#app/http/failed-screen.tsx'
import { requireEditor } from '#app/http/guards.server.ts'
import { keepForm } from '#app/http/keep-form.ts'
import { invalid, orInvalid } from '#app/http/responses.server.ts'
import { pageTitle } from '#app/ui/page-title.ts'

// A form that could not be sent is answered in the browser.
addErrors(courseFileErrors)

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle('Import', matches) }]

export async function loader({ context, request }: LoaderFunctionArgs) {
	await requireEditor(context)
	const into = new URL(request.url).searchParams.get('course') ?? ''
	return { courses: await listCourseTitles(context.db), into }
}

export async function action({ context, request }: ActionFunctionArgs) {
	const editor = await requireEditor(context)
	const form = await readBody(request, importForm, importLimit)
	if (!form.ok) {
		const isLarge = form.problems.some(({ code }) => code === importLimit.orSay)
		if (!isLarge) return invalid(form.problems.slice(0, 1))
		const size = Number(request.headers.get('content-length')) || undefined
		return invalid([
			{ code: importLimit.orSay, values: tooLarge(size, largestForm), field: 'file' },
		])
	}
	const { intent } = form.value
	const failed = intent === 'import' ? 'course-file.failed' : 'course-file.check-failed'
	return orInvalid(failed, {}, () =>
		answerImport(context, { editor, form: form.value, now: new Date() }),
	)
}

export const clientAction = keepForm({
	check: 'course-file.check-failed',
	import: 'course-file.failed',
})

export default function Import() {
	const answer: ImportAnswer | undefined = useActionData<typeof action>()
	return <ImportScreen {...useLoaderData<typeof loader>()} answer={answer} />
}

export function ErrorBoundary() {
	return <FailedScreen fallback="page.refresh" />
}
