import { expect, test } from 'vitest'
import type { HskLevel } from '#app/domain/hsk/level.ts'
import { ranksOfWords } from '#app/domain/vocabulary/word-ranks.ts'

const row = (word: string, pinyin: string, level?: HskLevel) => ({
	word,
	pinyin,
	levels: level ? [{ type: 'HSK' as const, level }] : [],
})
const rankOf = ranksOfWords([
	row('好', 'hǎo', 'HSK1'),
	row('好', 'hào'),
	row('长', 'Cháng'),
	row('长', 'cháng', 'HSK2'),
	row('长', 'zhǎng', 'HSK3'),
	row('学生', 'xué sheng', 'HSK1'),
])

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
