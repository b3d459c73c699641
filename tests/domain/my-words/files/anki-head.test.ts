/** Files of Anki that went through a spreadsheet: tests/fixtures/cases/17-anki-headers. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readWords } from '#app/domain/my-words/files/read-words.ts'

function linesOf(text: string) {
	const read = readWords(text, {})
	if (!read.ok) throw new Error(JSON.stringify(read.error))
	expect(read.value.format).toBe('anki')
	return read.value.words.map(({ word, pinyin, standing, isSaved }) =>
		[word, pinyin, standing ?? '-', isSaved ? 'saved' : '-'].join(' '),
	)
}

const bank = '银行 yín háng known -'
const autumn = '秋天 qiū tiān - saved'

test.each([
	['spreadsheet.csv', [bank, autumn]],
	['uppercase.txt', [bank.replace('known -', '- saved'), autumn]],
	['full-export.txt', [bank, autumn, '头发 tóufa - saved']],
])('%s', (name, expected) => {
	expect(linesOf(readFileSync(`tests/fixtures/cases/17-anki-headers/${name}`, 'utf8'))).toEqual(
		expected,
	)
})

const rows = ['银行,yín háng,hsk3 known', '秋天,qiū tiān,hsk3']

test.each([
	['semicolons', '#separator:Comma;;\n#html:true;;\n#tags column:3;;', ';'],
	['a named semicolon', '#separator:Semicolon;;\n#tags column:3;;', ';'],
	['a sign', '#separator:;\n#tags column:3;;', ';'],
	['a comma as a sign', '#separator:,\n#tags column:3', ','],
	['quotation marks', '"#separator:Comma",,\n"#html:true",,\n"#tags column:3",,', ','],
	['quotation marks and semicolons', '"#separator:Comma";;\n"#tags column:3";;', ';'],
	['quotation marks around all', '"#separator:tab"\n"#tags column:3"', '\t'],
	['tabs', '#separator:tab\t\t\n#tags column:3\t\t', '\t'],
	['spaces', '# Separator: Comma\n#TAGS COLUMN: 3', ','],
	['names of columns', '#separator:comma\n#columns:Hanzi,Pinyin,\n#tags column:3', ','],
])('header lines with %s', (_, head, separator) => {
	const text = [head, ...rows.map((row) => row.replaceAll(',', separator))].join('\n')
	expect(linesOf(text)).toEqual([bank, autumn])
})

test('a comment is no note, though a GUID may begin as one', () => {
	const head = '#separator:tab\n#html:false\n#guid column:1\n'
	expect(linesOf(`${head}# autumn, chapter 1\n#kX!2\t秋天\tqiū tiān`)).toEqual([autumn])
	expect(linesOf('#separator:tab\n# autumn\tchapter 1\n秋天\tqiū tiān')).toEqual([autumn])
})
