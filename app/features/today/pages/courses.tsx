import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { Link, useLoaderData } from '@remix-run/react'
import { ChevronRight } from 'lucide-react'
import { isEditor } from '#app/domain/accounts/user.ts'
import { type Section, sectionNames, sectionSlug } from '#app/domain/courses/category.ts'
import { rankOf } from '#app/domain/hsk/level.ts'
import type { LearnedMark } from '#app/domain/progress/learned-mark.ts'
import { type FittingCourse, withFits } from '#app/features/courses/course-fits.ts'
import { CourseGrid } from '#app/features/courses/course-grid.tsx'
import { PathStrip } from '#app/features/courses/path-strip.tsx'
import { PracticeStrip } from '#app/features/courses/practice-strip.tsx'
import { findTitleForms, inForm } from '#app/features/display/title-forms.server.ts'
import { useTimeZone } from '#app/features/flashcards/use-time-zone.ts'
import { findFits } from '#app/features/known-words/fits.server.ts'
import { useLearned } from '#app/features/progress/use-learned.ts'
import { NewAnswers } from '#app/features/reports/own/new-answers.tsx'
import { findCoursesPage } from '#app/features/today/courses-page.server.ts'
import { TodayStrip } from '#app/features/today/today-strip.tsx'
import { useUnsentReading } from '#app/features/today/use-unsent-reading.ts'
import { FailedScreen } from '#app/http/failed-screen.tsx'
import { requireUser } from '#app/http/guards.server.ts'
import { Empty } from '#app/ui/empty.tsx'
import { pageTitle } from '#app/ui/page-title.ts'

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle('Courses', matches) }]

export async function loader({ context }: LoaderFunctionArgs) {
	const { db, countedTexts } = context
	const user = await requireUser(context)
	const opensAll = isEditor(user)
	const fitting = findFits(db, countedTexts, user)
	const [{ sections, path, today, newAnswers }, fits] = await Promise.all([
		findCoursesPage(db, { user, now: new Date(), fits: fitting }),
		fitting,
	])
	const { continued, next } = today
	const listed = [...path, ...sections.flatMap(({ courses }) => courses), continued, next]
	const formOf = await findTitleForms(db, user.display, listed)
	return {
		userId: user.id,
		opensAll,
		today: { ...today, continued: inForm(continued, formOf), next: inForm(next, formOf) },
		newAnswers,
		rank: rankOf(user.langLevel),
		path: withFits(path, fits, { opensAll }).map((course) => inForm(course, formOf)),
		sections: sections.map(({ section, courses }) => {
			const fitting = withFits(courses, fits, { opensAll })
			return { section, courses: fitting.map((course) => inForm(course, formOf)) }
		}),
	}
}

const nothing = 'No courses available'

export default function Courses() {
	const { userId, opensAll, sections, path, rank, today, newAnswers } =
		useLoaderData<typeof loader>()
	useTimeZone(today.timeZone)
	useUnsentReading(userId)
	const isLearned = useLearned(userId)
	const isEmpty = sections.every(({ courses }) => courses.length === 0)
	return (
		<main className="page grid flex-1 grid-cols-[minmax(0,1fr)] content-start gap-8 py-6 md:gap-10 md:py-8">
			<h1 className="font-display text-3xl md:text-4xl">Courses</h1>
			<TodayStrip today={today} />
			<NewAnswers count={newAnswers} />
			<PathStrip courses={path} opensAll={opensAll} rank={rank} isLearned={isLearned} />
			<PracticeStrip />
			{isEmpty ? (
				<Empty text={nothing} />
			) : (
				<div className="grid gap-x-4 gap-y-10 lg:grid-cols-2">
					{sections.map((section, index) => (
						<SectionOverview
							key={section.section}
							{...section}
							isFirst={index === 0}
							opensAll={opensAll}
							isLearned={isLearned}
						/>
					))}
				</div>
			)}
		</main>
	)
}

type SectionProps = {
	section: Section
	courses: FittingCourse[]
	isFirst: boolean
	opensAll: boolean
	isLearned: (mark: LearnedMark) => boolean
}

/** A section of one or two courses takes half a row, so that a small catalogue doesn't look empty. */
function SectionOverview({ section, courses, isFirst, opensAll, isLearned }: SectionProps) {
	const isSmall = courses.length <= 2
	return (
		<section
			aria-labelledby={`section-${section}`}
			className={`grid content-start gap-4 ${isSmall ? '' : 'lg:col-span-2'}`}
		>
			<div className="flex items-baseline justify-between gap-4">
				<h2 id={`section-${section}`} className="font-semibold text-xl">
					{sectionNames[section]}
				</h2>
				<Link
					to={`/courses/category/${sectionSlug(section)}`}
					aria-label={`View More ${sectionNames[section]}`}
					className="flex min-h-11 items-center gap-1 rounded-control font-medium text-cinnabar-deep text-sm hover:underline"
				>
					View More
					<ChevronRight aria-hidden size={16} />
				</Link>
			</div>
			{courses.length === 0 ? (
				<Empty text={nothing} />
			) : (
				<CourseGrid
					courses={courses}
					opensAll={opensAll}
					isLearned={isLearned}
					width={isSmall ? 'half' : 'full'}
					seenFirst={isFirst ? 4 : 0}
				/>
			)}
		</section>
	)
}

export function ErrorBoundary() {
	return <FailedScreen fallback="courses.load-failed" />
}
