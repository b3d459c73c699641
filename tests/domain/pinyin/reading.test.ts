import { pinyin } from 'pinyin-pro'
import { expect, test } from 'vitest'
import { type InContext, readWords } from '#app/domain/pinyin/reading.ts'

const dictionary: Readonly<Record<string, readonly string[]>> = {
	我: ['wǒ'],
	他: ['tā'],
	都: ['dōu', 'dū'],
	书: ['shū'],
	银行: ['yín háng'],
	行: ['xíng', 'háng', 'héng'],
	行长: ['háng zhǎng'],
	长: ['zhǎng', 'cháng'],
	大: ['dà', 'dài'],
	了: ['le', 'liǎo'],
	很: ['hěn'],
	头发: ['tóu fa'],
	还: ['hái', 'huán'],
	还有: ['hái yǒu'],
	睡觉: ['shuì jiào'],
	觉得: ['jué de'],
	时候: ['shí hou'],
	高兴: ['gāo xìng'],
	得: ['de', 'dé', 'děi', 'dè'],
	睡: ['shuì'],
	着: ['zhe', 'zháo', 'zhuó', 'zhāo'],
	东西: ['dōng xi', 'dōng xī'],
	首都: ['shǒu dū'],
	哪儿: ['nǎr'],
	一: ['yī'],
	个: ['gè', 'gě'],
	人: ['rén'],
}

const readingsOf = (word: string) => dictionary[word] ?? []
const inContext: InContext = (sentence) => pinyin(sentence, { type: 'array', toneSandhi: false })

/** 他[tā] 长[zhǎng] ！ */
function show(words: readonly string[], context: InContext = inContext): string {
	const readings = readWords(words, readingsOf, context)
	return words.map((word, at) => (readings[at] ? `${word}[${readings[at]}]` : word)).join(' ')
}

test.each([
	[['银行', '行长', '很', '长'], '银行[yín háng] 行长[háng zhǎng] 很[hěn] 长[cháng]'],
	[['他', '长', '大', '了'], '他[tā] 长[zhǎng] 大[dà] 了[le]'],
	[['他', '的', '头发', '很', '长'], '他[tā] 的[de] 头发[tóu fa] 很[hěn] 长[cháng]'],
	[['我', '还有', '书'], '我[wǒ] 还有[hái yǒu] 书[shū]'],
	[['睡觉', '时候', '觉得'], '睡觉[shuì jiào] 时候[shí hou] 觉得[jué de]'],
	[['他', '睡', '着', '了'], '他[tā] 睡[shuì] 着[zháo] 了[le]'],
	[['他', '都', '去', '过', '首都'], '他[tā] 都[dōu] 去[qù] 过[guò] 首都[shǒu dū]'],
])('%j is read %s', (words, shown) => {
	expect(show(words)).toBe(shown)
})

test('the sentence decides between the readings of a word', () => {
	const words = ['我', '还', '书']
	expect(show(words, () => ['wǒ', 'huán', 'shū'])).toBe('我[wǒ] 还[huán] 书[shū]')
	expect(show(words, () => ['wǒ', 'hái', 'shū'])).toBe('我[wǒ] 还[hái] 书[shū]')
	const happy = ['高兴', '得', '睡', '着', '了']
	expect(show(happy, () => ['gāo', 'xìng', 'de', 'shuì', 'zháo', 'le'])).toBe(
		'高兴[gāo xìng] 得[de] 睡[shuì] 着[zháo] 了[le]',
	)
})

test('a word with one reading keeps it, whatever the sentence sounds like', () => {
	expect(show(['银行'], () => ['yín', 'xíng'])).toBe('银行[yín háng]')
})

test('a reading heard without its neutral tone, or with sandhi, is still found', () => {
	expect(show(['东西'], () => ['dōng', 'xī'])).toBe('东西[dōng xī]')
	expect(
		readWords(
			['长大'],
			() => ['cháng dà', 'zhǎng da'],
			() => ['zhǎng', 'dà'],
		),
	).toEqual(['zhǎng da'])
	expect(show(['一', '个', '人'], () => ['yí', 'gé', 'rén'])).toBe('一[yī] 个[gè] 人[rén]')
})

test('the most frequent reading is taken if the sentence agrees with none', () => {
	expect(show(['得'], () => ['tè'])).toBe('得[de]')
})

test('a word without an entry is read as it sounds, erhua as one syllable', () => {
	expect(show(['慢跑'])).toBe('慢跑[màn pǎo]')
	expect(show(['去', '哪儿', '玩儿'])).toBe('去[qù] 哪儿[nǎr] 玩儿[wánr]')
})

test('only words of Chinese characters have pinyin', () => {
	expect(show(['3月', '，', 'HSK', '好', '！', ' ', 'T恤'])).toBe('3月 ， HSK 好[hǎo] ！   T恤')
})

test('characters outside the basic plane count as one', () => {
	const words = ['𠮷', '很', '长']
	expect(show(words, () => ['jí', 'hěn', 'cháng'])).toBe('𠮷[jí] 很[hěn] 长[cháng]')
})

test('the sentence is not listened to unless a word needs it', () => {
	const never: InContext = () => {
		throw new Error('not needed')
	}
	expect(show(['银行', '，', '头发'], never)).toBe('银行[yín háng] ， 头发[tóu fa]')
	expect(readWords([], readingsOf, never)).toEqual([])
})
