import { expect, test } from 'vitest'
import type { HskRank } from '#app/domain/hsk/level.ts'
import { rankOfForm, rankOfMadeWord, syllablesOf } from '#app/domain/vocabulary/made-word-rank.ts'

/** 你 is HSK 1, 高兴 HSK 2 and so on; everything else has no rank. */
const ranks = new Map<string, HskRank>([
	['你 nǐ', 1],
	['孩子 hái zi', 2],
	['男孩 nán hái', 3],
	['看 kàn', 1],
	['高兴 gāo xìng', 2],
	['商量 shāng liang', 4],
	['喜欢 xǐ huan', 1],
	['去 qù', 1],
	['走 zǒu', 2],
	['完 wán', 2],
	['出去 chū qù', 3],
	['月 yuè', 1],
	['星期 xīng qī', 1],
	['这 zhè', 1],
	['里 lǐ', 1],
	['天 tiān', 1],
	['心 xīn', 3],
	['红 hóng', 2],
	['色 sè', 2],
])

const rankOfPart = ({ word, pinyin }: { word: string; pinyin: string | undefined }) =>
	ranks.get(`${word} ${pinyin}`)

test.each([
	['十五', 'shí wǔ', 1],
	['一百二十', 'yì bǎi èr shí', 1],
	['第三', 'dì sān', 1],
	['几十', 'jǐ shí', 1],
	['二月', 'èr yuè', 1],
	['星期三', 'xīng qī sān', 1],
	['你们', 'nǐ men', 1],
	['孩子们', 'hái zi men', 2],
	['男孩儿', 'nán háir', 3],
	['看看', 'kàn kàn', 1],
	['看一看', 'kàn yī kàn', 1],
	['看了看', 'kàn le kàn', 1],
	['商量商量', 'shāng liang shāng liang', 4],
	['高高兴兴', 'gāo gāo xìng xìng', 2],
	['去不去', 'qù bù qù', 1],
	['喜不喜欢', 'xǐ bù xǐ huan', 1],
	['走出去', 'zǒu chū qù', 3],
	['看不完', 'kàn bù wán', 2],
	['看得完', 'kàn de wán', 2],
	['这里', 'zhè lǐ', 1],
	['这天', 'zhè tiān', 1],
	['心里', 'xīn lǐ', 3],
	['红色', 'hóng sè', 2],
])('%s has the highest rank of its parts', (word, pinyin, rank) => {
	expect(rankOfMadeWord({ word, pinyin }, rankOfPart)).toBe(rank)
})

test.each([
	['a part has another reading', '看看', 'kān kān'],
	['a part has no rank', '桌里', 'zhuō lǐ'],
	['it is a name', '高高兴兴', 'Gāo gāo xìng xìng'],
	['the reading has too few syllables', '看看', 'kàn'],
	['it is one hanzi', '看', 'kàn'],
	['it has no pattern', '看月', 'kàn yuè'],
])('a word gets no rank if %s', (_, word, pinyin) => {
	expect(rankOfMadeWord({ word, pinyin }, rankOfPart)).toBeUndefined()
})

test('without a reading any reading of the parts counts', () => {
	const anyReading = ({ word }: { word: string }) => (word === '商量' ? 4 : undefined)
	expect(rankOfMadeWord({ word: '商量商量', pinyin: undefined }, anyReading)).toBe(4)
})

test('compounds are not forms of one word', () => {
	expect(rankOfForm({ word: '你们', pinyin: 'nǐ men' }, rankOfPart)).toBe(1)
	expect(rankOfForm({ word: '走出去', pinyin: 'zǒu chū qù' }, rankOfPart)).toBeUndefined()
	expect(rankOfForm({ word: '心里', pinyin: 'xīn lǐ' }, rankOfPart)).toBeUndefined()
})

test('儿 has a syllable of its own, however it is written', () => {
	expect(syllablesOf({ word: '这儿', pinyin: 'zhèr' })).toEqual(['zhè', 'r'])
	expect(syllablesOf({ word: '花儿', pinyin: 'huā r' })).toEqual(['huā', 'r'])
	expect(syllablesOf({ word: '女儿', pinyin: 'nǚ ér' })).toEqual(['nǚ', 'ér'])
	expect(syllablesOf({ word: '长城', pinyin: 'cháng' })).toBeUndefined()
})
