import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/cloudflare'
import { Link, useLoaderData } from '@remix-run/react'
import { sectionFromSlug, sectionNames } from '#app/domain/catalogue/category.ts'
import { isCourseLevel } from '#app/domain/catalogue/course-level.ts'
import { CourseGrid } from '#app/features/catalogue/course-grid.tsx'
import { LevelFilter } from '#app/features/catalogue/level-filter.tsx'
import { levelSearch } from '#app/features/catalogue/level-search.ts'
import { listCategory } from '#app/features/catalogue/queries.server.ts'
import { FailedScreen } from '#app/features/failures/failed-screen.tsx'
import { useLearned } from '#app/features/progress/use-learned.ts'
import { requirePerson } from '#app/platform/guards.server.ts'
import { fail } from '#app/platform/responses.server.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { Empty } from '#app/ui/empty.tsx'
import { pageTitle } from '#app/ui/page-title.ts'

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
	{ title: pageTitle(data ? sectionNames[data.section] : 'Category', matches) },
]

export async function loader({ context, params, request }: LoaderFunctionArgs) {
	const { db } = context
	const person = await requirePerson(context)
	const section = sectionFromSlug(params.category ?? '')
	if (!section) throw fail('page.not-found')
	const url = new URL(request.url)
	const asked = url.searchParams.getAll('level')
	const levels = asked.join(',').split(',').filter(isCourseLevel)
	// A form without JavaScript repeats the name; the address keeps one comma-separated list.
	if (asked.length > 1) throw redirect(url.pathname + levelSearch(levels))
	const found = await listCategory(db, person, { section, levels })
	return { personId: person.id, section, levels, ...found }
}

export default function Category() {
	const { personId, section, levels, courses, total } = useLoaderData<typeof loader>()
	const isLearned = useLearned(personId)
	const nothing =
		levels.length > 0
			? 'No courses found with the selected filters.'
			: 'No courses available in this category.'
	return (
		<main className="page grid flex-1 content-start gap-6 py-6">
			<Breadcrumb
				parts={[
					<Link key="courses" to="/courses" className="hover:underline">
						Courses
					</Link>,
					'Category',
				]}
			/>
			<div className="grid gap-1">
				<h1 className="font-display text-3xl">Category: {sectionNames[section]}</h1>
				<p className="text-ink-quiet" role="status">
					{total} course(s) available
				</p>
			</div>
			<LevelFilter key={section} chosen={levels} />
			<h2 className="sr-only">Courses</h2>
			{courses.length === 0 ? (
				<Empty text={nothing} />
			) : (
				<CourseGrid courses={courses} isLearned={isLearned} seenFirst={4} />
			)}
		</main>
	)
}

export function ErrorBoundary() {
	return <FailedScreen fallback="courses.load-failed" />
}
