import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readWords } from '#app/domain/my-words/files/read-words.ts'
import { wordCell } from '#app/domain/my-words/files/word-cell.ts'

test.each([
	['学习', '学习'],
	['1. 学习！', '学习'],
	['“学习”', '学习'],
	['【学习】', '学习'],
	['T恤', 'T恤'],
	['**学习**', '学习'],
	['hello', ''],
	['学习[學習]', '学习 = 學習'],
	['学习 (學習)', '学习 = 學習'],
	['學習/学习', '學習 = 学习'],
	['学习（v.）', '学习'],
	['会1', '会'],
	['会¹（动）', '会'],
	['本１（量、名）', '本'],
	['白（形）', '白'],
	['称1', '称'],
	['二〇', '二〇'],
	['〇', '〇'],
	['第（第二）', '第'],
	['好（不）容易', '好容易, or 好不容易'],
	['差(一)点儿', '差点儿, or 差一点儿'],
	['（不）好意思', '好意思, or 不好意思'],
	['女孩（儿）', '女孩, or 女孩儿'],
	['打（电话）', '打, or 打电话'],
	['爸爸｜爸', '爸爸, or 爸'],
	['有时候|有时', '有时候, or 有时'],
	['…极了', '极了'],
	['……之间', '之间'],
	['～极了', '极了'],
	['一边…一边…', '一边'],
	['越...越...', '越'],
])('%s is %s', (cell, expected) => {
	const { word, traditional, otherwise } = wordCell(cell)
	const forms = [word, traditional && ` = ${traditional}`, otherwise && `, or ${otherwise}`]
	expect(forms.join('')).toBe(expected)
})

test('a list of HSK 3.0: tests/fixtures/cases/18-hsk30-notation', () => {
	const list = readFileSync('tests/fixtures/cases/18-hsk30-notation/list.txt', 'utf8')
	const read = readWords(list, {})
	expect(read.ok && read.value.words.map(({ word }) => word)).toEqual([
		...['爸爸', '白', '会', '称', '第', '好容易', '差点儿', '女孩', '极了', '一边', '有时候', '〇'],
	])
	expect(read.ok && read.value.words.every(({ traditional }) => traditional === '')).toBe(true)
})

test('the notation in a list with readings', () => {
	const read = readWords('会1 huì can\n好（不）容易 hǎo róngyì with effort\n爸爸|爸 bàba dad', {})
	expect(read.ok && read.value.words.map(({ word, pinyin }) => `${word} ${pinyin}`)).toEqual([
		'会 huì',
		'好容易 hǎo róngyì',
		'爸爸 bàba',
	])
})
