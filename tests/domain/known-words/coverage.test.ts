import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hasHanzi } from '#app/domain/hanzi.ts'
import { hskEditions } from '#app/domain/hsk/edition.ts'
import { type HskRank, hskLevels, rankOf } from '#app/domain/hsk/level.ts'
import { countWords } from '#app/domain/known-words/count-words.ts'
import {
	coverageOf,
	fitOf,
	percentKnown,
	type RanksOfWord,
	type TextWords,
	textOfFit,
} from '#app/domain/known-words/coverage.ts'
import { countedAs, type OwnWord, standings } from '#app/domain/known-words/standing.ts'
import type { LessonContent } from '#app/domain/lesson-text/content.ts'
import { hskLevelOf } from '#app/domain/vocabulary/level-row.ts'
import { plainlyMade } from '#app/domain/vocabulary/made-word.ts'
import { isNameBeside, rowsByWord } from '#app/domain/vocabulary/rows-by-word.ts'
import type { WordLevel } from '#app/domain/vocabulary/word.ts'
import { ranksOfWords } from '#app/domain/vocabulary/word-ranks.ts'
import { contentFrom } from '#tests/support/content-notation.ts'

type Row = { id: number; word: string; pinyin: string; levels: WordLevel[] }

function textOf(content: LessonContent, rows: readonly Row[]): TextWords {
	const { words, listed, unlisted } = countWords(content, rows)
	return { words: [...words].flat(), listed, unlisted }
}

function ranksIn(rows: readonly Row[]): Map<number, RanksOfWord> {
	return new Map(
		rows.map(({ id, levels }) => [
			id,
			Object.fromEntries(
				hskEditions.flatMap((edition) => {
					const level = hskLevelOf(levels, edition)
					return level ? [[edition, rankOf(level)]] : []
				}),
			),
		]),
	)
}

function levelled(id: number, word: string, pinyin: string, level: (typeof hskLevels)[number]) {
	return { id, word, pinyin, levels: [{ type: 'HSK' as const, level, edition: '2.0' as const }] }
}

const rows: Row[] = [
	levelled(1, '很', 'hěn', 'HSK1'),
	levelled(2, '爱', 'ài', 'HSK1'),
	levelled(3, '研究', 'yán jiū', 'HSK4'),
	levelled(4, '我', 'wǒ', 'HSK1'),
	levelled(5, '也', 'yě', 'HSK2'),
	levelled(6, '爱好', 'ài hào', 'HSK3'),
	{ id: 7, word: '汉路', pinyin: 'hàn lù', levels: [] },
]
const ranks = ranksIn(rows)

const loving = contentFrom(
	'李明[Lǐ Míng] | 很[hěn] | 爱[ài] | 研究[yán jiū] | ， | 我[wǒ] | 也[yě] | 爱[ài] | 研究[yán jiū] / ',
)

test('running words count as known, being learned or new; names and ignored words are left out', () => {
	const own = new Map<number, OwnWord>([
		[3, { said: null, stability: 4 }],
		[5, { said: 'ignored', stability: null }],
	])
	const person = { own, user: 3, edition: '2.0' } as const
	expect(coverageOf([textOf(loving, rows)], ranks, person)).toEqual({
		words: 6,
		known: 4,
		learning: 2,
		newIds: new Set(),
	})
})

test('a word at the person’s level is new until they mark it, study it or learn its lesson', () => {
	const newFor = (own: [number, OwnWord][]) => {
		const person = { own: new Map(own), user: 1, edition: '2.0' } as const
		return [...coverageOf([textOf(loving, rows)], ranks, person).newIds]
	}
	const nothing = newFor([])
	const [first = 0, second = 0, third = 0, fourth = 0] = nothing
	expect(nothing).toHaveLength(5)
	const begun = newFor([
		[first, { said: null, stability: null, isMet: true }],
		[second, { said: null, stability: 0.4 }],
		[third, { said: 'known', stability: null }],
		[fourth, { said: 'new', stability: 0.4, isMet: true }],
	])
	expect(begun).toEqual(nothing.slice(3))
})

test('a word that the vocabulary has lost is not known until the text is counted again', () => {
	const text = textOf(loving, rows)
	const lost = { ...text, words: Array.from(text.words).slice(0, -2) }
	const person = { own: new Map(), user: 3, edition: '2.0' } as const
	expect(coverageOf([lost], ranks, person)).toMatchObject({ words: 7 })
})

test('everything is known only if all of it is, and a text of names has no figure', () => {
	const person = { own: new Map(), user: 7, edition: '2.0' } as const
	const [all, names] = [loving, contentFrom('李明[Lǐ Míng] / ')].map((content) =>
		fitOf(coverageOf([textOf(content, rows)], ranks, person)),
	)
	expect(all && percentKnown(all)).toBe(100)
	expect(names).toBeUndefined()
	expect(percentKnown({ share: 0.999, learning: 0, newWords: 1 })).toBe(99)
	expect(percentKnown({ share: 0.001, learning: 0, newWords: 999 })).toBe(1)
})

