import { expect, test } from 'vitest'
import { wordsOfAuthor } from '#app/domain/lesson-text/authors-words.ts'

test('what the engine cuts otherwise is the author’s', () => {
	const own = [
		['王小明', '天', '来', '。'],
		['他', '是', '王小明', '，', '不', '是', '大学', '生'],
	]
	const cut = [
		['王小', '明天', '来', '。'],
		['他', '是', '王', '小明', '，', '不是', '大学生'],
	]
	expect(wordsOfAuthor(own, cut)).toEqual(['王小明', '大学'])
})

test('one character, and what is not Chinese throughout, is not', () => {
	expect(wordsOfAuthor([['我', '爱', 'T恤', '3月', '。']], [['我爱', 'T', '恤3月。']])).toEqual([])
})

test('a paragraph that nobody cut is the author’s alone', () => {
	expect(wordsOfAuthor([['𠮷野家', '好吃']], [])).toEqual(['𠮷野家', '好吃'])
})
