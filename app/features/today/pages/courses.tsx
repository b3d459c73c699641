import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { Link, useLoaderData } from '@remix-run/react'
import { ChevronRight } from 'lucide-react'
import { isEditor } from '#app/domain/accounts/user.ts'
import { type Section, sectionNames, sectionSlug } from '#app/domain/courses/category.ts'
import { rankOf } from '#app/domain/hsk/level.ts'
import type { LearnedMark } from '#app/domain/progress/learned-mark.ts'
import { type FittingCourse, withFits } from '#app/features/courses/course-fits.ts'
import { PathStrip } from '#app/features/courses/path-strip.tsx'
import { Shelf, ShelfCard } from '#app/features/courses/shelf.tsx'
import { findTitleForms, inForm } from '#app/features/display/title-forms.server.ts'
import { useTimeZone } from '#app/features/flashcards/use-time-zone.ts'
import { findFits } from '#app/features/known-words/fits.server.ts'
import { InstallOffer } from '#app/features/offline/install-offer.tsx'
import { useLearned } from '#app/features/progress/use-learned.ts'
import { NewAnswers } from '#app/features/reports/own/new-answers.tsx'
import { findCoursesPage } from '#app/features/today/courses-page.server.ts'
import { Places } from '#app/features/today/places.tsx'
import { TodayCard } from '#app/features/today/today-card.tsx'
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
		sections: sections.map(({ courses, ...section }) => {
			const fitting = withFits(courses, fits, { opensAll })
			return { ...section, courses: fitting.map((course) => inForm(course, formOf)) }
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
	const isEmpty = path.length === 0 && sections.every(({ courses }) => courses.length === 0)
	return (
		<main className="page grid flex-1 grid-cols-[minmax(0,1fr)] content-start gap-7 py-5 md:gap-9 md:py-8">
			<h1 className="font-display text-3xl md:text-4xl">Courses</h1>
			<TodayCard today={today} />
			<InstallOffer />
			<NewAnswers answers={newAnswers} />
			<Places cards={today.cards} places={today.places} />
			<PathStrip courses={path} opensAll={opensAll} rank={rank} isLearned={isLearned} />
			{isEmpty ? (
				<Empty text={nothing} />
			) : (
				<div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-6 lg:grid-cols-[repeat(2,minmax(0,1fr))]">
					{sections.map((section) => (
						<SectionShelf
							key={section.section}
							{...section}
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
	/** The section's own page has more. */
	hasMore: boolean
	opensAll: boolean
	isLearned: (mark: LearnedMark) => boolean
}

/** A section of one or two courses takes half a row, so that a small catalogue doesn't look empty. */
function SectionShelf({ section, courses, hasMore, opensAll, isLearned }: SectionProps) {
	return (
		<div
			className={`grid min-w-0 content-start gap-2 ${courses.length <= 2 ? '' : 'lg:col-span-2'}`}
		>
			<div className="flex min-h-11 items-center justify-between gap-4">
				<h2 className="font-semibold text-lg">{sectionNames[section]}</h2>
				{hasMore && (
					<Link
						to={`/courses/category/${sectionSlug(section)}`}
						aria-label={`View More ${sectionNames[section]}`}
						className="flex min-h-11 items-center gap-1 rounded-control font-medium text-cinnabar-deep text-sm hover:underline"
					>
						View More
						<ChevronRight aria-hidden size={16} />
					</Link>
				)}
			</div>
			{courses.length === 0 ? (
				<Empty text={nothing} />
			) : (
				<Shelf>
					{courses.map((course) => (
						<ShelfCard key={course.id} {...{ course, opensAll, isLearned }} />
					))}
				</Shelf>
			)}
		</div>
	)
}

export function ErrorBoundary() {
	return <FailedScreen fallback="courses.load-failed" />
}
