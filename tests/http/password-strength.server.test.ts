import { expect, test } from 'vitest'
import { weaknessOf } from '#app/http/password-strength.server.ts'

const owner = { email: 'xiaomei@example.com', displayName: '王小美' }

test.each(['123456', 'Password1', 'qwertyuiop', '5201314', 'ILOVEYOU', '123456789012'])(
	'%s is on the list of common passwords',
	(password) => {
		expect(weaknessOf(password, owner)).toEqual({ code: 'password.common', field: 'password' })
	},
)

test.each(['learn-chinese', '学习学习学习', 'hanlu-admin-2026'])('%s is not', (password) => {
	expect(weaknessOf(password, owner)).toBeUndefined()
})
