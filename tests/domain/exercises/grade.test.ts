import { expect, test } from 'vitest'
import { gradeOf, isRightAnswer } from '#app/domain/exercises/grade.ts'

test('an answer is right with the same letters in any order', () => {
	expect(isRightAnswer('AC', 'CA')).toBe(true)
	expect(isRightAnswer('B', 'B')).toBe(true)
})

test('an answer with too many or too few letters is wrong', () => {
	expect(isRightAnswer('AC', 'A')).toBe(false)
	expect(isRightAnswer('AC', 'ABC')).toBe(false)
	expect(isRightAnswer('A', 'AB')).toBe(false)
	expect(isRightAnswer('A', '')).toBe(false)
	expect(isRightAnswer('', '')).toBe(false)
})

test.each([
	[10, 10, 100, 'A'],
	[9, 10, 90, 'A'],
	[43, 48, 90, 'A'],
	[17, 19, 89, 'B'],
	[7, 10, 70, 'B'],
	[2, 3, 67, 'C'],
	[0, 5, 0, 'C'],
	[0, 0, 0, 'C'],
])('%i of %i right is %i%%, grade %s', (correctCount, totalCount, score, grade) => {
	expect(gradeOf(correctCount, totalCount)).toEqual({ grade, score, correctCount, totalCount })
})
