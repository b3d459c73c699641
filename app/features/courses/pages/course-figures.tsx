import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { findCourseFigures } from '#app/features/courses/admin/course-figures.server.ts'
import { FiguresScreen } from '#app/features/courses/admin/figures-screen.tsx'
import { FailedScreen } from '#app/http/failed-screen.tsx'
import { requireEditor } from '#app/http/guards.server.ts'
import { pageTitle } from '#app/ui/page-title.ts'

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
	{ title: pageTitle(data ? `Figures: ${data.course.title.en}` : 'Figures', matches) },
]

export async function loader({ context, params }: LoaderFunctionArgs) {
	await requireEditor(context)
	const figures = await findCourseFigures(context.db, { id: params.id ?? '' })
	if (!figures) throw redirect('/admin/courses')
	return figures
}

export default function CourseFigures() {
	return <FiguresScreen {...useLoaderData<typeof loader>()} />
}

export function ErrorBoundary() {
	return <FailedScreen fallback="course.load-failed" />
}