test('a name with a level in another edition is left out all the same: 法语 is on the list of 2021 only', () => {
	const french = contentFrom('我[wǒ] | 爱[ài] | 法语[Fǎ yǔ] / ')
	const row: Row = { id: 8, word: '法语', pinyin: 'Fǎ yǔ', levels: [] }
	const listedIn2021: Row = { ...row, levels: [{ type: 'HSK', level: 'HSK4', edition: '3.0' }] }
	const newFor = (one: Row, edition: '2.0' | '3.0') => {
		const text = textOf(french, [...rows, one])
		const known = new Map(ranks).set(8, { ...ranksIn([one]).get(8), isName: true })
		const { newIds } = coverageOf([text], known, { own: new Map(), user: 2, edition })
		return newIds.has(8)
	}
	expect(newFor(row, '2.0')).toBe(false)
	expect(newFor(listedIn2021, '2.0')).toBe(false)
	expect(newFor(listedIn2021, '3.0')).toBe(true)
})

test('the figures are spelt on one line', () => {
	const textOf = (share: number, newWords: number, learning = 0) =>
		textOfFit({ share, learning, newWords })
	expect(textOf(0.93, 14)).toBe('93% known · 14 new words')
	expect(textOf(0.5, 1)).toBe('50% known · 1 new word')
	expect(textOf(1, 0)).toBe('100% known · no new words')
	expect(textOf(0.93, 0, 0.07)).toBe('93% known · learning the rest')
	expect(textOf(0.93, 0)).toBe('93% known · no new words')
})

test('of a text of which less than a third is known, the new words are named', () => {
	const textOf = (share: number, newWords: number, learning = 0) =>
		textOfFit({ share, learning, newWords })
	expect(textOf(0.32, 1234)).toBe('1,234 new words')
	expect(textOf(1 / 3, 1234)).toBe('33% known · 1,234 new words')
	expect(textOf(0, 11)).toBe('11 new words')
	expect(textOf(0, 0, 1)).toBe('No new words · learning the rest')
	expect(textOf(0, 0)).toBe('No new words')
})

const token = fc.constantFrom(
	...rows.map(({ word, pinyin }) => ({ word, pinyin })),
	{ word: '李明', pinyin: 'Lǐ Míng' },
	{ word: '爱', pinyin: 'Ài' },
	{ word: '爱', pinyin: undefined },
	{ word: '二十五', pinyin: 'èr shí wǔ' },
	{ word: '三', pinyin: 'sān' },
	{ word: '我们', pinyin: 'wǒ men' },
	{ word: '路人', pinyin: 'lù rén' },
	{ word: '，' },
	{ word: 'OK' },
)

const ownWord = fc.record({
	said: fc.constantFrom(...standings, null),
	stability: fc.constantFrom(null, 0.5, 20.9, 21, 300),
	isForgotten: fc.boolean(),
	isMet: fc.boolean(),
})

test('coverage is what counting token by token finds', () => {
	fc.assert(
		fc.property(
			fc.array(fc.array(token)),
			fc.array(fc.tuple(fc.constantFrom(...rows.map(({ id }) => id)), ownWord)),
			fc.constantFrom(...hskLevels.map(rankOf)),
			fc.constantFrom(...hskEditions),
			(paragraphs, marks, user, edition) => {
				const content: LessonContent = paragraphs.map((zh) => ({ zh, en: '', blank: 'normal' }))
				const own = new Map(marks)
				const person = { own, user, edition }
				const found = coverageOf([textOf(content, rows)], ranks, person)
				expect(found).toEqual(naiveCoverage(content, person))
			},
		),
	)
})

type Person = { own: Map<number, OwnWord>; user: HskRank; edition: (typeof hskEditions)[number] }

function naiveCoverage(content: LessonContent, { own, user, edition }: Person) {
	const rowsOf = rowsByWord(rows)
	const rankIn = ranksOfWords(rows, edition)
	const counts = { words: 0, known: 0, learning: 0 }
	const newIds = new Set<number>()
	for (const { word, pinyin } of content.flatMap(({ zh }) => zh)) {
		if (!hasHanzi(word)) continue
		const { own: exact, all } = rowsOf(word, pinyin)
		const row = exact ?? all[0]
		if (row ? isNameBeside(row.pinyin, pinyin) : plainlyMade(word, pinyin)?.kind === 'name')
			continue
		const standing = countedAs(row && own.get(row.id), { rank: rankIn(word, pinyin), user })
		if (standing === 'ignored') continue
		counts.words += 1
		if (standing === 'known') counts.known += 1
		if (standing === 'learning') counts.learning += 1
		if (standing === 'new' && row) newIds.add(row.id)
	}
	return { ...counts, newIds }
}
