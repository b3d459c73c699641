import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { startOfPeriod } from '#app/domain/learners/period.ts'
import { CourseScreen } from '#app/features/learners/course-screen.tsx'
import { findLearnersOfCourse } from '#app/features/learners/learners-of-course.server.ts'
import { readPeriod } from '#app/features/learners/learners-search.ts'
import { FailedScreen } from '#app/http/failed-screen.tsx'
import { requireEditor } from '#app/http/guards.server.ts'
import { pageTitle } from '#app/ui/page-title.ts'

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
	{ title: pageTitle(data ? `Learners: ${data.course.title.en}` : 'Learners', matches) },
]

export async function loader({ context, params, request }: LoaderFunctionArgs) {
	const { db } = context
	await requireEditor(context)
	const period = readPeriod(new URL(request.url).searchParams)
	const since = startOfPeriod(period, new Date())
	const found = await findLearnersOfCourse(db, { id: params.id ?? '', since })
	if (!found) throw redirect('/admin/courses')
	return { ...found, period }
}

export default function CourseLearners() {
	return <CourseScreen {...useLoaderData<typeof loader>()} />
}

export function ErrorBoundary() {
	return <FailedScreen fallback="page.refresh" />
}
