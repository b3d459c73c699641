import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/cloudflare'
import { Link, useLoaderData } from '@remix-run/react'
import { isEditor } from '#app/domain/accounts/user.ts'
import { sectionFromSlug, sectionNames, sectionSlug } from '#app/domain/courses/category.ts'
import { isCourseLevel } from '#app/domain/courses/course-level.ts'
import { type FitOrder, readFitOrder } from '#app/domain/known-words/right-for-me.ts'
import { withFits } from '#app/features/courses/course-fits.ts'
import { CourseGrid } from '#app/features/courses/course-grid.tsx'
import { LevelFilter, levelSearch } from '#app/features/courses/level-filter.tsx'
import { coursesPerCategory, listCategory } from '#app/features/courses/list-courses.server.ts'
import { findTitleForms, inForm } from '#app/features/display/title-forms.server.ts'
import { FitFilter, NothingRight } from '#app/features/known-words/fit-filter.tsx'
import { findFits } from '#app/features/known-words/fits.server.ts'
import { useLearned } from '#app/features/progress/use-learned.ts'
import { FailedScreen } from '#app/http/failed-screen.tsx'
import { requireUser } from '#app/http/guards.server.ts'
import { fail } from '#app/http/responses.server.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { Empty } from '#app/ui/empty.tsx'
import { pageTitle } from '#app/ui/page-title.ts'

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
	{ title: pageTitle(data ? sectionNames[data.section] : 'Category', matches) },
]

export async function loader({ context, params, request }: LoaderFunctionArgs) {
	const { db, countedTexts } = context
	const user = await requireUser(context)
	const section = sectionFromSlug(params.category ?? '')
	if (!section) throw fail('page.not-found')
	const url = new URL(request.url)
	const typed = url.searchParams.getAll('level')
	const levels = typed.join(',').split(',').filter(isCourseLevel)
	// Without JavaScript the form repeats `level`; redirect to the comma-separated form.
	const order = readFitOrder(url.searchParams.get('fit'))
	if (typed.length > 1) throw redirect(url.pathname + levelSearch(levels, order))
	const [found, fits] = await Promise.all([
		listCategory(db, user, { section, levels, isCompared: order !== undefined }),
		findFits(db, countedTexts, user),
	])
	const opensAll = isEditor(user)
	const fitting = withFits(found.courses, fits, { opensAll, order })
	const shown = fitting.slice(0, coursesPerCategory)
	const formOf = await findTitleForms(db, user.display, shown)
	return {
		userId: user.id,
		opensAll,
		section,
		levels,
		order,
		courses: shown.map((course) => inForm(course, formOf)),
		total: order === 'right' ? fitting.length : found.total,
	}
}

export default function Category() {
	const { userId, opensAll, section, levels, order, courses, total } =
		useLoaderData<typeof loader>()
	const isLearned = useLearned(userId)
	const nothing =
		levels.length > 0 || order === 'right'
			? 'No courses found with the selected filters.'
			: 'No courses available in this category.'
	const pathOf = (other: FitOrder | undefined) => {
		return `/courses/category/${sectionSlug(section)}${levelSearch(levels, other)}`
	}
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
					{total > courses.length && `. Here are the first ${courses.length}.`}
				</p>
			</div>
			<div className="flex flex-wrap gap-x-6 gap-y-3">
				<LevelFilter key={section} chosen={levels} order={order} />
				<FitFilter chosen={order} pathOf={pathOf} />
			</div>
			<h2 className="sr-only">Courses</h2>
			{courses.length === 0 ? (
				<Empty text={nothing}>{order === 'right' && <NothingRight pathOf={pathOf} />}</Empty>
			) : (
				<CourseGrid courses={courses} opensAll={opensAll} isLearned={isLearned} seenFirst={4} />
			)}
		</main>
	)
}

export function ErrorBoundary() {
	return <FailedScreen fallback="courses.load-failed" />
}
