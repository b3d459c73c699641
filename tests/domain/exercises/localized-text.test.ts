import { expect, test } from 'vitest'
import { localizedTextSchema } from '#app/domain/exercises/localized-text.ts'

test('a text keeps every language it has', () => {
	const text = { zh: '你好', en: 'Hello', 'zh-hant': '你好', constructor: 'x' }
	expect(localizedTextSchema.parse(text)).toEqual(text)
})

test('no tag reaches what every object inherits', () => {
	const read = localizedTextSchema.safeParse(JSON.parse('{"zh":"你好","__proto__":"x"}'))
	if (read.success) expect(Object.keys(read.data)).toEqual(['zh'])
	expect(Object.getPrototypeOf({})).toBe(Object.prototype)
})
