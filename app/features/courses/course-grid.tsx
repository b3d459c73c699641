import type { LearnedMark } from '#app/domain/progress/learned-mark.ts'
import { CourseCard } from './course-card.tsx'
import type { FittingCourse } from './course-fits.ts'

const columns = {
	full: 'sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4',
	half: 'sm:grid-cols-2',
} as const

type Props = {
	courses: FittingCourse[]
	opensAll: boolean
	isLearned: (mark: LearnedMark) => boolean
	/** How much of the page's width the grid has. */
	width?: keyof typeof columns
	/** The number of cards that are visible before scrolling. */
	seenFirst?: number
}

/** A grid of one to four cards per row. */
export function CourseGrid({ courses, width = 'full', seenFirst = 0, ...reader }: Props) {
	return (
		<ul className={`grid gap-4 ${columns[width]}`}>
			{courses.map((course, index) => (
				<li key={course.id}>
					<CourseCard course={course} isFirst={index < seenFirst} {...reader} />
				</li>
			))}
		</ul>
	)
}
