import { expect, test } from 'vitest'
import type { HskEdition } from '#app/domain/hsk/edition.ts'
import type { HskLevel } from '#app/domain/hsk/level.ts'
import type { WordLevel } from '#app/domain/vocabulary/word.ts'
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
	expect(toWordEntry({ ...row, poses: [...row.poses] }, '2.0')).toEqual({
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
	const entry = toWordEntry({ ...row, poses: [], word: '好', traditional: '好' }, '2.0')
	expect(entry).not.toHaveProperty('traditional')
})

const inEdition = (edition: HskEdition, level: HskLevel, isDerived?: true): WordLevel => ({
	type: 'HSK',
	edition,
	level,
	...(isDerived && { isDerived }),
})
const byHand = (level: HskLevel): WordLevel => ({ type: 'HSK', level })

test.each([
	[
		'a level that the editions share stands once',
		[
			['2.0', 'HSK3'],
			['3.0', 'HSK3'],
		],
		['HSK 3'],
	],
	[
		'another edition’s level is named with it',
		[
			['2.0', 'HSK3'],
			['3.0', 'HSK1'],
		],
		['HSK 3', 'HSK 1 (3.0)'],
	],
	['a level of another edition alone is named with it', [['2026', 'HSK7+']], ['HSK 7+ (2026)']],
	['a derived level says so', [['2.0', 'HSK1', true]], ['HSK 1, from its parts']],
	[
		'and so does that of another edition',
		[
			['2.0', 'HSK1'],
			['3.0', 'HSK1', true],
		],
		['HSK 1', 'HSK 1 (3.0), from its parts'],
	],
	['a word outside the lists has none', [], []],
] as const)('%s', (_, rows, spelt) => {
	const levels = rows.map(([edition, level, isDerived]) => inEdition(edition, level, isDerived))
	expect(toWordEntry({ ...row, poses: [], levels }, '2.0').levels).toEqual(spelt)
})

test('the level of the reader’s edition comes first, without the edition’s name', () => {
	const levels = [inEdition('2.0', 'HSK3'), inEdition('3.0', 'HSK1')]
	expect(toWordEntry({ ...row, poses: [], levels }, '3.0').levels).toEqual(['HSK 1', 'HSK 3 (2.0)'])
})

test('a derived level names the listed words that it comes from', () => {
	const derived = inEdition('2.0', 'HSK1', true)
	const spelt = (from: string[]) =>
		toWordEntry({ ...row, poses: [], levels: [{ ...derived, from }] }, '2.0').levels
	expect(spelt(['回', '家'])).toEqual(['HSK 1, from 回 and 家'])
	expect(spelt(['上', '个', '月'])).toEqual(['HSK 1, from 上, 个 and 月'])
})

test('a level set by hand stands alone', () => {
	const levels = [inEdition('2.0', 'HSK3'), byHand('HSK5')]
	expect(toWordEntry({ ...row, poses: [], levels }, '2.0').levels).toEqual(['HSK 5'])
})

test('a name that the reader’s edition has no level for is a name, whatever others list', () => {
	const french = { ...row, poses: [...row.poses], word: '法语', pinyin: 'Fǎ yǔ' }
	const levels = [{ type: 'HSK', level: 'HSK4', edition: '3.0' } as const]
	expect(toWordEntry({ ...french, levels }, '2.0').isName).toBe(true)
	expect(toWordEntry({ ...french, levels }, '3.0').isName).toBeUndefined()
	expect(toWordEntry({ ...french, pinyin: 'fǎ yǔ', levels: [] }, '2.0').isName).toBeUndefined()
})
