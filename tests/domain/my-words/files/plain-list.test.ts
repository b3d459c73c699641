/** Lists as people paste them: the files are in tests/fixtures/cases/35-plain-lists. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readWords } from '#app/domain/my-words/files/read-words.ts'

function read(text: string) {
	const words = readWords(text, {})
	if (!words.ok) throw new Error(JSON.stringify(words.error))
	return words.value.words
}

const wordsOf = (text: string) => read(text).map(({ word }) => word)
const readingsOf = (text: string) =>
	read(text).map(({ word, pinyin }) => `${word} ${pinyin}`.trim())

const folder = 'tests/fixtures/cases/35-plain-lists'
const files = readdirSync(folder).filter((name) => name !== 'expected.txt')

test.each(files)('the words of %s are found', (name) => {
	const text = readFileSync(`${folder}/${name}`, 'utf8')
	const expected = ['学习', '银行', '秋天', '头发'].filter((word) => text.includes(word))
	expect(wordsOf(text)).toEqual(expected)
})

test.each([
	['学习 xuéxí to study\n银行 yínháng bank', ['学习 xuéxí', '银行 yínháng']],
	['学习 xue2 xi2 - to study, to learn\n行 hang2 - row; line', ['学习 xué xí', '行 háng']],
	['学习　xuéxí　to study', ['学习 xuéxí']],
	['1. 学习 xuéxí\n2. 银行 yínháng', ['学习 xuéxí', '银行 yínháng']],
	['- 学习: to study\n- 银行: bank', ['学习', '银行']],
	['- [ ] 学习 – to study\n- [x] 银行 – bank', ['学习', '银行']],
	['【学习】xuéxí to study', ['学习 xuéxí']],
	['（1）学习 xuéxí', ['学习 xuéxí']],
	['① 学习 ② 银行', ['学习', '银行']],
	['学习（xuéxí）to study\n银行（yínháng）bank', ['学习 xuéxí', '银行 yínháng']],
	['学习xuéxí to study', ['学习 xuéxí']],
	['xuéxí 学习\nyínháng 银行', ['学习 xuéxí', '银行 yínháng']],
	['to study – 学习\nbank – 银行', ['学习', '银行']],
	['汉字 拼音 英文\n学习 xuéxí to study', ['学习 xuéxí']],
	['T恤 T-shirt\n卡拉OK karaoke', ['T恤', '卡拉OK']],
	['会 can\n们 men', ['会', '们']],
])('%j', (text, expected) => {
	expect(readingsOf(text)).toEqual(expected)
})

test.each([
	'学习、银行、秋天、头发',
	'学习，银行，秋天，头发',
	'学习,银行,秋天,头发',
	'学习; 银行; 秋天; 头发',
	'学习 银行 秋天 头发',
	'学习　银行　秋天　头发',
	'学习\t银行\t秋天\t头发',
	'学习、银行\n\n秋天、头发',
	'学习\n银行、秋天、头发',
	'1.学习 2.银行 3.秋天 4.头发',
	'“学习”、“银行”、“秋天”、“头发”',
	'"学习","银行","秋天","头发"',
	'学习 - 银行 - 秋天 - 头发',
	'学习/银行/秋天/头发',
	'学习 · 银行 · 秋天 · 头发',
	'生词：学习、银行、秋天、头发',
	'第一课：学习、银行\nLesson 2: 秋天、头发',
])('a line of words: %j', (text) => {
	expect(wordsOf(text)).toEqual(['学习', '银行', '秋天', '头发'])
	expect(read(text).map(({ row }) => row)).toEqual([1, 2, 3, 4])
})

test('a list with a word a line counts its lines', () => {
	expect(read('学习 to study\n\n银行 bank').map(({ row }) => row)).toEqual([1, 3])
})

test('both forms of a word on a line', () => {
	const forms = { word: '学习', traditional: '學習' }
	expect(read('学习 (學習) xuéxí to study')).toMatchObject([{ ...forms, pinyin: 'xuéxí' }])
	expect(read('学习 學習 [xue2 xi2] /to study/')).toMatchObject([{ ...forms, pinyin: 'xué xí' }])
})

test('a table stays a table', () => {
	expect(read('學習,学习\n銀行,银行')[0]).toMatchObject({ word: '學習', traditional: '学习' })
	expect(read('学习,xuéxí,to study\n银行,yínháng,bank')[0]).toMatchObject({ pinyin: 'xuéxí' })
	expect(wordsOf('意思,yìsi\n例句,lìjù')).toEqual(['意思', '例句'])
})

test('a line without a word is kept, so that it can be shown as left out', () => {
	expect(wordsOf('学习 to study\nhello\n银行 bank')).toEqual(['学习', '', '银行'])
})
