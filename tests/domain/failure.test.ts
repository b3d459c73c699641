import { expect, test } from 'vitest'
import { failureIn, isFailure } from '#app/domain/failure.ts'

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

test('the failure of an answer is found in its body', () => {
	const failure = { code: 'lesson.not-found', text: 'Lesson not found' }
	expect(failureIn({ error: failure })).toEqual(failure)
	expect([null, [], {}, { error: 'lost' }].map(failureIn)).toEqual(Array(4).fill(undefined))
})
