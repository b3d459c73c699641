import { expect, test } from 'vitest'
import type { HskRank } from '#app/domain/hsk/level.ts'
import { ownWordsIn, ranksByPlace, withMarks } from '#app/domain/known-words/own-words-in-text.ts'
import type { LessonContent } from '#app/domain/lesson-text/content.ts'
import { placesOfWords } from '#app/domain/vocabulary/word-places.ts'

const listed = [
	{ word: '我', pinyin: 'wǒ' },
	{ word: '长', pinyin: 'cháng' },
	{ word: '长', pinyin: 'zhǎng' },
]
const content: LessonContent = [
	{
		zh: [{ word: '我', pinyin: 'wǒ' }, { word: '长', pinyin: 'zhǎng' }, { word: '。' }],
		en: '',
		blank: 'normal',
	},
]
const rankOf = (word: string): HskRank | undefined => (word === '我' ? 1 : 3)
const ranks = ranksByPlace(content, { rankOf, placeOf: placesOfWords(listed) })

test('the words of a text have ranks, other readings of them have none', () => {
	expect([...ranks]).toEqual([
		[0, 1],
		[2, 3],
	])
})

test('own words are found by word and reading, those of other texts left out', () => {
	const own = [
		{ word: '长', pinyin: 'zhǎng', said: 'known' as const, stability: null },
		{ word: '长', pinyin: 'cháng', said: 'known' as const, stability: null },
		{ word: '你', pinyin: 'nǐ', said: 'known' as const, stability: null },
	]
	expect(ownWordsIn({ listed, ranks, user: 1 }, own)).toEqual([
		{ place: 2, rank: 3, said: 'known', stability: null },
	])
})

test('what was met in lessons comes along where it would be new otherwise', () => {
	const own = [{ word: '长', pinyin: 'zhǎng', said: null, stability: null, isMet: true }]
	const met = (user: HskRank) => ownWordsIn({ listed, ranks, user }, own).length
	expect([met(2), met(3), met(4)]).toEqual([1, 1, 0])
})

test('what was said since takes the place of what the page knows, and the card stays', () => {
	const rankAt = (place: number) => (ranks.has(place) ? { rank: ranks.get(place) } : undefined)
	const own = [{ place: 2, rank: 3 as const, said: 'known' as const, stability: 7 }]
	const marks = new Map([
		['长 zhǎng', null],
		['我 wǒ', 'ignored' as const],
		['长 cháng', 'known' as const],
	])
	expect(withMarks(own, { listed, rankAt, marks })).toEqual([
		{ place: 2, rank: 3, said: null, stability: 7 },
		{ place: 0, rank: 1, said: 'ignored', stability: null },
	])
	expect(withMarks(own, { listed, rankAt, marks: new Map() })).toBe(own)
})
