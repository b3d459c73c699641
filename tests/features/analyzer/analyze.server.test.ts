import { expect, test } from 'vitest'
import type { Tokenize } from '#app/contracts/tokenize.ts'
import { vocab } from '#app/db/schema/index.ts'
import { sampleText } from '#app/domain/analyzer/sample.ts'
import { type TextDisplay, textDisplayAtFirst } from '#app/domain/display/text-display.ts'
import type { HskEdition } from '#app/domain/hsk/edition.ts'
import type { HskLevel } from '#app/domain/hsk/level.ts'
import type { OwnWord } from '#app/domain/known-words/standing.ts'
import { err, ok } from '#app/domain/result.ts'
import { analyzeText } from '#app/features/analyzer/analyze.server.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'
import { show } from '#tests/support/ruby-notation.ts'
import { marta } from '#tests/support/users.ts'

const words: [
	word: string,
	pinyin: string,
	meaning: string,
	level?: HskLevel,
	traditional?: string,
][] = [
	['我', 'wǒ', 'I; me; my', 'HSK1'],
	['喜欢', 'xǐ huan', 'to like; to be fond of', 'HSK1'],
	['日记', 'rì jì', 'diary (measure words: 则 zé, 本 běn)', 'HSK4', '日記'],
	['长', 'cháng', 'long', 'HSK2'],
	['长', 'zhǎng', 'to grow; to develop', 'HSK3', '長'],
	['王', 'wáng', 'king or monarch', 'HSK4'],
	['卡拉', 'kǎ lā', 'Cara (name)'],
]

/** Cuts at spaces, which stay; knows these readings. */
const readings: Record<string, string> = {
	我: 'wǒ',
	王: 'Wáng',
	长: 'zhǎng',
	日记: 'rì jì',
	喜欢: 'xǐ huan',
}
const tokenize: Tokenize = async ({ paragraphs }) =>
	ok(
		paragraphs.map(({ zh }) =>
			zh.split(/(?<= )|(?= )/).map((text) => {
				const pinyin = readings[text]
				return pinyin ? { text, pinyin } : { text }
			}),
		),
	)

async function withVocabulary() {
	const db = await memoryDatabase()
	await db.insert(vocab).values(
		words.map(([word, pinyin, definition, level, traditional], index) => ({
			word,
			pinyin,
			traditional: traditional ?? null,
			frequency: 100 - index,
			poses: ['noun' as const],
			meaning: { noun: { definition } },
			levels: level ? [{ type: 'HSK' as const, level }] : [],
		})),
	)
	return (
		text: string,
		{
			cut = tokenize,
			saved = [] as { word: string; pinyin: string }[],
			edition = '2.0' as HskEdition,
			own = [] as (OwnWord & { word: string; pinyin: string })[],
			display = textDisplayAtFirst,
		} = {},
	) =>
		analyzeText(
			{
				db,
				tokenize: cut,
				listSaved: async (words) => saved.filter(({ word }) => words.includes(word)),
				listOwn: async (words) => own.filter(({ word }) => words.includes(word)),
			},
			{ text, reader: { ...marta, hskEdition: edition, display } },
		)
}

async function analyzed(work: ReturnType<Awaited<ReturnType<typeof withVocabulary>>>) {
	const answer = await work
	if (!answer.ok) throw new Error(answer.error.text)
	return answer.value
}

test('a text is annotated, glossed and coloured, each word by its reading', async () => {
	const analyze = await withVocabulary()
	const { html } = await analyzed(analyze('我 喜欢 长 日记 。'))
	expect(show(html)).toBe('我[wǒ] 喜欢[xǐhuan] 长[zhǎng] 日记[rìjì] 。I · like · grow · diary.')
	expect(html).toMatch(/<ruby data-end class="l3 w\w+">长/)
})

test('paragraphs stay apart, with the gaps between them', async () => {
	const analyze = await withVocabulary()
	const { html } = await analyzed(analyze('我\n\n我'))
	expect(html.match(/<p[^>]*>/g)).toEqual(['<p class=large>', '<p>'])
})

