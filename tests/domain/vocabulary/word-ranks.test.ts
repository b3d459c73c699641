import { expect, test } from 'vitest'
import type { HskLevel } from '#app/domain/hsk/level.ts'
import { ranksOfWords } from '#app/domain/vocabulary/word-ranks.ts'

const row = (word: string, pinyin: string, level?: HskLevel) => ({
	word,
	pinyin,
	levels: level ? [{ type: 'HSK' as const, level }] : [],
})
const rows = [
	row('好', 'hǎo', 'HSK1'),
	row('好', 'hào'),
	row('长', 'Cháng'),
	row('长', 'cháng', 'HSK2'),
	row('长', 'zhǎng', 'HSK3'),
	row('学生', 'xué sheng', 'HSK1'),
	row('商量', 'shāng liang', 'HSK4'),
	row('拿', 'ná', 'HSK3'),
	row('来', 'lái', 'HSK1'),
	row('朋友', 'péng you', 'HSK1'),
]
const rankOf = ranksOfWords(rows, '2.0')

test.each([
	['好', 'hǎo', 1],
	['好', 'hào', undefined],
	['长', 'zhǎng', 3],
	['长', 'cháng', 2],
	['学生', 'xué shēng', 1],
	['汉路', 'Hàn lù', undefined],
])('%s read %s has the rank of that reading', (word, pinyin, rank) => {
	expect(rankOf(word, pinyin)).toBe(rank)
})

test('a word without a known reading has the rank of its most frequent reading with one', () => {
	expect(rankOf('长', undefined)).toBe(2)
	expect(rankOf('长', 'cāng')).toBe(2)
})

test.each([
	['一百二十一', 'yì bǎi èr shí yī', 1],
	['商量商量', 'shāng liang shāng liang', 4],
	['拿不来', 'ná bù lái', 3],
	['朋友们', 'péng you men', 1],
	['长长', 'cháng cháng', 2],
	['小拿', 'xiǎo ná', undefined],
])('%s, which the vocabulary lacks, has the rank of its parts', (word, pinyin, rank) => {
	expect(rankOf(word, pinyin)).toBe(rank)
})

test('a surname has no level that the word written alike has from its parts', () => {
	const derived = { type: 'HSK', level: 'HSK5', edition: '2.0', isDerived: true } as const
	const king = ranksOfWords([{ word: '王', pinyin: 'wáng', levels: [derived] }], '2.0')
	expect(king('王', 'wáng')).toBe(5)
	expect(king('王', 'Wáng')).toBeUndefined()
})

test('a name has no level of the word written alike', () => {
	const way = { type: 'HSK', level: 'HSK4', edition: '2.0' } as const
	const rankOfWay = ranksOfWords([{ word: '方向', pinyin: 'fāng xiàng', levels: [way] }], '2.0')
	expect(rankOfWay('方向', 'fāng xiàng')).toBe(4)
	expect(rankOfWay('方向', 'Fāng Xiàng')).toBeUndefined()
})

test('ranks are those of the reader’s edition', () => {
	const levels = [
		{ type: 'HSK', level: 'HSK3', edition: '2.0' },
		{ type: 'HSK', level: 'HSK1', edition: '3.0' },
	] as const
	const hobby = { word: '爱好', pinyin: 'ài hào', levels }
	expect(ranksOfWords([hobby], '2.0')('爱好', 'ài hào')).toBe(3)
	expect(ranksOfWords([hobby], '3.0')('爱好', 'ài hào')).toBe(1)
	expect(ranksOfWords([hobby], '2026')('爱好', 'ài hào')).toBeUndefined()
})
