/** Tables as spreadsheets write them: tests/fixtures/cases/27-admin-csv. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { vocabularyErrors } from '#app/domain/errors/vocabulary.ts'
import { addErrors } from '#app/domain/errors.ts'
import { problemText } from '#app/domain/problem.ts'
import { decodeText } from '#app/domain/text-encoding.ts'
import { parseNewWords } from '#app/domain/vocabulary/csv/new-words.ts'
import { readCsv } from '#app/features/vocabulary/admin/batch/csv-text.server.ts'

addErrors(vocabularyErrors)

/** The words of a table, or what is wrong with it. */
function read(text: string) {
	const words = parseNewWords(readCsv(text))
	return words.ok ? words.value.map(({ row, values }) => `${row} ${values.word}`) : words.error
}

function readFile(name: string) {
	const bytes = new Uint8Array(readFileSync(`tests/fixtures/cases/27-admin-csv/${name}`))
	return read(decodeText(bytes) ?? '')
}

const problemsOf = (text: string) => {
	const words = parseNewWords(readCsv(text))
	return words.ok ? [] : words.error.map(problemText)
}

test.each([
	['cr-only.csv', ['2 测寅', '3 测卯']],
	['excel-gbk.csv', ['2 测甲', '3 测乙']],
	['excel-semicolon-bom.csv', ['2 测甲', '3 测乙']],
	['excel-unicode-tab.csv', ['2 测甲', '3 测乙']],
	['head-spaces-caps.csv', ['2 测丙']],
	['quotes.csv', ['2 测壬', '3 测癸']],
	['sep-line.csv', ['2 测丁']],
	['trailing-commas.csv', ['2 测戊']],
])('%s has its words', (name, words) => {
	expect(readFile(name)).toEqual(words)
})

test.each([
	['fullwidth.csv', 'vocabulary-csv.wide-separator', 1],
	['unclosed.csv', 'vocabulary-csv.unclosed-quote', 2],
])('%s is refused with a row and a reason', (name, code, line) => {
	expect(readFile(name)).toMatchObject([{ code, line }])
})

test.each(['sep=,', 'SEP=,', '"sep=,"', 'sep=,,,'])('%s above the header is no row', (line) => {
	expect(read(`${line}\r\nword,pinyin,meaning\r\n测丁,ce4 ding1,noun=D`)).toEqual(['2 测丁'])
})

test('a separator that is named comes before the sign that stands most often', () => {
	const text = 'sep=;\nword;pinyin;meaning,so to say,and more,or less,\n测丁;ce4 ding1;noun=D'
	expect(readCsv(text).rows[0]).toHaveLength(3)
})

test.each([
	['word；pinyin；meaning\n测己；ce4 ji3；noun=F', 'Row 1: full-width “；”'],
	['word,pinyin，meaning\n测己,ce4 ji3，noun=F', 'Row 1: full-width “，”'],
	['word,pinyin,meaning\n测己，ce4 ji3，noun=F', 'Row 2: full-width “，”'],
	['word,pinyin,meaning\n测己,"ce4 ji3" x,noun=F', 'Row 2: something stands between'],
])('%j is refused with a reason that helps', (text, reason) => {
	expect(problemsOf(text)).toEqual([expect.stringContaining(reason)])
})

test('full-width commas may stand in a meaning', () => {
	expect(read('word,pinyin,meaning\n测己,ce4 ji3,noun=甲，乙')).toEqual(['2 测己'])
})
