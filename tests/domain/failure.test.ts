import { expect, test } from 'vitest'
import { isFailure } from '#app/domain/failure.ts'

test('a failure has a code and a text', () => {
	expect(isFailure({ code: 'lesson.not-found', text: 'Lesson not found' })).toBe(true)
})

test.each([
	null,
	'lesson.not-found',
	{},
	{ code: 'lost', text: '' },
	{ code: 'toString', text: '' },
])('%j is not a failure', (value) => {
	expect(isFailure(value)).toBe(false)
})
