import { expect, test } from 'vitest'
import { problemText, tellProblem } from '#app/domain/problem.ts'

test("a problem is told by its code's sentence with its values", () => {
	expect(
		problemText({ code: 'lesson-text.blank-content', values: { paragraph: 3, tag: 'en' } }),
	).toBe('Paragraph 3 "en:" content cannot be empty or whitespace only')
	expect(problemText({ code: 'password.mismatch', field: 'confirmation' })).toBe(
		'Passwords do not match',
	)
})

test('what another machine said of a problem is told in its words', () => {
	const text = 'The tokenize API answered: closed today'
	expect(tellProblem({ code: 'tokenizer.refused', text })).toEqual({
		code: 'tokenizer.refused',
		text,
	})
	expect(tellProblem({ code: 'lesson-text.empty', line: 3 })).toEqual({
		...{ code: 'lesson-text.empty', line: 3, text: 'Content cannot be empty' },
	})
})
