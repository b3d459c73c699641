import { expect, test } from 'vitest'
import { errors } from '#app/domain/errors.ts'
import { fillIn, pageErrors, pageErrorText } from '#app/domain/page-errors.ts'

test('pages show sentences of the same catalogue', () => {
	expect(pageErrorText('word.load-failed')).toBe('Loading failed, please try again.')
	expect(pageErrorText('exercise.unsupported-type', { type: 'dictation' })).toBe(
		'Unsupported question type: dictation.',
	)
	for (const [code, text] of Object.entries(pageErrors)) {
		expect(Object.entries(errors)).toContainEqual([code, text])
	}
})

test('fillIn inserts values literally and ignores inherited properties', () => {
	expect(fillIn('{reason}!', { reason: '$& {reason}' })).toBe('$& {reason}!')
	expect(fillIn('{constructor}')).toBe('{constructor}')
})
