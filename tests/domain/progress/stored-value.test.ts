import { expect, test } from 'vitest'
import { isName, isNumber, withoutUndefined } from '#app/domain/progress/stored-value.ts'

test('a name is a short string', () => {
	expect(['', '你好', 'demo-ni-hao', 'x'.repeat(64)].map(isName)).not.toContain(false)
	expect([undefined, 7, ['x'], 'x'.repeat(65)].map(isName)).not.toContain(true)
})

test('a number is finite', () => {
	expect([0, 87.5, -1].map(isNumber)).not.toContain(false)
	expect([Number.NaN, Number.POSITIVE_INFINITY, '7', null].map(isNumber)).not.toContain(true)
})

test('undefined fields are dropped, empty ones are kept', () => {
	expect(Object.keys(withoutUndefined({ a: undefined, b: '', c: 0, d: false }))).toEqual([
		'b',
		'c',
		'd',
	])
})
