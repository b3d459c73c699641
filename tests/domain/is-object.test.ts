import { expect, test } from 'vitest'
import { isObject } from '#app/domain/is-object.ts'

test('arrays and null are not objects', () => {
	expect([{}, Object.create(null)].map(isObject)).not.toContain(false)
	expect([[], null, undefined, 'x'].map(isObject)).not.toContain(true)
})
