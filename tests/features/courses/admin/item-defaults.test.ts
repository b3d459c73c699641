import { expect, test } from 'vitest'
import { newItem } from '#app/features/courses/admin/item-defaults.ts'

test('a new course is multi, misc, for beginners, enabled, the first, numbered, and lends its cover', () => {
	expect(newItem()).toMatchObject({
		...{ type: 'course', category: 'misc', level: 'beginner', status: 1, orderNo: 1 },
		...{ showParagraphNumbers: true, useParentCoverForLessons: true, isPrivate: false },
	})
})

test('a new lesson begins with what its course is', () => {
	const course = { category: 'story', level: 'advanced', isFree: false } as const
	expect(newItem(course)).toMatchObject({ type: 'lesson', orderNo: 1, ...course })
})
