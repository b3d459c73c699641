/** The difficulty of a course, 入门 (beginner) to 专家 (expert). */
import { type HskLevel, type HskRank, levelOfRank, rankOf } from '#app/domain/hsk/level.ts'

export const courseLevels = [
	'beginner',
	'elementary',
	'intermediate',
	'upper_intermediate',
	'advanced',
	'expert',
] as const

export type CourseLevel = (typeof courseLevels)[number]

export const courseLevelNames: Record<CourseLevel, string> = {
	beginner: 'Beginner',
	elementary: 'Elementary',
	intermediate: 'Intermediate',
	upper_intermediate: 'Upper Intermediate',
	advanced: 'Advanced',
	expert: 'Expert',
}

export function isCourseLevel(text: string): text is CourseLevel {
	return courseLevels.some((level) => level === text)
}

/** Whether its texts aim at HSK 1 or 2. */
export function isForBeginners(level: CourseLevel): boolean {
	return courseLevels.indexOf(level) < courseLevels.indexOf('intermediate')
}

/** The HSK level that texts of this difficulty aim at: HSK1 for beginners, HSK6 for experts. */
export function hskLevelOfCourse(level: CourseLevel): HskLevel {
	return levelOfRank(courseLevels.indexOf(level) + 1) ?? 'HSK6'
}

/** The rank of that level: 1 for beginners, 6 for experts. */
export function hskRankOfCourse(level: CourseLevel): HskRank {
	return rankOf(hskLevelOfCourse(level))
}
