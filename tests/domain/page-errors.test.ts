import { expect, test } from 'vitest'
import { errors } from '#app/domain/errors.ts'
import { fillIn, pageErrors, pageErrorText } from '#app/domain/page-errors.ts'

test('a page says the sentences of the catalogue', () => {
	expect(pageErrorText('word.load-failed')).toBe('Loading failed, please try again.')
	expect(pageErrorText('exercise.unsupported-type', { type: 'dictation' })).toBe(
		'Unsupported question type: dictation.',
	)
	for (const [code, error] of Object.entries(pageErrors)) {
		expect(Object.entries(errors)).toContainEqual([code, error])
	}
})

test('a value is taken as it is, and nothing inherited fills a placeholder', () => {
	expect(fillIn('{reason}!', { reason: '$& {reason}' })).toBe('$& {reason}!')
	expect(fillIn('{constructor}')).toBe('{constructor}')
})
