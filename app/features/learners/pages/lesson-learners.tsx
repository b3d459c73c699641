import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { startOfPeriod } from '#app/domain/learners/period.ts'
import { findLearnersOfLesson } from '#app/features/learners/learners-of-lesson.server.ts'
import { readPeriod } from '#app/features/learners/learners-search.ts'
import { LessonScreen } from '#app/features/learners/lesson-screen.tsx'
import { FailedScreen } from '#app/http/failed-screen.tsx'
import { requireEditor } from '#app/http/guards.server.ts'
import { pageTitle } from '#app/ui/page-title.ts'

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
	{ title: pageTitle(data ? `Learners: ${data.lesson.title.en}` : 'Learners', matches) },
]

export async function loader({ context, params, request }: LoaderFunctionArgs) {
	const { db } = context
	await requireEditor(context)
	const period = readPeriod(new URL(request.url).searchParams)
	const since = startOfPeriod(period, new Date())
	const found = await findLearnersOfLesson(db, { id: params.id ?? '', since })
	if (!found) throw redirect('/admin/courses')
	return { ...found, period }
}

export default function LessonLearners() {
	return <LessonScreen {...useLoaderData<typeof loader>()} />
}

export function ErrorBoundary() {
	return <FailedScreen fallback="page.refresh" />
}
