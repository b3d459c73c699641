import { expect, test } from 'vitest'
import { readingsOf } from '#app/domain/vocabulary/word-entry.ts'

const entry = (word: string, pinyin: string) => ({ word, pinyin, meanings: [], levels: [] })
const entries = [entry('长', 'cháng'), entry('长', 'zhǎng'), entry('西安', 'Xī ān')]

test('the reading a word has in the text comes first', () => {
	const readings = readingsOf(entries, { word: '长', pinyin: 'zhǎng' })
	expect(readings.map(({ pinyin }) => pinyin)).toEqual(['zhǎng', 'cháng'])
})

test('a word without a reading has the dictionary’s order', () => {
	const readings = readingsOf(entries, { word: '长', pinyin: undefined })
	expect(readings.map(({ pinyin }) => pinyin)).toEqual(['cháng', 'zhǎng'])
})

test('spaces and apostrophes make no other reading', () => {
	expect(readingsOf(entries, { word: '西安', pinyin: "Xī'ān" })).toHaveLength(1)
})

test('a word the dictionary does not know has none', () => {
	expect(readingsOf(entries, { word: '汉路', pinyin: 'Hànlù' })).toEqual([])
})
