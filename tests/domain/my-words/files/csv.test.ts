/** Tables of other programs: tests/fixtures/cases/16-duchinese-csv. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readWords } from '#app/domain/my-words/files/read-words.ts'

function read(text: string) {
	const words = readWords(text, {})
	if (!words.ok) throw new Error(JSON.stringify(words.error))
	return words.value
}

const wordsOf = (text: string) => read(text).words.map(({ word }) => word)

test('an export of Du Chinese has a comment, names of columns and its sentences', () => {
	const text = readFileSync('tests/fixtures/cases/16-duchinese-csv/duchinese.csv', 'utf8')
	const { format, words, columns } = read(text)
	expect(format).toBe('csv')
	expect(
		words.map(({ row, word, traditional, pinyin, sentence }) =>
			[row, word, traditional, pinyin, sentence].join(' '),
		),
	).toEqual([
		'3 秋天 秋天 qiū tiān 小林：我最喜欢秋天。',
		'4 怎么样 怎麼樣 zěn me yàng 这个怎么样？',
		'5 头发 頭髮 tóu fa 她的头发很长。',
	])
	expect(columns.map(({ role }) => role)).toEqual([
		...['word', 'traditional', 'pinyin', 'none', 'sentence', 'none', 'none', 'none'],
	])
})

test('a sentence in traditional characters alone is still no second form', () => {
	const text = 'Traditional,Pinyin,Simplified,Traditional Sentence\n頭髮,tóu fa,头发,她的頭髮很長。'
	expect(read(text).words[0]).toMatchObject({ word: '头发', traditional: '頭髮', sentence: '' })
})

test.each([
	['# one\n# two\n\nHanzi,Pinyin\n学习,xuéxí', ['学习']],
	['#,Hanzi,Pinyin\n1,学习,xuéxí', ['学习']],
	['# 学习\n# 银行', ['学习', '银行']],
	['#学习\n银行', ['学习', '银行']],
])('comments above a table are no words, but # in a list is a sign: %j', (text, words) => {
	expect(wordsOf(text)).toEqual(words)
})

test.each([
	'| 汉字 | 拼音 | 词性 | 英文 |\n| :-- | --- | - | --: |\n| 学习 | xuéxí | 动 | to study |',
	'汉字 | 拼音 | 英文\n--- | --- | ---\n学习 | xuéxí | to study',
	'|汉字|英文|\n|---|---|\n|**学习**|to study|\n',
])('a table in Markdown: %j', (text) => {
	expect(wordsOf(text)).toEqual(['学习'])
})

test('a table in Markdown has the columns that are seen', () => {
	const { columns } = read('| 汉字 | 拼音 |\n|---|---|\n| 学习 | xuéxí |')
	expect(columns.map(({ name, role }) => `${name} ${role}`)).toEqual(['汉字 word', '拼音 pinyin'])
})
