import { expect, test } from 'vitest'
import { partOfSpeechOfTag, readTags } from '#app/seed/dictionary/jieba.ts'

test('a row is a word, its frequency and its tag', () => {
	const text = '学习 13482 v\n高兴 5387 b\r\n某某 3 n\n\n'
	expect([...readTags(text, (word) => word !== '某某')]).toEqual([
		['学习', 'v'],
		['高兴', 'b'],
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
])('the tag %s means %s', (tag, pos) => {
	expect(partOfSpeechOfTag(tag)).toBe(pos)
})
