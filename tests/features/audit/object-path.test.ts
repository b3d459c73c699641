import { expect, test } from 'vitest'
import { objectPath } from '#app/features/audit/object-path.ts'

test.each([
	['course', '/admin/courses/tea'],
	['lesson', '/admin/lessons/tea/segment'],
	['article', '/admin/articles/tea/segment'],
	['word', '/admin/vocab?ask=edit&of=tea'],
	['person', '/admin/users/tea'],
	['group', '/admin/groups/tea'],
	['report', undefined],
])('a change of a %s leads to %s', (objectType, path) => {
	const change = { action: `${objectType}.edit`, objectType, objectId: 'tea' }
	expect(objectPath({ ...change, objectName: 'Tea' })).toBe(path)
	expect(objectPath({ ...change, objectName: null })).toBeUndefined()
	expect(objectPath({ ...change, action: 'course.delete', objectName: 'Tea' })).toBeUndefined()
})
