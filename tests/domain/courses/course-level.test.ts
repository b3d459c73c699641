import { expect, test } from 'vitest'
import { courseLevels, isCourseLevel } from '#app/domain/courses/course-level.ts'

test('a course level is one of six words and nothing an object inherits', () => {
	expect(courseLevels.every(isCourseLevel)).toBe(true)
	for (const text of ['', 'HSK1', 'Beginner', '__proto__', 'constructor']) {
		expect(isCourseLevel(text)).toBe(false)
	}
})
