import { expect, test } from 'vitest'
import { carryWords } from '#app/domain/lesson-text/editing/carried-words.ts'
import { fromContent } from '#app/domain/lesson-text/editing/edited-text.ts'
import { findParagraphs } from '#app/domain/lesson-text/editing/found-paragraphs.ts'
import { textChangeOf } from '#app/domain/lesson-text/editing/text-change.ts'

/** Each word of the new text with the number of its old word, or "-". */
function show(before: string[], after: string): string {
	const zh = before.map((word, number) => ({ word, number }))
	const edited = fromContent([{ zh, en: 'Hi', blank: 'normal' }])
	const text = `zh: ${after}\nen: Hi`
	const placed = edited.paragraphs.map((paragraph) => ({ paragraph, start: 0 }))
	const found = findParagraphs(text)
	return carryWords(placed, found, textChangeOf(edited.text, text))
		.flatMap(({ words }) => words)
		.map(({ token }) => `${token.word}${token.number ?? '-'}`)
		.join(' ')
}

const words = ['我', '在', '学习', '，', '你', '在', '看', '。']

test('words outside the change are kept', () => {
	expect(show(words, '我␟也␟在␟学习，你␟在␟看。')).toBe('我0 也- 在1 学习2 ，3 你4 在5 看6 。7')
	expect(show(words, '我␟在␟学习，你␟看。')).toBe('我0 在1 学习2 ，3 你4 看6 。7')
})

test('a word whose borders move is a new word', () => {
	expect(show(words, '我␟在学习，你␟在␟看。')).toBe('我0 在学习- ，3 你4 在5 看6 。7')
	expect(show(words, '我␟在␟学␟习，你␟在␟看。')).toBe('我0 在1 学- 习- ，3 你4 在5 看6 。7')
})

test('in a replaced stretch, common words are kept in order', () => {
	expect(show(words, '他␟在␟学习、你␟正␟在␟看！')).toBe('他- 在1 学习2 、- 你4 正- 在5 看6 ！-')
})

test('words common by chance are not kept', () => {
	expect(show(words, '昨天␟我们␟去␟公园␟散步␟了␟，都␟很␟高兴␟地␟看␟花！')).toBe(
		'昨天- 我们- 去- 公园- 散步- 了- ，- 都- 很- 高兴- 地- 看- 花- ！-',
	)
})

test('a word of several pieces is kept as a whole or not at all', () => {
	expect(show(['穿', 'T恤', '吧'], '买␟穿T恤␟吧')).toBe('买- 穿0 T恤1 吧2')
	expect(show(['穿', 'T恤', '吧'], '穿T恤衫␟吧')).toBe('穿0 T- 恤衫- 吧2')
})

test('new words are normalized to NFC', () => {
	expect(show(['去'], '去cafe\u0301')).toBe('去0 caf\u00E9-')
})
