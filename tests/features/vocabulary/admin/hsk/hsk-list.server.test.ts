import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { HskEdition } from '#app/domain/hsk/edition.ts'
import type { HskRow } from '#app/domain/vocabulary/hsk-import.ts'
import { parseHskList } from '#app/features/vocabulary/admin/hsk/hsk-list.server.ts'

const header = 'ID,Simplified,Traditional,Pinyin,POS,Level,WebNo,WebPinyin,OCR,Variants,CEDICT'

function rows(text: string, edition: HskEdition = '3.0'): readonly HskRow[] {
	const list = parseHskList(text, edition)
	return list.ok ? list.value : []
}

/** 爱好 愛好 àihào HSK1 */
function show(text: string, edition?: HskEdition): string[] {
	return rows(text, edition).map((row) =>
		[row.word, row.traditional, row.pinyin, row.level].filter(Boolean).join(' '),
	)
}

test.each([
	['爱好,愛好,àihào,V/N,1', ['爱好 愛好 àihào HSK1']],
	['爸爸|爸,爸爸|爸,bàba|bà,N,1', ['爸爸 爸爸 bàba HSK1', '爸 爸 bà HSK1']],
	['零|〇,零|〇,líng|líng,Num,1', ['零 零 líng HSK1', '〇 〇 líng HSK1']],
	[
		'有（一）些,有（一）些,yǒu(yī)xiē,Pron,1',
		['有些 有些 yǒuxiē HSK1', '有一些 有一些 yǒuyīxiē HSK1'],
	],
	['第（第二）,第（第二）,dì (dì-èr),Prefix,1', ['第 第 dì HSK1']],
	['子（桌子）,子（桌子）,zi (zhuōzi),Suffix,1', ['子 子 zi HSK1']],
	['小（小王）,小（小王）,xiǎo (Xiǎo Wáng),Prefix,2', ['小 小 xiǎo HSK2']],
	[
		'茅台（酒）,茅臺（酒）,Máotái(jiǔ),N,7-9',
		['茅台 茅臺 Máotái HSK7+', '茅台酒 茅臺酒 Máotáijiǔ HSK7+'],
	],
	['谁,誰,shéi/shuí,Pron,1', ['谁 誰 shéi HSK1', '谁 誰 shuí HSK1']],
	['称2,稱2,chēng,V,5', ['称 稱 chēng HSK5']],
	['…极了,…極了,…jí le,,3', ['极了 極了 jí le HSK3']],
	['哪里,哪裡|哪裏,nǎlǐ,Pron,1', ['哪里 哪裡 nǎlǐ HSK1']],
	['辨认,,,V,7', ['辨认 HSK7+']],
	['白领,"白領",báilǐng,N,6', ['白领 白領 báilǐng HSK6']],
])('%s is read as %j', (fields, shown) => {
	const line = `L1-0001,${fields},1,x,x,"[{""Simplified"": ""x, y""}]",x`
	expect(show(`\uFEFF${header}\r\n${line}\r\n`)).toEqual(shown)
})

test('only the columns with words and levels are needed', () => {
	expect(show('Simplified,Level\n爱好,1\n\n')).toEqual(['爱好 HSK1'])
})

test('complete.json gives new levels, and readings of words that have only one', () => {
	const form = (traditional: string, pinyin: string) => ({
		traditional,
		transcriptions: { pinyin, numeric: '' },
		meanings: ['…'],
		classifiers: [],
	})
	const text = JSON.stringify([
		{ simplified: '爱好', level: ['new-1', 'old-3'], forms: [form('愛好', 'ài hào')] },
		{ simplified: '血', level: ['old-5'], forms: [form('血', 'xuè')] },
		{ simplified: '百', level: ['new-1'], forms: [form('百', 'Bǎi'), form('百', 'bǎi')] },
		{ simplified: '好', level: ['new-2', 'new-1'], forms: [form('好', 'hǎo'), form('好', 'hào')] },
		{ simplified: '爱惜', level: ['new-7'], forms: [form('愛惜', 'ài xī')] },
		{ simplified: '爱心', level: ['new-7+'], forms: [form('愛心', 'ài xīn')] },
	])
	expect(show(text)).toEqual([
		'爱好 愛好 ài hào HSK1',
		'百 百 bǎi HSK1',
		'好 HSK1',
		'爱惜 愛惜 ài xī HSK7+',
		'爱心 愛心 ài xīn HSK7+',
	])
	expect(show(text, '2.0')).toEqual(['爱好 愛好 ài hào HSK3', '血 血 xuè HSK5'])
	expect(parseHskList(text, '2026')).toEqual({ ok: false, error: [{ code: 'hsk-list.empty' }] })
})

test('parts of speech are those of the vocabulary', () => {
	const text = 'Simplified,POS,Level\n爱好,V/N,1\n了,Aux,1\n打车,,1\n'
	expect(rows(text).map(({ poses }) => poses)).toEqual([
		['verb', 'noun'],
		['particle', 'auxiliary verb'],
		undefined,
	])
})

test.each(['', 'Simplified,Level\n', 'word,level\n爱好,1', '[', '[{"word":"爱好"}]', '你好'])(
	'%j is in neither format',
	(text) => {
		expect(parseHskList(text, '3.0')).toEqual({
			ok: false,
			error: [{ code: 'hsk-list.unknown-format' }],
		})
	},
)

test('every line with an unknown level is named', () => {
	const text = 'Simplified,Level\n爱好,1\n爱,10\n八,\n爸,7-9\n'
	expect(parseHskList(text, '3.0')).toEqual({
		ok: false,
		error: [
			{ code: 'hsk-list.unknown-level', line: 3 },
			{ code: 'hsk-list.unknown-level', line: 4 },
		],
	})
})

const official = new URL('../../../../shared/data/hsk30.csv', import.meta.url)

test('the whole official list is read (measured where it is at hand)', ({ skip }) => {
	skip(!existsSync(official), 'needs the official list, which is not ours to publish')
	const list = rows(readFileSync(official, 'utf8'))
	expect(list.length).toBe(11_109)
	expect(list.filter(({ word }) => !/^\p{Script=Han}+$/u.test(word))).toEqual([])
	expect(list.filter(({ pinyin }) => !pinyin || /[|()（）…\d/]/.test(pinyin))).toEqual([])
	// 500 entries, nine of them two words, one with two readings.
	expect(list.filter(({ level }) => level === 'HSK1').length).toBe(510)
})
