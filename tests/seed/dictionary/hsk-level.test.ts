import { expect, test } from 'vitest'
import { listHskWords } from '#app/seed/dictionary/hsk-level.ts'

const readings: Readonly<Record<string, readonly string[]>> = {
	长: ['zhǎng', 'cháng'],
	等: ['děng'],
	过去: ['guò qu', 'guò qù'],
	好: ['hǎo', 'hào'],
}

function list(...words: string[][]) {
	const readingsOf = (word: string) => readings[word] ?? []
	return listHskWords(words, readingsOf, (word) => readingsOf(word)[0])
}

test("a word's level is on its main reading", () => {
	expect(list(['好']).get('好')).toEqual([{ level: 'HSK1', reading: 'hǎo' }])
})

test('a word listed at two levels has one on each reading', () => {
	expect(list([], ['长'], ['长']).get('长')).toEqual([
		{ level: 'HSK2', reading: 'cháng' },
		{ level: 'HSK3', reading: 'zhǎng' },
	])
})

test('a word with one reading keeps its lowest level', () => {
	expect(list(['等'], [], ['等']).get('等')).toEqual([{ level: 'HSK1', reading: 'děng' }])
})

test('a word whose list means another reading has its level there', () => {
	expect(list([], [], ['过去']).get('过去')).toEqual([{ level: 'HSK3', reading: 'guò qù' }])
})

test('a word that is not in the dictionary gets no level', () => {
	expect(list(['某某']).get('某某')).toBeUndefined()
})