test('unknown words are listed with their meaning and whether they can be saved', async () => {
	const analyze = await withVocabulary()
	const saved = [{ word: '日记', pinyin: 'rì jì' }]
	const { analysis } = await analyzed(analyze('我 长 日记 汉路 日记', { saved }))
	expect(analysis).toMatchObject({ words: 5, distinct: 4, known: 1, learning: 0 })
	expect(analysis.overview).toMatchObject({ mastered: ['我'], advanced: ['长', '日记'] })
	expect(analysis.unknown).toEqual([
		{
			word: '日记',
			pinyin: 'rì jì',
			pinyinInVocabulary: 'rì jì',
			drawn: '日记',
			meaning: 'diary',
			level: 'HSK4',
			standing: 'new',
			isNew: true,
			count: 2,
			isSaved: true,
		},
		{
			word: '长',
			pinyin: 'zhǎng',
			pinyinInVocabulary: 'zhǎng',
			drawn: '长',
			meaning: 'grow',
			level: 'HSK3',
			standing: 'new',
			isNew: true,
			count: 1,
			isSaved: false,
		},
		{
			word: '汉路',
			pinyin: undefined,
			pinyinInVocabulary: undefined,
			drawn: '汉路',
			meaning: undefined,
			level: undefined,
			standing: 'new',
			isNew: true,
			count: 1,
			isSaved: false,
		},
	])
})

test('knowing a word covers its doubled form, and knowing digits covers all numbers', async () => {
	const analyze = await withVocabulary()
	const { html, analysis } = await analyzed(analyze('我 喜不喜欢 二〇二四 汉路'))
	expect(analysis).toMatchObject({ words: 4, known: 3, unknown: [{ word: '汉路' }] })
	expect(show(html)).toContain('I · like · 2024 · 汉路')
	const long = await analyzed(analyze('日记日记'))
	expect(long.analysis.unknown).toMatchObject([
		{ word: '日记日记', level: 'HSK4', meaning: 'diary', pinyinInVocabulary: undefined },
	])
})

test('a surname is glossed as a name, not by its other meanings', async () => {
	const analyze = await withVocabulary()
	expect(show((await analyzed(analyze('王 我'))).html)).toContain('Wáng · I')
})

test('a word without a reading takes the most frequent entry', async () => {
	const analyze = await withVocabulary()
	const { analysis } = await analyzed(analyze('卡拉'))
	expect(analysis.unknown).toMatchObject([{ pinyinInVocabulary: 'kǎ lā', meaning: 'Cara' }])
})

const unreachable: Tokenize = async () =>
	err({ code: 'tokenizer.unreachable', text: 'The tokenizer is away.' })

test('the sample and an empty text need no tokenizer', async () => {
	const analyze = await withVocabulary()
	const sample = await analyzed(analyze(sampleText, { cut: unreachable }))
	expect(show(sample.html)).toContain(
		'我[wǒ] 喜欢[xǐhuan] 用[yòng] 汉语[Hànyǔ] 写[xiě] 日记[rìjì]。',
	)
	expect(sample.analysis.words).toBe(6)
	expect(await analyzed(analyze('', { cut: unreachable }))).toMatchObject({
		html: '',
		analysis: { words: 0, characters: 0 },
	})
})

test("the tokenizer's errors are passed on", async () => {
	const analyze = await withVocabulary()
	expect(await analyze('我', { cut: unreachable })).toEqual({
		ok: false,
		error: { code: 'tokenizer.unreachable', text: 'The tokenizer is away.' },
	})
})

test('HTML in a text is escaped', async () => {
	const analyze = await withVocabulary()
	const { html } = await analyzed(analyze('<script>alert(1)</script> 我'))
	expect(html).not.toContain('<script')
})

