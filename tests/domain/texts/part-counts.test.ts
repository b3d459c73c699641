import { expect, test } from 'vitest'
import type { OwnWord } from '#app/domain/known-words/standing.ts'
import type { LessonContent } from '#app/domain/lesson-text/content.ts'
import { countPart, fitOfParts, partCountsSchema } from '#app/domain/texts/part-counts.ts'
import type { WordLevel } from '#app/domain/vocabulary/word.ts'

const levels = (level: WordLevel['level']): WordLevel[] => [{ type: 'HSK', level, edition: '2.0' }]

const rows = [
	{ id: 1, word: '我', pinyin: 'wǒ', levels: levels('HSK1') },
	{ id: 2, word: '爱', pinyin: 'ài', levels: levels('HSK1') },
	{ id: 3, word: '银行', pinyin: 'yín háng', levels: levels('HSK4') },
	{ id: 4, word: '爬山', pinyin: 'pá shān', levels: [] },
]

const content: LessonContent = [
	{
		zh: [
			{ word: '我', pinyin: 'wǒ' },
			{ word: '爱', pinyin: 'ài' },
			{ word: '爬山', pinyin: 'pá shān' },
			{ word: '，', pinyin: undefined },
			{ word: '爱', pinyin: 'ài' },
			{ word: '银行', pinyin: 'yín háng' },
		],
		en: '',
		blank: 'normal',
	},
]

const knowledge = (own: [number, OwnWord][] = []) =>
	({ own: new Map(own), user: 3, edition: '2.0' }) as const

test('words of one rank stand together, and can be stored', () => {
	const counts = countPart(content, rows)
	expect(counts.listed).toBe(5)
	expect(counts.groups).toEqual([
		{ ranks: { '2.0': 1 }, words: [1, 1, 2, 2] },
		{ ranks: {}, words: [4, 1] },
		{ ranks: { '2.0': 4 }, words: [3, 1] },
	])
	expect(partCountsSchema.parse(JSON.parse(JSON.stringify(counts)))).toEqual(counts)
})

test('a name that no list teaches is in no figure', () => {
	const name = { word: '小林', pinyin: 'Xiǎo lín' }
	const counts = countPart(
		content.map((block) => ({ ...block, zh: [...block.zh, name] })),
		[...rows, { id: 5, ...name, levels: [] }],
	)
	expect(partCountsSchema.parse(counts).groups).toContainEqual({
		ranks: {},
		isName: true,
		words: [5, 1],
	})
	expect(fitOfParts([counts], knowledge())).toEqual({ share: 3 / 5, learning: 0, newWords: 2 })
})

test('a part fits by what its reader knows', () => {
	const counts = countPart(content, rows)
	expect(fitOfParts([counts], knowledge())).toEqual({ share: 3 / 5, learning: 0, newWords: 2 })
	const known: OwnWord = { said: 'known', stability: null }
	expect(fitOfParts([counts], knowledge([[4, known]]))).toEqual({
		share: 4 / 5,
		learning: 0,
		newWords: 1,
	})
})

test('a word that is new in two parts is one new word', () => {
	const counts = countPart(content, rows)
	expect(fitOfParts([counts, counts], knowledge())).toEqual({
		share: 3 / 5,
		learning: 0,
		newWords: 2,
	})
	expect(fitOfParts([], knowledge())).toBeUndefined()
})
