import { expect, test } from 'vitest'
import { readingsOf, toWordEntry } from '#app/domain/vocabulary/word-entry.ts'

const entry = (word: string, pinyin: string) => ({ word, pinyin, meanings: [], levels: [] })
const entries = [entry('长', 'cháng'), entry('长', 'zhǎng'), entry('西安', 'Xī ān')]

test('the reading a word has in the text comes first', () => {
	const readings = readingsOf(entries, { word: '长', pinyin: 'zhǎng' })
	expect(readings.map(({ pinyin }) => pinyin)).toEqual(['zhǎng', 'cháng'])
})

test('a word without a reading keeps the dictionary’s order', () => {
	const readings = readingsOf(entries, { word: '长', pinyin: undefined })
	expect(readings.map(({ pinyin }) => pinyin)).toEqual(['cháng', 'zhǎng'])
})

test('spaces and apostrophes are ignored', () => {
	expect(readingsOf(entries, { word: '西安', pinyin: "Xī'ān" })).toHaveLength(1)
})

test('an unknown word has no readings', () => {
	expect(readingsOf(entries, { word: '汉路', pinyin: 'Hànlù' })).toEqual([])
})

const row = {
	word: '爱好',
	traditional: '愛好',
	pinyin: 'ài hào',
	poses: ['noun', 'verb'] as const,
	meaning: { noun: { definition: 'interest; hobby' } },
	levels: [{ type: 'HSK' as const, level: 'HSK3' as const, edition: '2.0' as const }],
}

test('an entry lists parts of speech in order, null for a missing definition', () => {
	expect(toWordEntry({ ...row, poses: [...row.poses] })).toEqual({
		word: '爱好',
		traditional: '愛好',
		pinyin: 'ài hào',
		meanings: [
			['noun', 'interest; hobby'],
			['verb', null],
		],
		levels: ['HSK 3'],
	})
})

test('the traditional form is left out if it is the same', () => {
	const entry = toWordEntry({ ...row, poses: [], word: '好', traditional: '好' })
	expect(entry).not.toHaveProperty('traditional')
})

test('editions are named only if they disagree', () => {
	const inEdition = (edition: '2.0' | '3.0', level: 'HSK1' | 'HSK3') =>
		({ type: 'HSK', edition, level }) as const
	const levelsOf = (...levels: ReturnType<typeof inEdition>[]) =>
		toWordEntry({ ...row, poses: [], levels }).levels
	expect(levelsOf(inEdition('2.0', 'HSK3'), inEdition('3.0', 'HSK3'))).toEqual(['HSK 3'])
	expect(levelsOf(inEdition('2.0', 'HSK3'), inEdition('3.0', 'HSK1'))).toEqual([
		'HSK 3 (2.0)',
		'HSK 1 (3.0)',
	])
	expect(levelsOf()).toEqual([])
})
