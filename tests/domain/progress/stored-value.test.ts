import { expect, test } from 'vitest'
import { isName, isNumber, isObject, withoutUndefined } from '#app/domain/progress/stored-value.ts'

test('a name is a short text', () => {
	expect(['', '你好', 'demo-ni-hao', 'x'.repeat(64)].map(isName)).not.toContain(false)
	expect([undefined, 7, ['x'], 'x'.repeat(65)].map(isName)).not.toContain(true)
})

test('a number is one that can be counted with', () => {
	expect([0, 87.5, -1].map(isNumber)).not.toContain(false)
	expect([Number.NaN, Number.POSITIVE_INFINITY, '7', null].map(isNumber)).not.toContain(true)
})

test('a list is no object, and neither is null', () => {
	expect([{}, Object.create(null)].map(isObject)).not.toContain(false)
	expect([[], null, undefined, 'x'].map(isObject)).not.toContain(true)
})

test('what is undefined is left out, what is empty is not', () => {
	expect(Object.keys(withoutUndefined({ a: undefined, b: '', c: 0, d: false }))).toEqual([
		'b',
		'c',
		'd',
	])
})
