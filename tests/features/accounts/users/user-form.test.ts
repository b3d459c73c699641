import { expect, test } from 'vitest'
import { userChangeForm } from '#app/features/accounts/users/user-form.ts'

test('a form’s numbers become numbers', () => {
	const form = { intent: 'set-level', user: 'xiaomei', version: '1', level: '99' }
	expect(userChangeForm.parse(form)).toEqual({ ...form, version: 1, level: 99 })
})

test.each(['', '3', '97', '-1', '1e1', '01', '99999999999999999999'])(
	'a level that cannot be given is refused: %j',
	(level) => {
		const form = { intent: 'set-level', user: 'xiaomei', version: '1', level }
		expect(userChangeForm.safeParse(form).error?.issues[0]?.message).toBe('level.invalid')
	},
)
