/** The difficulty of a course, 入门 (beginner) to 专家 (expert). Unrelated to HSK levels of words. */

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
