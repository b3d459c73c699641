import type { LearnedMark } from '#app/domain/progress/learned-mark.ts'
import { CourseCard } from './course-card.tsx'
import type { FittingCourse } from './course-fits.ts'

type Props = {
	courses: FittingCourse[]
	opensAll: boolean
	isLearned: (mark: LearnedMark) => boolean
	/** The number of cards that are visible before scrolling. */
	seenFirst?: number
}

/** A grid of one to four cards per row. */
export function CourseGrid({ courses, seenFirst = 0, ...reader }: Props) {
	return (
		<ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
			{courses.map((course, index) => (
				<li key={course.id}>
					<CourseCard course={course} isFirst={index < seenFirst} {...reader} />
				</li>
			))}
		</ul>
	)
}
