import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { HskLevel } from '#app/domain/hsk/level.ts'
import type { Token } from '#app/domain/lesson-text/content.ts'
import { type LevelProfile, levelProfiler } from '#app/domain/lesson-text/level-profile.ts'
import type { WordLevel } from '#app/domain/vocabulary/word.ts'
import { contentFrom } from '#tests/support/content-notation.ts'

const hsk = (level: HskLevel): WordLevel[] => [{ type: 'HSK', level, edition: '2.0' }]
const rows = [
	{ word: '我', pinyin: 'wǒ', levels: hsk('HSK1') },
	{ word: '的', pinyin: 'de', levels: hsk('HSK1') },
	{ word: '看', pinyin: 'kàn', levels: hsk('HSK1') },
	{ word: '还', pinyin: 'hái', levels: hsk('HSK2') },
	{ word: '还', pinyin: 'huán', levels: hsk('HSK3') },
	{ word: '研究', pinyin: 'yán jiū', levels: hsk('HSK4') },
	{ word: '茶馆', pinyin: 'chá guǎn', levels: [] },
	{ word: '王', pinyin: 'wáng', levels: [] },
]
const lookedUp = { rows, isLookedUp: () => true }

function profileOf(
	notation: string,
	{ level = 'HSK2', earlier }: { level?: HskLevel; earlier?: ReadonlySet<string> } = {},
) {
	const tokens = contentFrom(`${notation} / `).flatMap(({ zh }) => zh)
	return levelProfiler(lookedUp, { level, earlier })(tokens)
}

const show = (words: LevelProfile['above']) =>
	words.map(({ word, level, count }) => `${word} ${level ?? 'none'} ×${count}`)

test('words above the level, and those in no list, are named by how often they stand', () => {
	const profile = profileOf('我 | 研究 | ， | 我 | 还[huán] | 茶馆 | 研究 | 还[hái]')
	expect(show(profile.above)).toEqual(['研究 HSK4 ×2', '茶馆 none ×1', '还 HSK3 ×1'])
	expect(profile).toMatchObject({ words: 7, known: 2, learning: 1, unlisted: [] })
})

test('names count as nothing, and a word that grammar makes has the level of its parts', () => {
	const profile = profileOf('安娜[Ān nà] | 看看 | 王[Wáng] | 的 | 二十三 | 看不看')
	expect(profile).toMatchObject({ words: 4, names: 2, known: 4, above: [], unlisted: [] })
})

test('a word that no dictionary has and no grammar makes is named apart', () => {
	expect(show(profileOf('汉路 | 的 | 汉路').unlisted)).toEqual(['汉路 none ×2'])
})

test('words that are not looked up yet are counted as waiting', () => {
	const isLookedUp = (word: string) => word !== '汉路'
	const profile = levelProfiler({ rows, isLookedUp }, { level: 'HSK2', earlier: undefined })
	const tokens = contentFrom('汉路 | 的 | 我 / ').flatMap(({ zh }) => zh)
	expect(profile(tokens)).toMatchObject({ waiting: 1, words: 2, unlisted: [] })
})

test('a reader of earlier lessons knows a word if they had all that it is made of', () => {
	const earlier = new Set(['看 kàn', '的 de'])
	expect(profileOf('我 | 看看 | 的 | 看', { earlier }).fromEarlier).toBe(3)
	expect(profileOf('我 | 看看', {}).fromEarlier).toBeUndefined()
	expect(profileOf('安娜[Ān nà] | 我', { earlier }).fromEarlier).toBe(0)
})

test('a text without words has no share of anything', () => {
	expect(profileOf('！')).toMatchObject({ words: 0, names: 0, waiting: 0, above: [] })
})

const token = fc.constantFrom<Token>(
	{ word: '我' },
	{ word: '看看' },
	{ word: '还', pinyin: 'huán' },
	{ word: '还', pinyin: 'hái' },
	{ word: '研究' },
	{ word: '茶馆' },
	{ word: '汉路' },
	{ word: '安娜', pinyin: 'Ān nà' },
	{ word: '，' },
)
const paragraphs = fc.array(fc.array(token, { maxLength: 8 }), { maxLength: 5 })
const levels = fc.constantFrom<HskLevel>('HSK1', 'HSK3', 'HSK6')
const earlier = new Set(['看 kàn', '研究 yán jiū'])

test('each running word has one level: the shares sum to one', () => {
	fc.assert(
		fc.property(paragraphs, levels, (text, level) => {
			const profile = levelProfiler(lookedUp, { level, earlier })(text.flat())
			expect(profile.levels.reduce((sum, { words }) => sum + words, 0)).toBe(profile.words)
			const listed = [...profile.above, ...profile.unlisted]
			const above = listed.reduce((sum, { count }) => sum + count, 0)
			expect(profile.known + profile.learning + above).toBe(profile.words)
			expect(profile.fromEarlier).toBeLessThanOrEqual(profile.words)
		}),
	)
})

test('the order of paragraphs makes no difference, and a text twice has twice the words', () => {
	fc.assert(
		fc.property(paragraphs, levels, (text, level) => {
			const profile = levelProfiler(lookedUp, { level, earlier })
			const once = profile(text.flat())
			expect(profile(text.toReversed().flat())).toEqual(once)
			const twice = profile([...text, ...text].flat())
			expect(twice.words).toBe(2 * once.words)
			expect(twice.above.map(({ count }) => count / 2)).toEqual(
				once.above.map(({ count }) => count),
			)
		}),
	)
})

test('at a higher level no more words are above', () => {
	fc.assert(
		fc.property(paragraphs, (text) => {
			const above = (['HSK1', 'HSK3', 'HSK6'] as const).map(
				(level) => levelProfiler(lookedUp, { level, earlier })(text.flat()).above.length,
			)
			expect(above).toEqual(above.toSorted((a, b) => b - a))
		}),
	)
})
