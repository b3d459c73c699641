import { expect, test } from 'vitest'
import { localizedTextSchema } from '#app/domain/exercises/localized-text.ts'

test('a text keeps every language it has', () => {
	const text = { zh: '你好', en: 'Hello', 'zh-hant': '你好', constructor: 'x' }
	expect(localizedTextSchema.parse(text)).toEqual(text)
})

test('a tag that every object inherits is left out', () => {
	const stored = JSON.parse('{"zh":"你好","__proto__":"x"}')
	expect(Object.getOwnPropertyNames(localizedTextSchema.parse(stored))).toEqual(['zh'])
})
