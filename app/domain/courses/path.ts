/**
 * The path: courses in the order in which they are best learned, and where a person stands on it.
 *
 * On the path 从零开始 (beginner), HSK二级 (elementary), 成都的一年 (intermediate), a newcomer at HSK 1 starts
 * with 从零开始. Whoever finds out that they are at HSK 2 starts with HSK二级. Once a lesson of HSK二级 is
 * learned, it goes on with HSK二级 until all its lessons are, and then with 成都的一年.
 */
import type { HskRank } from '#app/domain/hsk/level.ts'
import { type CourseLevel, hskRankOfCourse } from './course-level.ts'

type PathCourse = {
	level: CourseLevel
	/** Lessons that the person may open, and those of them that they have learned. */
	open: number
	learned: number
}

/** The course to go on or to start with; undefined if nothing is left that suits the person. */
export function currentOnPath<Course extends PathCourse>(
	courses: readonly Course[],
	user: HskRank,
): { course: Course; isStart: boolean } | undefined {
	const begun = courses.findLastIndex(({ learned }) => learned > 0)
	const isStart = begun === -1
	const course = courses
		.slice(Math.max(begun, 0))
		.find(
			({ level, open, learned }) => learned < open && (!isStart || hskRankOfCourse(level) >= user),
		)
	return course && { course, isStart }
}

/** Where a course stands: second of three, with the one before it and the one that follows. */
export function placeOnPath<Course extends { slug: string }>(
	courses: readonly Course[],
	slug: string,
): { no: number; of: number; before: Course | undefined; after: Course | undefined } | undefined {
	const index = courses.findIndex((course) => course.slug === slug)
	if (index === -1) return undefined
	return {
		no: index + 1,
		of: courses.length,
		before: courses[index - 1],
		after: courses[index + 1],
	}
}
