import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { ProgressScreen } from '#app/features/courses/admin/progress/progress-screen.tsx'
import { readCourseProgress } from '#app/features/courses/admin/progress/read-course-progress.server.ts'
import { FailedScreen } from '#app/http/failed-screen.tsx'
import { requireEditor } from '#app/http/guards.server.ts'
import { pageTitle } from '#app/ui/page-title.ts'

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
	{ title: pageTitle(data ? `Progress: ${data.course.title.en}` : 'Progress', matches) },
]

export async function loader({ context, params, request }: LoaderFunctionArgs) {
	const reader = await requireEditor(context)
	const group = new URL(request.url).searchParams.get('group') ?? undefined
	const progress = await readCourseProgress(context.db, { id: params.id ?? '', group, reader })
	if (!progress) throw redirect('/admin/courses')
	return progress
}

export default function CourseProgress() {
	return <ProgressScreen {...useLoaderData<typeof loader>()} />
}

export function ErrorBoundary() {
	return <FailedScreen fallback="course.load-failed" />
}
