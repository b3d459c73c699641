import { expect, test } from 'vitest'
import { rowsByWord } from '#app/domain/vocabulary/rows-by-word.ts'

const rows = [
	{ word: '长', pinyin: 'cháng' },
	{ word: '长', pinyin: 'zhǎng' },
	{ word: '北京', pinyin: 'Běi jīng' },
	{ word: '学生', pinyin: 'xué sheng' },
]
const rowsOf = rowsByWord(rows)

test.each([
	['长', 'zhǎng', 'zhǎng'],
	['北京', 'běijīng', 'Běi jīng'],
	['学生', 'xué shēng', 'xué sheng'],
	['长', 'cāng', undefined],
	['长', undefined, undefined],
	['constructor', 'x', undefined],
])('%s read %s is found in row %s', (word, pinyin, own) => {
	expect(rowsOf(word, pinyin).own?.pinyin).toBe(own)
})

test('all rows of a word come in their order', () => {
	expect(rowsOf('长', 'zhǎng').all).toEqual(rows.slice(0, 2))
	expect(rowsOf('汉路', undefined).all).toEqual([])
})
