import { expect, test } from 'vitest'
import { parseCedict, toReading } from '#app/seed/dictionary/cedict.ts'

test('a line holds the traditional and simplified forms, the reading and the senses', () => {
	const text = [
		'# CC-CEDICT',
		'#! entries=2',
		'愛好 爱好 [ai4 hao4] /to be fond of/interest; hobby/CL:個|个[ge4]/',
		'not an entry',
		'3C 3C [san1 C] /computers/\r',
	].join('\n')
	expect(parseCedict(text)).toEqual([
		{
			traditional: '愛好',
			word: '爱好',
			pinyin: 'ài hào',
			senses: ['to be fond of', 'interest; hobby', 'CL:個|个[ge4]'],
		},
		{ traditional: '3C', word: '3C', pinyin: 'sān C', senses: ['computers'] },
	])
})

test('a character with an unknown reading is left out', () => {
	expect(parseCedict('㐖 㐖 [xx5] /one of the characters/')).toEqual([])
})

test.each([
	['na3 r5', 'nǎr'],
	['yi1 dian3 r5', 'yī diǎnr'],
	['Bei3 jing1', 'Běi jīng'],
	['lu:4 se4', 'lǜ sè'],
	['lu : 3 you2', 'lǚ yóu'],
	['ya1zhou2', 'yā zhòu'.replace('ò', 'ó')],
	['jiu3 , er4', 'jiǔ, èr'],
	['A1 · B1', 'Ā · B1'],
	['nu:3 er2', 'nǚ ér'],
])('%s is read as %s', (numbered, reading) => {
	expect(toReading(numbered)).toBe(reading)
})

test('days of the week and months are not capitalized in pinyin', () => {
	const text = '星期天 星期天 [Xing1 qi1 tian1] /Sunday/\n五月 五月 [Wu3 yue4] /May/'
	expect(parseCedict(text).map(({ pinyin }) => pinyin)).toEqual(['xīng qī tiān', 'wǔ yuè'])
})
