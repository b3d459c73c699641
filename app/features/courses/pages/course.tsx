import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { Link, useLoaderData } from '@remix-run/react'
import { accessToLesson } from '#app/domain/access/access.ts'
import { sectionNames, sectionOf, sectionSlug } from '#app/domain/courses/category.ts'
import { courseLevelNames } from '#app/domain/courses/course-level.ts'
import { showFit } from '#app/domain/known-words/coverage.ts'
import { pageErrorText } from '#app/domain/page-errors.ts'
import { CourseProgressBar } from '#app/features/courses/course-progress-bar.tsx'
import { requireCourse } from '#app/features/courses/find-course.server.ts'
import { LessonList } from '#app/features/courses/lesson-list.tsx'
import { PathNeighbours, PathNumber } from '#app/features/courses/path-place.tsx'
import { findTitleForms, inForm } from '#app/features/display/title-forms.server.ts'
import { FitLine } from '#app/features/known-words/fit-line.tsx'
import { findFits } from '#app/features/known-words/fits.server.ts'
import { KeepOnDevice } from '#app/features/offline/keep-on-device.tsx'
import { useLearned } from '#app/features/progress/use-learned.ts'
import { FailedScreen } from '#app/http/failed-screen.tsx'
import { requireUser } from '#app/http/guards.server.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { Chip } from '#app/ui/chip.tsx'
import { Cover } from '#app/ui/cover.tsx'
import { Empty } from '#app/ui/empty.tsx'
import { pageTitle } from '#app/ui/page-title.ts'

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
	{ title: pageTitle(data?.course.title.en ?? 'Course', matches) },
]

export async function loader({ context, params }: LoaderFunctionArgs) {
	const { db, countedTexts } = context
	const user = await requireUser(context)
	const [{ lessons, ...course }, fits] = await Promise.all([
		requireCourse(db, { slug: params.slug ?? '', reader: user }),
		findFits(db, countedTexts, user),
	])
	const listed = lessons.map((lesson) => {
		return { ...lesson, access: accessToLesson(user, { ...lesson, parent: course }) }
	})
	const open = listed.flatMap(({ id, access }) => (access === 'open' ? [id] : []))
	const fitOf = (ids: readonly string[]) => {
		const fit = fits.ofLessons(ids.filter((id) => open.includes(id)))
		return fit && showFit(fit)
	}
	const { path } = course
	const titles = [course, ...listed, path?.before, path?.after]
	const formOf = await findTitleForms(db, user.display, titles)
	return {
		userId: user.id,
		course: {
			...inForm(course, formOf),
			path: path && {
				...path,
				before: inForm(path.before, formOf),
				after: inForm(path.after, formOf),
			},
		},
		fit: fitOf(open),
		lessons: listed.map((lesson) => ({
			...inForm(lesson, formOf),
			fit: fitOf([lesson.id]),
		})),
	}
}

export default function Course() {
	const { userId, course, fit, lessons } = useLoaderData<typeof loader>()
	const isLearned = useLearned(userId)
	const section = sectionOf(course)
	const open = lessons.filter(({ access }) => access === 'open')
	return (
		<main className="page grid max-w-4xl flex-1 content-start gap-6 py-6">
			<Breadcrumb
				parts={[
					<Link key="courses" to="/courses" className="hover:underline">
						Courses
					</Link>,
					course.title.en,
				]}
			/>
			<header className="grid items-start gap-6 md:grid-cols-[1fr_1.2fr]">
				<div className="card overflow-hidden">
					<Cover
						src={course.cover}
						hanzi={course.title.zh}
						mode={course.config.coverDisplayMode}
						isFirst
					/>
				</div>
				<div className="wrap-anywhere grid gap-3">
					<h1 className="font-display text-3xl md:text-4xl">{course.title.en}</h1>
					<p lang="zh-CN" className="text-ink-soft text-xl">
						{course.title.zh}
					</p>
					<p className="flex flex-wrap items-center gap-1.5">
						<Chip>{courseLevelNames[course.level]}</Chip>
						<Link to={`/courses/category/${sectionSlug(section)}`}>
							<Chip tone="indigo">{sectionNames[section]}</Chip>
						</Link>
					</p>
					{course.path && <PathNumber {...course.path} />}
					<FitLine fit={fit} />
					<p className="max-w-prose text-ink-soft">{course.description.en}</p>
					<CourseProgressBar
						learned={open.filter(({ mark }) => isLearned(mark)).length}
						total={open.length}
						lessons={lessons.length}
					/>
					{open.length > 0 && (
						<Link
							to={`/courses/${course.slug}/missing`}
							className="flex min-h-11 items-center justify-self-start underline"
						>
							What is missing
						</Link>
					)}
					{open.length > 0 && (
						<KeepOnDevice
							userId={userId}
							plan={{
								path: `/courses/${course.slug}`,
								title: course.title,
								lists: [],
								pages: [],
							}}
						/>
					)}
				</div>
			</header>
			<section aria-labelledby="lessons" className="grid gap-3">
				<h2 id="lessons" className="font-semibold text-xl">
					Lessons
				</h2>
				{lessons.length === 0 ? (
					<Empty text={pageErrorText('course.without-lessons')} />
				) : (
					<>
						<LessonList lessons={lessons} isLearned={isLearned} />
						{lessons.some(({ access }) => access === 'paid') && (
							<p className="text-ink-soft text-sm">{pageErrorText('lesson.how-to-upgrade')}</p>
						)}
					</>
				)}
			</section>
			{course.path && <PathNeighbours {...course.path} />}
		</main>
	)
}

export function ErrorBoundary() {
	return (
		<FailedScreen
			fallback="course.load-failed"
			titles={{ 'course.private': 'Private Course', 'course.coming-soon': 'Coming Soon' }}
		/>
	)
}
