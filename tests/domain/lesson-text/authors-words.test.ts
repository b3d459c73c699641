import { expect, test } from 'vitest'
import { wordsOfAuthor } from '#app/domain/lesson-text/authors-words.ts'

test('words the engine cuts differently are the author’s', () => {
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

test('single characters and words that are not all hanzi are left out', () => {
	expect(wordsOfAuthor([['我', '爱', 'T恤', '3月', '。']], [['我爱', 'T', '恤3月。']])).toEqual([])
})

test('without a cut by the engine, all words are the author’s', () => {
	expect(wordsOfAuthor([['𠮷野家', '好吃']], [])).toEqual(['𠮷野家', '好吃'])
})
