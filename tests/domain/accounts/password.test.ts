import { expect, test } from 'vitest'
import { minPasswordLengthAt } from '#app/domain/accounts/password.ts'

test('administrators need twelve characters, everybody else six', () => {
	expect([0, 1, 2, 98, 99].map(minPasswordLengthAt)).toEqual([6, 6, 6, 6, 12])
})
