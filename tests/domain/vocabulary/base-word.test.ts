import { expect, test } from 'vitest'
import { baseWord } from '#app/domain/vocabulary/base-word.ts'

test.each([
	['高高兴兴', '高兴'],
	['条条', '条'],
	['商量商量', '商量'],
	['慢慢儿', '慢慢'],
	['喜不喜欢', '喜欢'],
	['吃没吃饭', '吃饭'],
	['他们', '他'],
	['孩子们', '孩子'],
	['婶儿', '婶'],
	['𠮷𠮷', '𠮷'],
])('%s has the base %s', (word, base) => {
	expect(baseWord(word)).toBe(base)
})

test('other words have no base', () => {
	for (const word of [
		'',
		'看',
		'们',
		'学习',
		'哈哈哈',
		'高兴',
		'不好不坏',
		'一心一意',
		'看看看看看',
	]) {
		expect([word, baseWord(word)]).toEqual([word, undefined])
	}
})
