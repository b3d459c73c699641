import { expect, test } from 'vitest'
import { formatAnswer, letterOf, mostOptions, parseAnswer } from '#app/domain/exercises/answer.ts'

test('an answer is the sorted letters of its options', () => {
	expect(formatAnswer([2, 0, 2])).toBe('AC')
	expect(parseAnswer('CA')).toEqual([0, 2])
	expect(letterOf(3)).toBe('D')
})

test('other characters are ignored', () => {
	expect(parseAnswer('')).toEqual([])
	expect(parseAnswer('A, 对!')).toEqual([0])
})

test('every option has a different letter', () => {
	const all = Array.from({ length: mostOptions }, (_, index) => index)
	expect(parseAnswer(formatAnswer(all))).toEqual(all)
	expect(new Set(all.map(letterOf)).size).toBe(mostOptions)
})
