import { expect, test } from 'vitest'
import { problemText, withProblemText } from '#app/domain/problem.ts'

test("a problem's text comes from its code and values", () => {
	expect(
		problemText({ code: 'lesson-text.blank-content', values: { paragraph: 3, tag: 'en' } }),
	).toBe('Paragraph 3 "en:" content cannot be empty or whitespace only')
	expect(problemText({ code: 'password.mismatch', field: 'confirmation' })).toBe(
		'Passwords do not match',
	)
})

test('withProblemText keeps a text from another service', () => {
	const text = 'The tokenize API answered: closed today'
	expect(withProblemText({ code: 'tokenizer.refused', text })).toEqual({
		code: 'tokenizer.refused',
		text,
	})
	expect(withProblemText({ code: 'lesson-text.empty', line: 3 })).toEqual({
		code: 'lesson-text.empty',
		line: 3,
		text: 'Content cannot be empty',
	})
})
