import { expect, test } from 'vitest'
import { formatAnswer, letterOf, mostOptions, parseAnswer } from '#app/domain/exercises/answer.ts'

test('an answer is the letters of its options in their order', () => {
	expect(formatAnswer([2, 0, 2])).toBe('AC')
	expect(parseAnswer('CA')).toEqual([0, 2])
	expect(letterOf(3)).toBe('D')
})

test('what is no letter is no answer', () => {
	expect(parseAnswer('')).toEqual([])
	expect(parseAnswer('A, 对!')).toEqual([0])
})

test('every option has a letter of its own', () => {
	const all = Array.from({ length: mostOptions }, (_, index) => index)
	expect(parseAnswer(formatAnswer(all))).toEqual(all)
	expect(new Set(all.map(letterOf)).size).toBe(mostOptions)
})
