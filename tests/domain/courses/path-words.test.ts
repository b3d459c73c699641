import { expect, test } from 'vitest'
import { meetWords, wordReader } from '#app/domain/courses/path-words.ts'
import type { WordLevel } from '#app/domain/vocabulary/word.ts'
import { contentFrom } from '#tests/support/content-notation.ts'

const level = (rank: 1 | 2 | 3, more: Partial<WordLevel> = {}): WordLevel[] => [
	{ type: 'HSK', level: `HSK${rank}`, edition: '2.0', ...more },
]
const rows = [
	{ word: '我', pinyin: 'wǒ', levels: level(1) },
	{ word: '看', pinyin: 'kàn', levels: level(1) },
	{ word: '还', pinyin: 'hái', levels: level(2) },
	{ word: '还', pinyin: 'huán', levels: level(3) },
	{ word: '二', pinyin: 'èr', levels: level(1) },
	{ word: '十', pinyin: 'shí', levels: level(1) },
	{ word: '三', pinyin: 'sān', levels: level(1) },
	{ word: '二十', pinyin: 'èr shí', levels: [] },
	{ word: '星期', pinyin: 'xīng qī', levels: level(1) },
	{ word: '星期三', pinyin: 'xīng qī sān', levels: level(1, { isDerived: true }) },
	{ word: '看看', pinyin: 'kàn kan', levels: level(1, { isDerived: true }) },
	{ word: '朋友', pinyin: 'péng you', levels: level(1) },
	{ word: '北京', pinyin: 'Běi jīng', levels: level(1) },
	{ word: '上海', pinyin: 'Shàng hǎi', levels: [] },
	{ word: '葱', pinyin: 'cōng', levels: [] },
	{ word: '面', pinyin: 'miàn', levels: level(2) },
]
const wordsOf = wordReader(rows)

function needed(notation: string): string[][] {
	return wordsOf(contentFrom(`${notation} / `)).running.map((parts) => parts.map(({ key }) => key))
}

test('a running word needs the row of its reading', () => {
	expect(needed('还[hái] | 我[wǒ] | ， | 还[huán]')).toEqual([['还 hái'], ['我 wǒ'], ['还 huán']])
})

test('numbers, days, doubled words and plurals need their parts, in the dictionary or not', () => {
	expect(needed('二十[èr shí]')).toEqual([['二 èr', '十 shí']])
	expect(needed('二十三[èr shí sān]')).toEqual([['二 èr', '十 shí', '三 sān']])
	expect(needed('星期三[xīng qī sān]')).toEqual([['星期 xīng qī', '三 sān']])
	expect(needed('看看[kàn kan] | 朋友们[péng you men]')).toEqual([['看 kàn'], ['朋友 péng you']])
})

test('another word that the vocabulary lacks needs the words it is put together from', () => {
	expect(needed('葱面[cōng miàn]')).toEqual([['葱 cōng', '面 miàn']])
	expect(needed('魍[wǎng]')).toEqual([['魍']])
})

test('names count as nothing, unless a list has them', () => {
	const read = wordsOf(contentFrom('安娜[Ān nà] | 上海[Shàng hǎi] | 北京[Běi jīng] / '))
	expect([...read.names]).toEqual(['安娜', '上海'])
	expect(read.running.flat().map(({ key, rank }) => [key, rank])).toEqual([['北京 Běi jīng', 1]])
})

test('in a text that isn’t cut, the longest word counts, for each of its readings', () => {
	const forms = new Map([
		['看', ['看 kàn']],
		['还', ['还 hái', '还 huán']],
		['好看', ['好看']],
		['白雪', []],
		['白', ['白']],
	])
	const met: string[] = []
	meetWords('好看！还看白雪。Look: 白 [bái]␟看', forms, (key) => met.push(key))
	expect(met).toEqual(['好看', '还 hái', '还 huán', '看 kàn', '白', '看 kàn'])
})
