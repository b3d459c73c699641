import { expect, test } from 'vitest'
import { isShortName, wordsOfName } from '#app/domain/vocabulary/name-or-words.ts'

const entries = ['柳 Liǔ', '柳 liǔ', '枝 zhī', '王 wáng', '鄂 È', '长 cháng', '长 zhǎng'].map(
	(entry) => {
		const [word = '', pinyin = ''] = entry.split(' ')
		return { word, pinyin }
	},
)
const wordsOf = (name: string, pinyin: string) =>
	wordsOfName(name, pinyin, entries)?.map((entry) => `${entry.word} ${entry.pinyin}`)

test('a surname and one character may be two words, of which none is the surname', () => {
	expect(wordsOf('柳枝', 'Liǔ Zhī')).toEqual(['柳 liǔ', '枝 zhī'])
	expect(wordsOf('柳长', 'Liǔ Zhǎng')).toEqual(['柳 liǔ', '长 zhǎng'])
})

test('it stays a name where one of them is no word', () => {
	expect(wordsOf('王鄂', 'Wáng È')).toBeUndefined()
	expect(wordsOf('柳笛', 'Liǔ Dí')).toBeUndefined()
})

test.each([
	{ word: '王小明', pinyin: 'Wáng Xiǎomíng', is: 'a full name' },
	{ word: '老周', pinyin: 'Lǎo Zhōu', is: 'how one calls somebody' },
	{ word: '小王', pinyin: 'Xiǎo Wáng', is: 'how one calls somebody' },
	{ word: '华纳', pinyin: 'Huánà', is: 'a foreign name' },
	{ word: '枝柳', pinyin: 'zhīliǔ', is: 'no name' },
	{ word: '柳枝', pinyin: undefined, is: 'a word without a reading' },
])('$word $pinyin is $is, and not in doubt', ({ word, pinyin }) => {
	expect(isShortName(word, pinyin)).toBe(false)
	const asWords = [...word].map((part) => ({ word: part, pinyin: 'x' }))
	expect(wordsOfName(word, pinyin, asWords)).toBeUndefined()
})
