import { expect, test } from 'vitest'
import { personChangeForm } from '#app/features/accounts/people/forms.ts'

test('numbers of a form are read as numbers', () => {
	const form = { intent: 'set-level', person: 'xiaomei', was: '1', level: '99' }
	expect(personChangeForm.parse(form)).toEqual({ ...form, was: 1, level: 99 })
})

test.each(['', '3', '98', '-1', '1e1', '01', '99999999999999999999'])(
	'a level that is not given is refused with a sentence: %j',
	(level) => {
		const form = { intent: 'set-level', person: 'xiaomei', was: '1', level }
		expect(personChangeForm.safeParse(form).error?.issues[0]?.message).toBe('level.invalid')
	},
)

test.each([
	{ intent: 'delete', person: 'xiaomei', was: '1' },
	{ intent: 'approve', person: '', was: '0' },
	{ intent: 'approve', person: 'xiaomei', was: 'none' },
	{ intent: 'approve', person: 'xiaomei' },
	{},
])('what is no change is refused: %j', (form) => {
	expect(personChangeForm.safeParse(form).success).toBe(false)
})
