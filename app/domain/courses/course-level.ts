/** How hard a course is, 入门 to 专家. A word's level is its HSK level and another thing. */

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
