import fc from 'fast-check'
import { expect, test } from 'vitest'
import { incomingText } from '#app/domain/incoming-text/incoming-text.ts'
import { chineseTexts } from '#tests/support/chinese-texts.ts'

test.each([
	['我是⼀个⼈，学中⽂。', '我是一个人，学中文。'],
	['⽇本⼈为了⽅便⽤户喝⽔', '日本人为了方便用户喝水'],
	['⺮竹字头，⻋马，⻅过，⻢上，⺠国', '竹竹字头，车马，见过，马上，民国'],
	['契金車羅來更神祥福', '契金車羅來更神祥福'],
	['〸月〹日', '十月卄日'],
])('%s is written with hanzi', (text, expected) => {
	expect(incomingText(text)).toBe(expected)
})

test.each([
	'\u200b',
	'\u00ad',
	'\u200c',
	'\u200d',
	'\u2060',
	'\ufeff',
	'\u200e',
	'\u200f',
	'\u202a',
	'\u202c',
	'\u202e',
	'\u2066',
	'\u2069',
	'\u061c',
	'\u034f',
	'\u115f',
	'\u3164',
	'\uffa0',
	'\u180e',
	'\u2061',
	'\u206a',
	'\ufe00',
	'\ufe0f',
	'\u{e0100}',
	'\u{e01ef}',
	'\u{e0041}',
	'\ufff9',
	'\ufffb',
	'\ufffc',
	'\uffff',
	'\ufdd0',
	'\0',
	'\x1b',
	'\x7f',
	'\x80',
])('%j draws nothing', (unseen) => {
	expect(incomingText(`学${unseen}习${unseen}${unseen}汉语${unseen}`)).toBe('学习汉语')
})

test.each([
	'👨‍👩‍👧 👩🏽‍🍳 👍🏽 ❤️ ❤︎ 1️⃣ #️⃣ ㊗️ 🇨🇳 🏳️‍🌈 🏴󠁧󠁢󠁳󠁣󠁴󠁿',
	'学　习 学\u00a0习\t学\n习\n\u2028\u2029\v\f\u0085',
	'می‌خواهم क्‍ष',
	'Ｔ恤，卡拉ok，１２３，ﾆﾎﾝ，①㈠㊀℃Ⅲ㍿',
	'学␟习 \ueab1 々〆 𠮷 㐀 﨑塚﨎 峯喆 xuéxí',
])('%j stays', (text) => {
	expect(incomingText(text)).toBe(text)
})

test.each([
	['二○○八年', '二〇〇八年'],
	['一九九○年，二◯一○年', '一九九〇年，二〇一〇年'],
	['二OO八年和二Ｏ一O年', '二〇〇八年和二〇一〇年'],
	['一二○急救，三○六医院', '一二〇急救，三〇六医院'],
	['○八年', '〇八年'],
	['王○○说，李○明', '王○○说，李○明'],
	['○ 第一 ○ 第二', '○ 第一 ○ 第二'],
	['选一○', '选一○'],
	['维生素O，第三O型血', '维生素O，第三O型血'],
])('in %s, zeros are told from circles', (text, expected) => {
	expect(incomingText(text)).toBe(expected)
})

test('letters and marks are composed, also over what draws nothing', () => {
	expect(incomingText('nu\u0308\u030c')).toBe('nǚ')
	expect(incomingText('e\u200b\u0301')).toBe('é')
})

test('lines end with one character', () => {
	expect(incomingText('你好。\r\n再见。\r我\n')).toBe('你好。\n再见。\n我\n')
})

test('half a character is a mark', () => {
	expect(incomingText('好\ud83d。')).toBe('好\ufffd。')
})

const pieces = fc.constantFrom(
	...[...'一八○◯OＯ〇年⼈⺮学\u200b\u200d\ufe0f\u20e3\u0301\u0308👩🏽🏴1#eا\u0653क\u034f㊗\r\n'],
	...['\ud83d', '\u{e0067}', '\u{e007f}'],
)
const anyText = fc.oneof(
	chineseTexts,
	fc.string({ unit: 'binary' }),
	fc.array(pieces).map((all) => all.join('')),
)

test('text that came in stays as it is', () => {
	fc.assert(
		fc.property(anyText, (text) => {
			const once = incomingText(text)
			expect(incomingText(once)).toBe(once)
			expect(once).toBe(once.normalize('NFC'))
		}),
	)
})
