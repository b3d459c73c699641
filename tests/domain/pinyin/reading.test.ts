import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readWords } from '#app/domain/pinyin/reading.ts'
import { realLexicon } from '#tests/support/real-lexicon.ts'

/** 他[tā] 长[zhǎng] ！ */
function show(words: readonly string[]): string {
	const readings = readWords(words, realLexicon)
	return words.map((word, at) => (readings[at] ? `${word}[${readings[at]}]` : word)).join(' ')
}

const sentences = readFileSync('tests/fixtures/readings/in-context.txt', 'utf8')
	.split('\n')
	.filter((line) => line !== '' && !line.startsWith('#'))

test.each(sentences)('%s', (line) => {
	const marked = line
		.split(' ')
		.map((word) => Array.from(word.matchAll(/([^[])(?:\[([^\]]*)\])?/gu)))
	const words = marked.map((parts) => parts.map(([, hanzi = '']) => hanzi).join(''))
	const readings = readWords(words, realLexicon)
	const shown = marked.map((parts, at) => {
		const syllables = readings[at]?.split(' ') ?? []
		return parts
			.map(([, hanzi, mark], index) =>
				mark === undefined ? hanzi : `${hanzi}[${syllables[index]}]`,
			)
			.join('')
	})
	expect(shown.join(' ')).toBe(line)
})

test.each([
	[['银行', '行长', '很', '长'], '银行[yín háng] 行长[háng zhǎng] 很[hěn] 长[cháng]'],
	[['他', '的', '头发', '很', '长'], '他[tā] 的[de] 头发[tóu fa] 很[hěn] 长[cháng]'],
	[['睡觉', '时候', '觉得'], '睡觉[shuì jiào] 时候[shí hou] 觉得[jué de]'],
	[['他', '都', '去', '过', '首都'], '他[tā] 都[dōu] 去[qù] 过[guo] 首都[shǒu dū]'],
	[['我', '姓', '王', '。'], '我[wǒ] 姓[xìng] 王[Wáng] 。'],
	[['王', '老师'], '王[Wáng] 老师[lǎo shī]'],
	[['曾', '医生', '和', '高', '小姐'], '曾[Zēng] 医生[yī shēng] 和[hé] 高[Gāo] 小姐[xiǎo jie]'],
	[['北京', '大学'], '北京[Běi jīng] 大学[dà xué]'],
	[['宁', '先生'], '宁[Níng] 先生[xiān sheng]'],
	[
		['他', '站', '起来', '，', '走', '进去', '了'],
		'他[tā] 站[zhàn] 起来[qǐ lai] ， 走[zǒu] 进去[jìn qu] 了[le]',
	],
])('%j is read %s', (words, shown) => {
	expect(show(words)).toBe(shown)
})

test.each([
	['老板 姓 仇 。', '仇[Qiú]'],
	['我 姓 单 ， 他 姓 任 。', '单[Shàn] 任[Rén]'],
	['仇 师傅 来 了 。', '仇[Qiú]'],
	['我 问 单 老师 。', '单[Shàn]'],
	['区 师傅 和 解 经理', '区[Ōu] 解[Xiè]'],
])('a surname is known by 姓 and by titles: %s', (line, shown) => {
	const surnames = show(line.split(' ')).match(/[仇单任区解]\[.*?\]/gu)
	expect(surnames?.join(' ')).toBe(shown)
})

test('a name that the text has elsewhere is read as there', () => {
	const read = (surnames?: ReadonlySet<string>) =>
		readWords(['“', '任', '经理', '不', '在', '。', '”'], realLexicon, surnames)[1]
	expect(read(new Set('任'))).toBe('Rén')
	expect(readWords(['这', '单', '老师'], realLexicon, new Set('单'))[1]).toBe('Shàn')
	expect(readWords(['他', '任', '经理'], realLexicon, new Set('任'))[1]).toBe('rèn')
})

test('a word with one reading has it in any context', () => {
	expect(show(['不行', '，', '银行', '不行'])).toBe('不行[bù xíng] ， 银行[yín háng] 不行[bù xíng]')
})

test('a word with several readings gets one of them', () => {
	const several = ['东西', '过去', '地道', '大夫', '孙子', '便宜', '得', '着', '了', '和', '地']
	for (const word of several) {
		const [reading] = readWords([word], realLexicon)
		expect(realLexicon.readingsOf(word)).toContain(reading)
	}
})

test('a word without an entry is read by its parts, with erhua as one syllable', () => {
	expect(show(['慢跑步'])).toBe('慢跑步[màn pǎo bù]')
	expect(show(['去', '哪儿', '玩具店儿'])).toBe('去[qù] 哪儿[nǎr] 玩具店儿[wán jù diànr]')
	expect(show(['修不好'])).toBe('修不好[xiū bù hǎo]')
	expect(show(['二〇二四'])).toBe('二〇二四[èr líng èr sì]')
})

test('reduplicated characters have the same reading', () => {
	expect(show(['高高兴兴', '地', '跳舞'])).toBe('高高兴兴[gāo gāo xìng xìng] 地[de] 跳舞[tiào wǔ]')
	expect(show(['我们', '散散步'])).toBe('我们[wǒ men] 散散步[sàn sàn bù]')
	expect(show(['去', '商量商量'])).toBe('去[qù] 商量商量[shāng liang shāng liang]')
})

test('names without an entry are capitalized', () => {
	expect(show(['王小明'])).toBe('王小明[Wáng Xiǎo míng]')
	expect(show(['李娜', '和', '欧阳兰'])).toBe('李娜[Lǐ Nà] 和[hé] 欧阳兰[Ōu yáng Lán]')
	expect(show(['弗雷德里卡'])).toBe('弗雷德里卡[Fú léi dé lǐ kǎ]')
	expect(show(['埃克塞特'])).toBe('埃克塞特[Āi kè sài tè]')
	expect(show(['塞斯', '·', '哈林'])).toBe('塞斯[Sài sī] · 哈林[Hā lín]')
})

test('only words made of hanzi have pinyin', () => {
	expect(show(['3月', '，', 'HSK', '好', '！', ' ', 'T恤'])).toBe('3月 ， HSK 好[hǎo] ！   T恤')
	expect(show([])).toBe('')
})

test('an unknown hanzi and words with it have no pinyin', () => {
	expect(show(['𰻞', '𰻞面', '很', '长'])).toBe('𰻞 𰻞面 很[hěn] 长[cháng]')
})

test('for any text, each word has a reading or undefined', () => {
	const hanzi = fc.constantFrom(...'我你长得着了还行都为只种发当好大数儿一不看看𠮷，a1 ')
	fc.assert(
		fc.property(fc.array(fc.array(hanzi, { minLength: 1, maxLength: 4 })), (all) => {
			const words = all.map((one) => one.join(''))
			const readings = readWords(words, realLexicon)
			expect(readings).toHaveLength(words.length)
			for (const reading of readings) expect(reading).not.toBe('')
		}),
	)
})
