import { Link } from '@remix-run/react'
import { currentOnPath } from '#app/domain/courses/path.ts'
import type { HskRank } from '#app/domain/hsk/level.ts'
import type { LearnedMark } from '#app/domain/progress/learned-mark.ts'
import type { WithFit } from './course-fits.ts'
import type { PathCourse } from './course-path.server.ts'
import { Shelf, ShelfCard } from './shelf.tsx'

type Props = {
	courses: readonly (PathCourse & WithFit)[]
	/** Administrators open what is coming soon. */
	opensAll: boolean
	/** The person's level. */
	rank: HskRank
	isLearned: (mark: LearnedMark) => boolean
}

/** The courses in the order in which they are best learned, from the one to go on with. */
export function PathStrip({ courses, opensAll, rank, isLearned }: Props) {
	if (courses.length === 0) return null
	const numbered = courses.map((course, index) => {
		const isClosed = course.status === 2 && !opensAll
		const open = isClosed ? [] : course.marks.filter(({ isOpen }) => isOpen)
		const learned = open.filter(isLearned).length
		return { course, no: index + 1, level: course.level, isClosed, open: open.length, learned }
	})
	const current = currentOnPath(numbered, rank)
	const from = current ? current.course.no - 1 : 0
	return (
		<section aria-labelledby="path" className="grid gap-3">
			<h2 id="path" className="font-semibold text-lg">
				The path
			</h2>
			<Shelf isOrdered>
				{numbered.slice(from).map(({ course, no }) => (
					<ShelfCard
						key={course.id}
						{...{ course, no, opensAll, isLearned }}
						next={
							no === current?.course.no
								? nextIn(course, current.isStart ? 'Start here' : 'Next', isLearned)
								: undefined
						}
					/>
				))}
			</Shelf>
			{from > 0 && (
				<p className="flex flex-wrap items-baseline gap-x-4 text-ink-quiet text-sm">
					Before:
					{numbered.slice(0, from).map(({ course, no, isClosed }) =>
						isClosed ? (
							<span key={course.id}>
								{no}. {course.title.en} (Coming Soon)
							</span>
						) : (
							<Link
								key={course.id}
								to={`/courses/${course.slug}`}
								prefetch="intent"
								className="inline-flex min-h-6 items-center underline hover:text-ink"
							>
								{no}. {course.title.en}
							</Link>
						),
					)}
				</p>
			)}
		</section>
	)
}

function nextIn(
	{ slug, title, ahead }: PathCourse,
	label: string,
	isLearned: Props['isLearned'],
): { to: string; label: string; title: string } {
	const lesson = ahead.find(({ mark }) => !isLearned(mark))
	if (!lesson) return { to: `/courses/${slug}`, label, title: title.en }
	return { to: `/courses/lessons/${lesson.slug}`, label, title: lesson.title.en }
}
