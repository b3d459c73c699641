import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { Link, useLoaderData } from '@remix-run/react'
import { ChevronRight } from 'lucide-react'
import { isAdmin } from '#app/domain/accounts/user.ts'
import { type Section, sectionNames, sectionSlug } from '#app/domain/courses/category.ts'
import type { LearnedMark } from '#app/domain/progress/learned-mark.ts'
import { type FittingCourse, withFits } from '#app/features/courses/course-fits.ts'
import { CourseGrid } from '#app/features/courses/course-grid.tsx'
import { listSections } from '#app/features/courses/list-courses.server.ts'
import { PracticeStrip } from '#app/features/courses/practice-strip.tsx'
import { findFits } from '#app/features/known-words/fits.server.ts'
import { useLearned } from '#app/features/progress/use-learned.ts'
import { FailedScreen } from '#app/http/failed-screen.tsx'
import { requireUser } from '#app/http/guards.server.ts'
import { Empty } from '#app/ui/empty.tsx'
import { pageTitle } from '#app/ui/page-title.ts'

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle('Courses', matches) }]

export async function loader({ context }: LoaderFunctionArgs) {
	const { db, countedTexts } = context
	const user = await requireUser(context)
	const opensAll = isAdmin(user)
	const [sections, fits] = await Promise.all([
		listSections(db, user),
		findFits(db, countedTexts, user),
	])
	return {
		userId: user.id,
		opensAll,
		sections: sections.map(({ section, courses }) => {
			return { section, courses: withFits(courses, fits, { opensAll }) }
		}),
	}
}

const nothing = 'No courses available'

export default function Courses() {
	const { userId, opensAll, sections } = useLoaderData<typeof loader>()
	const isLearned = useLearned(userId)
	const isEmpty = sections.every(({ courses }) => courses.length === 0)
	return (
		<main className="page grid flex-1 content-start gap-10 py-8">
			<h1 className="font-display text-4xl">Courses</h1>
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
