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
	expect(wordsOfAuthor(own, cut)).toEqual({ words: ['王小明', '大学'], long: [] })
})

test('single characters and words that are not all hanzi are left out', () => {
	expect(wordsOfAuthor([['我', '爱', 'T恤', '3月', '。']], [['我爱', 'T', '恤3月。']])).toEqual({
		words: [],
		long: [],
	})
})

test('without a cut by the engine, all words are the author’s', () => {
	expect(wordsOfAuthor([['𠮷野家', '好吃']], [])).toEqual({ words: ['𠮷野家', '好吃'], long: [] })
})

test('words of more than four characters are told apart: they may be clauses that were never cut', () => {
	const own = [['我下班以后马上', '来', '北京大学', '。']]
	const cut = [['我', '下班', '以后', '马上', '来', '北京', '大学', '。']]
	expect(wordsOfAuthor(own, cut)).toEqual({ words: ['北京大学'], long: ['我下班以后马上'] })
})
