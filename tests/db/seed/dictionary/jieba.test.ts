import { expect, test } from 'vitest'
import { parseJieba, partOfSpeechOfTag } from '#app/db/seed/dictionary/jieba.ts'

test('a row is a word, its frequency and its tag', () => {
	expect([...parseJieba('学习 13482 v\n高兴 5387 b\r\n\n')]).toEqual([
		['学习', { frequency: 13482, tag: 'v' }],
		['高兴', { frequency: 5387, tag: 'b' }],
	])
})

test.each([
	['n', 'noun'],
	['ns', 'noun'],
	['t', 'noun'],
	['vn', 'verb'],
	['an', 'adjective'],
	['b', 'adjective'],
	['uj', 'particle'],
	['y', 'particle'],
	['q', 'measure word'],
	['i', 'idiom'],
	['l', undefined],
	['m', undefined],
	['zg', undefined],
	['', undefined],
])('the tag %s says %s', (tag, pos) => {
	expect(partOfSpeechOfTag(tag)).toBe(pos)
})
