import type { LearnedMark } from '#app/domain/progress/learned-mark.ts'
import { CourseCard } from './course-card.tsx'
import type { CourseCardData } from './list-courses.server.ts'

const columns = {
	full: 'sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4',
	half: 'sm:grid-cols-2',
} as const

type Props = {
	courses: CourseCardData[]
	isLearned: (mark: LearnedMark) => boolean
	/** Whether the grid has the page's width or half of it. */
	width?: keyof typeof columns
	/** How many cards carry pictures that a person sees before scrolling. */
	seenFirst?: number
}

/** One to four cards a row. */
export function CourseGrid({ courses, isLearned, width = 'full', seenFirst = 0 }: Props) {
	return (
		<ul className={`grid gap-4 ${columns[width]}`}>
			{courses.map((course, index) => (
				<li key={course.id}>
					<CourseCard course={course} isFirst={index < seenFirst} isLearned={isLearned} />
				</li>
			))}
		</ul>
	)
}
