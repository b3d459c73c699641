import fc from 'fast-check'
import { expect, test } from 'vitest'
import { coverageOf, percentOf } from '#app/domain/analyzer/coverage.ts'
import type { HskRank } from '#app/domain/hsk/level.ts'
import type { OwnWord } from '#app/domain/known-words/standing.ts'
import { chineseTexts } from '#tests/support/chinese-texts.ts'

const ranks: Record<string, HskRank> = { 我: 1, 爱: 1, 研究: 4, 癌症: 6, 好: 1 }
const rankOf = (word: string, pinyin: string | undefined) =>
	pinyin === 'hào' ? undefined : ranks[word]

/** Parses 我[wǒ] 爱 into tokens. */
function tokensOf(text: string) {
	return text.split(' ').map((part) => {
		const [, word = '', pinyin] = /^([^[]*)(?:\[(.*)\])?$/.exec(part) ?? []
		return { word, pinyin }
	})
}

const measure = (text: string) => coverageOf(tokensOf(text), { rankOf, user: 'HSK3' })

test('characters, words and different words are counted, punctuation is not', () => {
	expect(measure('我 爱 爬山 ， 我 爱 癌症 研究 OK 3 。')).toMatchObject({
		characters: 10,
		words: 7,
		distinct: 5,
		known: 4,
		learning: 0,
		new: 3,
		ignored: 0,
	})
})

test('words are counted by level, with repetitions', () => {
	const { levels } = measure('我 爱 爬山 ， 我 爱 癌症 研究')
	expect(levels.map(({ level, words }) => `${level ?? 'none'} ${words}`)).toEqual([
		...['HSK1 4', 'HSK2 0', 'HSK3 0', 'HSK4 1', 'HSK5 0', 'HSK6 1', 'HSK7+ 0', 'none 1'],
	])
})

test("a word at the person's level is being learned, not known", () => {
	const { known, learning, unknown } = coverageOf(tokensOf('我 爱 研究 研究 癌症'), {
		rankOf,
		user: 'HSK4',
	})
	expect({ known, learning }).toEqual({ known: 2, learning: 2 })
	expect(unknown.map(({ word }) => word)).toEqual(['研究', '癌症'])
})

test('what the person said about a word comes before its level', () => {
	const said: Record<string, OwnWord> = {
		我: { said: 'learning', stability: null },
		癌症: { said: 'known', stability: null },
		爬山: { said: 'ignored', stability: null },
		研究: { said: null, stability: 3 },
	}
	const { levels, unknown, ...counts } = coverageOf(tokensOf('我 爱 癌症 癌症 爬山 研究'), {
		rankOf,
		user: 'HSK3',
		ownOf: (word) => said[word],
	})
	expect(counts).toMatchObject({ known: 3, learning: 2, new: 0, ignored: 1 })
	expect(levels[0]).toEqual({
		level: 'HSK1',
		words: 2,
		standings: { known: 1, learning: 1, new: 0, ignored: 0 },
	})
	expect(unknown.map(({ word }) => word)).toEqual(['我', '研究'])
})

test('an unknown word is listed as it is written', () => {
	const tokens = [{ word: '研究', written: '硏究' }]
	expect(coverageOf(tokens, { rankOf, user: 'HSK3' }).unknown).toMatchObject([
		{ word: '研究', written: '硏究' },
	])
})

test('unknown words are listed by frequency, then by first occurrence', () => {
	expect(measure('我 爬山 研究 癌症 研究').unknown).toEqual([
		{ word: '研究', pinyin: undefined, level: 'HSK4', standing: 'new', isNew: true, count: 2 },
		{ word: '爬山', pinyin: undefined, level: undefined, standing: 'new', isNew: true, count: 1 },
		{ word: '癌症', pinyin: undefined, level: 'HSK6', standing: 'new', isNew: true, count: 1 },
	])
})

test('each reading of a word is known or unknown by itself', () => {
	const { unknown, known, distinct } = measure('好[hǎo] 好[hào] 好[hào]')
	expect({ known, distinct }).toEqual({ known: 1, distinct: 1 })
	expect(unknown).toEqual([
		{ word: '好', pinyin: 'hào', level: undefined, standing: 'new', isNew: true, count: 2 },
	])
})

test('the counts add up, for any text', () => {
	fc.assert(
		fc.property(chineseTexts, (text) => {
			const tokens = Array.from(text, (word) => ({ word }))
			const { characters, words, levels, known, unknown } = coverageOf(tokens, {
				rankOf,
				user: 'HSK3',
			})
			expect(characters).toBe(
				[...text].filter((character) => /\p{Script=Han}/u.test(character)).length,
			)
			expect(levels.reduce((sum, level) => sum + level.words, 0)).toBe(words)
			expect(known + unknown.reduce((sum, { count }) => sum + count, 0)).toBe(words)
		}),
	)
})

test.each([
	[0, 0, 0],
	[0, 7, 0],
	[1, 1000, 1],
	[6, 7, 86],
	[999, 1000, 99],
	[7, 7, 100],
])('%i of %i is %i %%', (part, whole, percent) => {
	expect(percentOf(part, whole)).toBe(percent)
})
