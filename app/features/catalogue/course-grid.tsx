import { CourseCard } from './course-card.tsx'
import type { CourseCardData } from './queries.server.ts'

/** One to four cards a row; `seenFirst` cards carry the pictures a person sees before scrolling. */
export function CourseGrid({
	courses,
	seenFirst = 0,
}: {
	courses: CourseCardData[]
	seenFirst?: number
}) {
	return (
		<ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
			{courses.map((course, index) => (
				<li key={course.id}>
					<CourseCard course={course} isFirst={index < seenFirst} />
				</li>
			))}
		</ul>
	)
}
