import { expect, test } from 'vitest'
import { isAdmin } from '#app/domain/accounts/user.ts'

test('only level 99 is an administrator', () => {
	expect([0, 1, 2, 98, 99, 100].filter((level) => isAdmin({ level }))).toEqual([99])
})
