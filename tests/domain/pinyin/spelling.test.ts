import { expect, test } from 'vitest'
import { formatPinyin } from '#app/domain/pinyin/number-tone.ts'
import { spellPinyin, splitPinyin } from '#app/domain/pinyin/spelling.ts'

/** The spelling, or what is wrong. */
function spelt(word: string, typed: string): string {
	const spelling = spellPinyin(word, formatPinyin(typed))
	if (spelling.ok) return spelling.value
	const { error } = spelling
	if (error.code === 'pinyin.no-tones') return `no tones: ${error.values.pinyin}`
	if (error.code === 'pinyin.not-pinyin') return `not pinyin: ${error.values.part}`
	return `${error.values.syllables} syllables, ${error.values.hanzi} hanzi`
}

test.each([
	['市场', 'shi4 chang3', 'shì chǎng'],
	['市场', 'shìchǎng', 'shì chǎng'],
	['市场', 'shi4chang3', 'shì chǎng'],
	['西安', "Xī'ān", 'Xī ān'],
	['西安', 'xīān', 'xī ān'],
	['先', 'xiān', 'xiān'],
	['方案', "fāng'àn", 'fāng àn'],
	['反感', 'fǎngǎn', 'fǎn gǎn'],
	['测词一', 'ce4ci2yi3', 'cè cí yǐ'],
	['第二', 'dì-èr', 'dì èr'],
	['北京', 'Běijīng', 'Běi jīng'],
	['北京大学', 'Běijīng Dàxué', 'Běi jīng Dà xué'],
])('%s read %s has one syllable a hanzi: %s', (word, typed, expected) => {
	expect(spelt(word, typed)).toBe(expected)
})

test.each([
	['绿', 'lv4', 'lǜ'],
	['绿', 'lu:4', 'lǜ'],
	['绿', 'lü4', 'lǜ'],
	['女儿', 'nv3 er2', 'nǚ ér'],
	['战略', 'zhan4lve4', 'zhàn lüè'],
	['旅游', 'lüˇyou2', 'not pinyin: lüˇyou2'],
])('ü may be typed in three ways: %s %s', (word, typed, expected) => {
	expect(spelt(word, typed)).toBe(expected)
})

test.each([
	['哪儿', 'nǎr', 'nǎr'],
	['哪儿', 'na3r5', 'nǎr'],
	['哪儿', 'nǎ r', 'nǎ r'],
	['哪儿', 'nǎ ér', 'nǎ ér'],
	['一点儿', 'yìdiǎnr', 'yì diǎnr'],
	['好玩儿', 'hǎowánr', 'hǎo wánr'],
	['儿子', 'érzi', 'ér zi'],
	['二', 'èr', 'èr'],
])('the r of erhua is the syllable of 儿: %s %s', (word, typed, expected) => {
	expect(spelt(word, typed)).toBe(expected)
})

test.each([
	['了', 'le5', 'le'],
	['了', 'le', 'le'],
	['什么', 'shen2me5', 'shén me'],
	['头发', 'tóufa', 'tóu fa'],
	['东西', 'dong1 xi', 'dōng xi'],
	['嗯', 'ng4', 'ǹg'],
	['呣', 'm2', 'ḿ'],
])('neutral tones and rare syllables are pinyin: %s %s', (word, typed, expected) => {
	expect(spelt(word, typed)).toBe(expected)
})

test.each([
	['卡拉OK', 'kǎ lā OK', 'kǎ lā OK'],
	['DNA检测', 'DNA jiǎn cè', 'DNA jiǎn cè'],
	['卡拉OK', 'kǎlā ok', 'kǎ lā ok'],
	['卡拉OK', 'kǎ lā ōu kèi', 'kǎ lā ōu kèi'],
	['T恤', 'T xù', 'T xù'],
	['T恤', 'Txù', 'T xù'],
	['3D打印', '3D dǎyìn', '3D dǎ yìn'],
	['3D打印', 'sān D dǎyìn', 'sān D dǎ yìn'],
	['卡拉OK', 'kǎ lā O K', 'kǎ lā O K'],
	['Tony老师', 'Tony lǎoshī', 'Tony lǎo shī'],
	['AA制', 'AA zhì', 'AA zhì'],
])('Latin stays in the pinyin, or is spelt out: %s %s', (word, typed, expected) => {
	expect(spelt(word, typed)).toBe(expected)
})

