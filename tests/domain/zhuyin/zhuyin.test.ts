import fc from 'fast-check'
import { expect, test } from 'vitest'
import { syllables } from '#app/domain/pinyin/syllable.ts'
import { addTone } from '#app/domain/pinyin/tone.ts'
import { pinyinOfZhuyin, zhuyinOf } from '#app/domain/zhuyin/zhuyin.ts'
import { wholeDictionary } from '#tests/support/whole-dictionary.ts'

test.each([
	['学习', 'xué xí', 'ㄒㄩㄝˊ ㄒㄧˊ'],
	['学习', 'xuéxí', 'ㄒㄩㄝˊ ㄒㄧˊ'],
	['西安', "Xī'ān", 'ㄒㄧ ㄢ'],
	['西安', 'Xī’ān', 'ㄒㄧ ㄢ'],
	['先', 'xiān', 'ㄒㄧㄢ'],
	['朋友', 'péng you', 'ㄆㄥˊ ˙ㄧㄡ'],
	['你们', 'nǐmen', 'ㄋㄧˇ ˙ㄇㄣ'],
	['女儿', "nǚ'ér", 'ㄋㄩˇ ㄦˊ'],
	['旅行', 'lǚ xíng', 'ㄌㄩˇ ㄒㄧㄥˊ'],
	['觉得', 'jué de', 'ㄐㄩㄝˊ ˙ㄉㄜ'],
	['老师', 'lǎo shī', 'ㄌㄠˇ ㄕ'],
	['日子', 'rì zi', 'ㄖˋ ˙ㄗ'],
	['牛肉', 'niú ròu', 'ㄋㄧㄡˊ ㄖㄡˋ'],
	['对', 'duì', 'ㄉㄨㄟˋ'],
	['春', 'chūn', 'ㄔㄨㄣ'],
	['温', 'wēn', 'ㄨㄣ'],
	['我', 'wǒ', 'ㄨㄛˇ'],
	['多', 'duō', 'ㄉㄨㄛ'],
	['波', 'bō', 'ㄅㄛ'],
	['熊', 'xióng', 'ㄒㄩㄥˊ'],
	['用', 'yòng', 'ㄩㄥˋ'],
	['元', 'yuán', 'ㄩㄢˊ'],
	['王小明', 'Wáng Xiǎo míng', 'ㄨㄤˊ ㄒㄧㄠˇ ㄇㄧㄥˊ'],
])('%s %s is %s', (_, pinyin, zhuyin) => {
	expect(zhuyinOf(pinyin)).toBe(zhuyin)
})

test.each([
	['哪儿', 'nǎr', 'ㄋㄚˇㄦ'],
	['一点儿', 'yī diǎnr', 'ㄧ ㄉㄧㄢˇㄦ'],
	['花儿', 'huār', 'ㄏㄨㄚㄦ'],
	['儿', 'r', 'ㄦ'],
	['二', 'èr', 'ㄦˋ'],
])('the r of erhua stays with its syllable: %s %s is %s', (_, pinyin, zhuyin) => {
	expect(zhuyinOf(pinyin)).toBe(zhuyin)
	expect(pinyinOfZhuyin(zhuyin)).toBe(pinyin)
})

test.each([
	['一个', 'yí gè', 'ㄧˊ ㄍㄜˋ'],
	['不是', 'bú shì', 'ㄅㄨˊ ㄕˋ'],
	['看一看', 'kàn yi kàn', 'ㄎㄢˋ ˙ㄧ ㄎㄢˋ'],
])('a tone is written as it is said: %s %s is %s', (_, pinyin, zhuyin) => {
	expect(zhuyinOf(pinyin)).toBe(zhuyin)
})

