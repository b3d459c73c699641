import { expect, test } from 'vitest'
import { problemText } from '#app/domain/problem.ts'

test("a problem is told by its code's sentence with its values", () => {
	expect(
		problemText({ code: 'lesson-text.blank-content', values: { paragraph: 3, tag: 'en' } }),
	).toBe('Paragraph 3 "en:" content cannot be empty or whitespace only')
	expect(problemText({ code: 'password.mismatch', field: 'confirmation' })).toBe(
		'Passwords do not match',
	)
})
