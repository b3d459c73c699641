import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSameSpelling, matchingKey } from '#app/domain/matching-key.ts'

test.each([
	['Ｔ恤', 't恤'],
	['卡拉OK', '卡拉ok'],
	['３C产品', '3c产品'],
	['你好，世界！', '你好，世界！'],
	['Ａ，！', 'a，！'],
	['Éİß', 'Éİß'],
])('the key of %s is %s', (text, key) => {
	expect(matchingKey(text)).toBe(key)
})

test('a place in the key is the same place in the text', () => {
	fc.assert(
		fc.property(fc.string({ unit: 'binary' }), (text) => {
			expect(matchingKey(text)).toHaveLength(text.length)
			expect(matchingKey(matchingKey(text))).toBe(matchingKey(text))
		}),
	)
})

test('spellings differ in width and case, characters do not', () => {
	expect(isSameSpelling('Ｔ恤', 't恤')).toBe(true)
	expect(isSameSpelling('東西', '东西')).toBe(false)
})