test('a traditional text is looked up by its simplified words and shown as typed', async () => {
	const analyze = await withVocabulary()
	const cut: Tokenize = async () =>
		ok([
			[
				{ text: '我', pinyin: 'wǒ' },
				{ text: '喜歡', simplified: '喜欢', pinyin: 'xǐ huan' },
				{ text: '日記', simplified: '日记', pinyin: 'rì jì' },
			],
		])
	const saved = [{ word: '日记', pinyin: 'rì jì' }]
	const { html, analysis } = await analyzed(analyze('我喜歡日記', { cut, saved }))
	expect(show(html)).toBe('我[wǒ] 喜歡[xǐhuan] 日記[rìjì]I · like · diary')
	expect(html).toContain('<p lang=zh-Hant>')
	expect(html).toMatch(/<ruby class="l4 w\w+" data-word="日记">日記/)
	expect(analysis).toMatchObject({ isTraditional: true, known: 2 })
	expect(analysis.overview).toMatchObject({ mastered: ['我', '喜歡'], advanced: ['日記'] })
	expect(analysis.unknown).toMatchObject([
		{ word: '日记', written: '日記', meaning: 'diary', level: 'HSK4', isSaved: true },
	])
	expect((await analyzed(analyze('我 喜欢'))).analysis.isTraditional).toBe(false)
})

test('the lists of words are in the script of their reader', async () => {
	const analyze = await withVocabulary()
	const display: TextDisplay = { ...textDisplayAtFirst, script: 'traditional' }
	const { analysis } = await analyzed(analyze('我 长 日记', { display }))
	expect(analysis.unknown.map(({ word, drawn }) => word + drawn)).toEqual(['长長', '日记日記'])
	expect(analysis.overview).toMatchObject({ mastered: ['我'], advanced: ['長', '日記'] })
})

test('what the person said about words comes before their levels', async () => {
	const analyze = await withVocabulary()
	const own = [
		{ word: '日记', pinyin: 'rì jì', said: 'known' as const, stability: null },
		{ word: '我', pinyin: 'wǒ', said: 'ignored' as const, stability: null },
		// Another reading than the text has.
		{ word: '长', pinyin: 'cháng', said: 'known' as const, stability: null },
	]
	const { html, analysis } = await analyzed(analyze('我 喜欢 长 日记', { own }))
	expect(analysis).toMatchObject({ known: 2, learning: 0, new: 1, ignored: 1 })
	expect(analysis.unknown.map(({ word }) => word)).toEqual(['长'])
	expect(analysis.overview).toMatchObject({ mastered: ['喜欢', '日记'], advanced: ['长'] })
	const [known] = analysis.own.filter(({ said }) => said === 'known')
	expect(analysis.listed[known?.place ?? -1]).toEqual({ word: '日记', pinyin: 'rì jì' })
	expect(html).toContain(`w${known?.place.toString(36)}">日记`)
})

test('a line without Chinese has no gloss', async () => {
	const analyze = await withVocabulary()
	const { html } = await analyzed(analyze('Hello, world!\n我 喜欢'))
	expect(show(html)).toBe('Hello, world!\n我[wǒ] 喜欢[xǐhuan]I · like')
})

test('a text is coloured and counted in the reader’s HSK edition', async () => {
	const db = await memoryDatabase()
	const meaning = { verb: { definition: 'to discuss' } }
	const levels = [
		{ type: 'HSK' as const, level: 'HSK4' as const, edition: '2.0' as const },
		{ type: 'HSK' as const, level: 'HSK2' as const, edition: '3.0' as const },
	]
	await db
		.insert(vocab)
		.values({ word: '商量', pinyin: 'shāng liang', poses: ['verb'], meaning, levels })
	const analyze = (edition: HskEdition) =>
		analyzed(
			analyzeText(
				{ db, tokenize, listSaved: async () => [] },
				{ text: '商量 商量商量', reader: { ...marta, hskEdition: edition } },
			),
		)
	const first = await analyze('2.0')
	// The vocabulary lacks 商量商量, which has the level of its part.
	expect(first.html.match(/\bl\d\b/g)).toEqual(['l4', 'l4'])
	expect(first.analysis.overview.advanced).toEqual(['商量', '商量商量'])
	const second = await analyze('3.0')
	expect(second.html.match(/\bl\d\b/g)).toEqual(['l2', 'l2'])
	expect(second.analysis.learning).toBe(2)
})