test.each([
	['卡拉OK', 'kǎ lā OK', 'ㄎㄚˇ ㄌㄚ OK'],
	['卡拉OK', 'kǎlāOK', 'ㄎㄚˇ ㄌㄚ OK'],
	['T恤', 'T xù', 'T ㄒㄩˋ'],
	['T恤', 'Txù', 'T ㄒㄩˋ'],
	['A片', 'A piàn', 'A ㄆㄧㄢˋ'],
	['11区', '11 Qū', '11 ㄑㄩ'],
	['失败', 'shī, bài', 'ㄕ, ㄅㄞˋ'],
	['阿·亚', 'Ā · yà', 'ㄚ · ㄧㄚˋ'],
	['', '', ''],
])('Latin, digits and punctuation stay: %s %s is %s', (_, reading, zhuyin) => {
	expect(zhuyinOf(reading)).toBe(zhuyin)
})

test('combining marks are read as letters with marks', () => {
	expect(zhuyinOf('xué xí'.normalize('NFD'))).toBe('ㄒㄩㄝˊ ㄒㄧˊ')
})

/** No word is read ēr: ㄦ without a mark is the r of erhua. */
const written = syllables
	.flatMap((letters) =>
		letters === 'r' ? ['r'] : ([1, 2, 3, 4, 5] as const).map((tone) => addTone(letters, tone)),
	)
	.filter((syllable) => syllable !== 'ēr')

test('each syllable with each tone has a zhuyin of its own, and comes back', () => {
	const zhuyin = written.map(zhuyinOf)
	expect(new Set(zhuyin).size).toBe(written.length)
	expect(zhuyin.map(pinyinOfZhuyin)).toEqual(written)
})

test('zhuyin has an initial, a medial, a final and a mark, each at most once', () => {
	const usual = written.filter((syllable) => /[aeiouüāáǎàēéěèīíǐìōóǒòūúǔùǖǘǚǜ]/.test(syllable))
	const form = /^˙?[ㄅ-ㄙ]?[ㄧㄨㄩ]?[ㄚ-ㄦ]?[ˊˇˋ]?$/u
	expect(usual.map(zhuyinOf).filter((zhuyin) => !form.test(zhuyin))).toEqual([])
})

test('any reading of several syllables comes back', () => {
	fc.assert(
		fc.property(fc.array(fc.constantFrom(...written), { minLength: 1 }), (reading) => {
			const spaced = reading.join(' ')
			expect(pinyinOfZhuyin(zhuyinOf(spaced))).toBe(spaced)
		}),
	)
})

test('any text has a zhuyin, and what is no pinyin stays', () => {
	fc.assert(
		fc.property(fc.string({ unit: 'grapheme' }), (text) => {
			const zhuyin = zhuyinOf(text)
			expect(zhuyinOf(zhuyin)).toBe(zhuyin)
		}),
	)
})

test.each([
	['ㄒㄩㄝˊㄒㄧˊ', 'xué xí'],
	['ㄆㄥˊ˙ㄧㄡ', 'péng you'],
	['ㄊㄞˊㄨㄢ', 'tái wān'],
	['ㄋㄩˇㄦˊ', 'nǚ ér'],
	['ㄒㄩㄝˊ ㄒ', 'xué ㄒ'],
	['你好', '你好'],
])('%s is read as %s', (zhuyin, pinyin) => {
	expect(pinyinOfZhuyin(zhuyin)).toBe(pinyin)
})

test('every reading of the dictionary has its zhuyin, and comes back without capitals', () => {
	const readings = [...new Set(wholeDictionary.map(({ pinyin }) => pinyin))]
	const withoutCapitals = (reading: string) =>
		reading.replace(/[\p{L}\p{M}]+/gu, (run) => (/^[A-Z]+$/.test(run) ? run : run.toLowerCase()))
	const odd = readings.filter(
		(reading) => pinyinOfZhuyin(zhuyinOf(reading)) !== withoutCapitals(reading),
	)
	// 勿cue ends in the English "cue", which could be cu and e.
	expect(odd).toEqual(['wù cue'])
})