test('punctuation in a word needs none in its pinyin', () => {
	expect(spelt('马克·吐温', 'Mǎ kè · Tǔ wēn')).toBe('Mǎ kè · Tǔ wēn')
	expect(spelt('马克·吐温', 'Mǎkè Tǔwēn')).toBe('Mǎ kè Tǔ wēn')
	expect(spelt('不见不散，再见', 'bú jiàn bú sàn, zài jiàn')).toBe('bú jiàn bú sàn, zài jiàn')
	expect(spelt('不见不散，再见', 'bú jiàn bú sàn zài jiàn')).toBe('bú jiàn bú sàn zài jiàn')
})

test.each([
	['冰粉', 'xyz99', 'not pinyin: xyz99'],
	['外卖', 'zzz9', 'not pinyin: zzz9'],
	['暖和', 'nuan9 %%', 'not pinyin: nuan9'],
	['暖和', 'nuǎn huo %%', 'not pinyin: %%'],
	['暖和', 'nuǎn huo 3', 'not pinyin: 3'],
	['市场', 'market', 'not pinyin: market'],
	['市场', '市场', 'not pinyin: 市场'],
	['水', 'shǔi', 'not pinyin: shǔi'],
])('anything else is no pinyin: %s %s', (word, typed, expected) => {
	expect(spelt(word, typed)).toBe(expected)
})

test.each([
	['冰粉', 'bing1', '1 syllables, 2 hanzi'],
	['火锅', 'huo3 guo1 hen3 hao3 chi1', '5 syllables, 2 hanzi'],
	['加班', 'jiā', '1 syllables, 2 hanzi'],
	['西安', 'xiān', '1 syllables, 2 hanzi'],
	['火锅', '', '0 syllables, 2 hanzi'],
	['先', 'xī ān', '2 syllables, 1 hanzi'],
])('a syllable for each hanzi is wanted: %s %s', (word, typed, expected) => {
	expect(spelt(word, typed)).toBe(expected)
})

test.each([
	['市场', 'shichang', 'no tones: shi chang'],
	['市场', 'shi chang', 'no tones: shi chang'],
	['东西', 'dong5 xi5', 'no tones: dong xi'],
	['卡拉OK', 'ka la OK', 'no tones: ka la OK'],
	['女儿', 'nü er', 'no tones: nü er'],
	['哪儿', 'nar', 'no tones: nar'],
])('a word of several syllables has a tone: %s %s', (word, typed, expected) => {
	expect(spelt(word, typed)).toBe(expected)
})

test.each([
	['吗', 'ma', 'ma'],
	['吗', 'ma5', 'ma'],
	['着呢', 'zhe ne', 'zhe ne'],
	['了吗', 'le ma', 'le ma'],
	['T恤', 'T xu', 'T xu'],
])('particles and single syllables need none: %s %s', (word, typed, expected) => {
	expect(spelt(word, typed)).toBe(expected)
})

test('long nonsense is refused with its count', () => {
	expect(spelt('啊'.repeat(49), 'a'.repeat(299))).toContain('299 syllables')
})

test('pinyin is split with its word', () => {
	expect(splitPinyin('头发', 'tóu fa', 1)).toEqual(['tóu', 'fa'])
	expect(splitPinyin('看不见', 'kànbujiàn', 1)).toEqual(['kàn', 'bu jiàn'])
	expect(splitPinyin('𠮷野家', 'jí yě jiā', 2)).toEqual(['jí', 'yě jiā'])
	expect(splitPinyin('头发', '', 1)).toEqual(['', ''])
})
