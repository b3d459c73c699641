import { expect, test } from 'vitest'
import type { HskRank } from '#app/domain/hsk/level.ts'
import { countWords } from '#app/domain/known-words/count-words.ts'
import { coverageOf } from '#app/domain/known-words/coverage.ts'
import type { OwnWord } from '#app/domain/known-words/standing.ts'
import type { Block } from '#app/domain/lesson-text/content.ts'
import { wordsToLearn } from '#app/domain/lesson-text/words-to-learn.ts'
import { placesOfWords } from '#app/domain/vocabulary/word-places.ts'
import { ranksOfWords } from '#app/domain/vocabulary/word-ranks.ts'

const level = (rank: HskRank) => [
	{ type: 'HSK' as const, level: `HSK${rank as 1 | 2 | 6}` as const, edition: '2.0' as const },
]

const rows = [
	{ id: 10, word: '我', pinyin: 'wǒ', levels: level(1) },
	{ id: 11, word: '得', pinyin: 'de', levels: level(2) },
	{ id: 12, word: '得', pinyin: 'děi', levels: level(6) },
	{ id: 13, word: '六月', pinyin: 'liù yuè', levels: [] },
	{ id: 14, word: '小林', pinyin: 'Xiǎo lín', levels: [] },
	{ id: 15, word: '癌症', pinyin: 'ái zhèng', levels: level(6) },
	{ id: 16, word: '学习', pinyin: 'xué xí', levels: level(1) },
	{ id: 17, word: '汉路', pinyin: 'hàn lù', levels: [] },
]

const placeOf = placesOfWords(rows)
const rankOf = ranksOfWords(rows, '2.0')

function listed(zh: Block['zh'], own: readonly (OwnWord & { place: number })[] = []) {
	const content = [{ zh, en: '', blank: 'normal' as const }]
	const reader = {
		user: 2 as const,
		rows,
		placeOf,
		ranks: new Map(rows.map(({ word, pinyin }, place) => [place, rankOf(word, pinyin)])),
		own: new Map(own.map((word) => [word.place, word])),
	}
	return { content, places: wordsToLearn(content, reader) }
}

function shown(zh: Block['zh'], own: readonly (OwnWord & { place: number })[] = []) {
	return listed(zh, own).places.map((place) => `${rows[place]?.word} ${rows[place]?.pinyin}`)
}

const token = (place: number) => ({ word: rows[place]?.word ?? '', pinyin: rows[place]?.pinyin })

test('words being learned come first, then new ones, those with a level before the others', () => {
	const zh = [token(7), token(5), token(0), token(1), token(5)]
	expect(shown(zh)).toEqual(['得 de', '癌症 ái zhèng', '汉路 hàn lù'])
})

test('each reading of a word is a word', () => {
	expect(shown([token(1), token(2)])).toEqual(['得 de', '得 děi'])
})

test('hidden words come first, known ones too, but not what was left out', () => {
	const zh = [token(5), { ...token(0), isHide: true }, { ...token(7), isHide: true }]
	const ignored = { place: 7, said: 'ignored' as const, stability: null }
	expect(shown(zh, [ignored])).toEqual(['我 wǒ', '癌症 ái zhèng'])
})

test('what is only a name in the text is not to be learned, nor what the language makes', () => {
	const named = { word: '六月', pinyin: 'Liù yuè' }
	const made = { word: '二十五', pinyin: 'èr shí wǔ' }
	expect(shown([named, token(4), made])).toEqual([])
	expect(shown([named, token(3)])).toEqual(['六月 liù yuè'])
})

test('all that the figures count as new is listed, and nothing else but what is being learned', () => {
	const named = { word: '六月', pinyin: 'Liù yuè' }
	const own = [
		{ place: 1, said: null, stability: 2 },
		{ place: 5, said: 'known' as const, stability: null },
	]
	const zh = [named, ...rows.map((_, place) => token(place))]
	const { content, places } = listed(zh, own)
	const { words, listed: running, unlisted } = countWords(content, rows)
	const { newIds } = coverageOf(
		[{ words: [...words].flat(), listed: running, unlisted }],
		new Map(
			rows.map(({ id, word, pinyin }) => [
				id,
				{ '2.0': rankOf(word, pinyin), ...(word === '小林' && { isName: true }) },
			]),
		),
		{ own: new Map(own.map((word) => [word.place + 10, word])), user: 2, edition: '2.0' },
	)
	const ids = places.map((place) => place + 10)
	expect(ids).toEqual(expect.arrayContaining([...newIds]))
	expect(ids.filter((id) => !newIds.has(id))).toEqual([11])
})
