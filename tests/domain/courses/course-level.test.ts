import { expect, test } from 'vitest'
import { courseLevels, isCourseLevel } from '#app/domain/courses/course-level.ts'

test('isCourseLevel accepts the six levels and nothing else', () => {
	expect(courseLevels.every(isCourseLevel)).toBe(true)
	for (const text of ['', 'HSK1', 'Beginner', '__proto__', 'constructor']) {
		expect(isCourseLevel(text)).toBe(false)
	}
})
