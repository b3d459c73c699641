import { expect, test } from 'vitest'
import { typedDefinition, typedHanzi, typedPinyin } from '#app/domain/vocabulary/typed-word.ts'

test.each([
	[' 学习 ', '学习'],
	['学\u0000习\n', '学 习'],
	['\ufeff学习', '学习'],
])('spaces and control characters around a word are removed: %j', (typed, word) => {
	expect(typedHanzi(typed)).toBe(word)
})

test.each([
	['xue2  xi2', 'xué xí'],
	['xue\u0301 xi\u0301', 'xué xí'],
	["Xi1'an1", "Xī'ān"],
	['kǎ lā OK', 'kǎ lā OK'],
])('pinyin gets tone marks: %s', (typed, pinyin) => {
	expect(typedPinyin(typed)).toBe(pinyin)
})

test('a definition becomes one line but keeps its spelling', () => {
	expect(typedDefinition('\tto learn;\r\nto study ')).toBe('to learn; to study')
	expect(typedDefinition('cafe\u0301')).toBe('cafe\u0301')
})
