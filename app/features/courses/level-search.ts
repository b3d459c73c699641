import type { CourseLevel } from '#app/domain/courses/course-level.ts'

/** The chosen levels as they stand in an address: ?level=beginner,advanced */
export function levelSearch(levels: readonly CourseLevel[]): string {
	return levels.length > 0 ? `?level=${levels.join(',')}` : ''
}
