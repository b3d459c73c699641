import { expect, test } from 'vitest'
import type { LessonContent, Token } from '#app/domain/lesson-text/content.ts'
import {
	cutRule,
	seenWords,
	type WantedCorrection,
	wordRules,
	wordsToRead,
} from '#app/domain/texts/correct-word.ts'
import { withCorrections } from '#app/domain/texts/corrections.ts'

function contentOf(...zh: Token[]): LessonContent {
	return [{ zh, en: '', blank: 'normal' }]
}

const wanted = (some: Partial<WantedCorrection>): WantedCorrection => ({
	place: { paragraph: 0, at: 0 },
	was: [],
	now: some.was ?? [],
	word: 0,
	...some,
})

const name = contentOf(
	{ word: '我' },
	{ word: '叫' },
	{ word: '王小' },
	{ word: '明', pinyin: 'míng' },
	{ word: '。' },
)

test('words that are still there are seen', () => {
	const asked = wanted({ place: { paragraph: 0, at: 2 }, was: ['王小', '明'] })
	expect(seenWords(name, asked)?.map(({ word }) => word)).toEqual(['王小', '明'])
})

test.each([
	['cut otherwise by now', 2, ['王', '小明']],
	['from within a word', 3, ['小']],
	['behind the end', 9, ['王小']],
	['in another paragraph', 2, ['王小'], 1],
])('words %s are not', (_, at, was, paragraph = 0) => {
	expect(seenWords(name, wanted({ place: { paragraph, at }, was }))).toBeUndefined()
})

test('a new word is read among all words of its paragraph', () => {
	const joined = wanted({
		place: { paragraph: 0, at: 2 },
		was: ['王小', '明'],
		now: ['王小明'],
	})
	expect(wordsToRead(name, joined)).toEqual(['我', '叫', '王小明', '。'])
	expect(cutRule(name, joined, ['wǒ', 'jiào', 'Wáng Xiǎo míng', undefined])).toEqual({
		ok: true,
		value: {
			rule: { kind: 'cut', words: [{ text: '王小明', pinyin: 'Wáng Xiǎo míng' }] },
			place: { paragraph: 0, at: 2 },
		},
	})
})

test('words around a cut that stay as they are don’t belong to its rule', () => {
	const moved = wanted({
		was: ['我', '从小', '学', '起'],
		now: ['我', '从', '小学', '起'],
	})
	const content = contentOf({ word: '我' }, { word: '从小' }, { word: '学' }, { word: '起' })
	const cut = cutRule(content, moved, ['wǒ', 'cóng', 'xiǎo xué', 'qǐ'])
	expect(cut.ok && cut.value).toEqual({
		rule: {
			kind: 'cut',
			words: [
				{ text: '从', pinyin: 'cóng' },
				{ text: '小学', pinyin: 'xiǎo xué' },
			],
		},
		place: { paragraph: 0, at: 1 },
	})
})

test('a word written in traditional characters keeps its simplified form', () => {
	const content = contentOf({ word: '买东', written: '買東' }, { word: '西' })
	const asked = wanted({ was: ['買東', '西'], now: ['買', '東西'] })
	expect(wordsToRead(content, asked)).toEqual(['买', '东西'])
	const cut = cutRule(content, asked, ['mǎi', 'dōng xi'])
	expect(cut.ok && cut.value?.rule).toEqual({
		kind: 'cut',
		words: [
			{ text: '買', word: '买', pinyin: 'mǎi' },
			{ text: '東西', word: '东西', pinyin: 'dōng xi' },
		],
	})
})

test('an unchanged cut needs no rule', () => {
	expect(cutRule(name, wanted({ was: ['我'] }), [])).toEqual({ ok: true, value: undefined })
})

test.each([
	['other characters', ['王小', '明'], ['王小', '名']],
	['a sign as part of a word', ['明', '。'], ['明。']],
	['letters cut apart', ['HSK'], ['HS', 'K']],
	[
		'a whole clause',
		['一二三四五六七八九十', '一二三四五六七八九十一'],
		[`${'一二三四五六七八九十'.repeat(2)}一`],
	],
	['nothing', ['王小'], ['', '王小']],
])('%s cannot be cut', (_, was, now) => {
	const content = contentOf(...was.map((word) => ({ word })))
	expect(cutRule(content, wanted({ was, now }), []).ok).toBe(false)
})

const long = contentOf({ word: '头发' }, { word: '长', pinyin: 'zhǎng' })
const here = { place: { paragraph: 0, at: 2 }, was: ['长'], now: ['长'] }

test('pinyin is taken as people type it, and the note is about the corrected reading', () => {
	const rules = wordRules(long, wanted({ ...here, pinyin: ' chang2', note: ' long hair ' }))
	expect(rules).toEqual({
		ok: true,
		value: [
			{
				rule: { kind: 'reading', word: '长', was: 'zhǎng', pinyin: 'cháng' },
				place: { paragraph: 0, at: 2 },
			},
			{
				rule: { kind: 'note', word: '长', pinyin: 'cháng', note: 'long hair' },
				place: { paragraph: 0, at: 2 },
			},
		],
	})
	const all = rules.ok ? rules.value : []
	expect(withCorrections(long, all)[0]?.zh[1]).toMatchObject({ pinyin: 'cháng', note: 'long hair' })
})

test('what stays as it is needs no rule', () => {
	expect(wordRules(long, wanted({ ...here, pinyin: 'zhang3', note: '' }))).toEqual({
		ok: true,
		value: [],
	})
})

test.each([
	['zzz', 'pinyin.not-pinyin'],
	['cháng chéng', 'pinyin.wrong-count'],
])('%s is no reading of 长', (pinyin, code) => {
	const rules = wordRules(long, wanted({ ...here, pinyin }))
	expect(rules.ok ? undefined : rules.error).toMatchObject({ code, field: 'pinyin' })
})
