import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
	readMarkedText,
	uncutPieces,
	withCutPieces,
	writeMarkedText,
} from '#app/domain/course-files/marked-text.ts'
import type { Block, LessonContent } from '#app/domain/lesson-text/content.ts'
import { contentFrom, shownContent } from '#tests/support/content-notation.ts'

const none = { spacing: {}, words: {}, blanks: [], pinyin: [] }

function again(content: LessonContent): LessonContent {
	const { text, markings } = writeMarkedText(content)
	const read = readMarkedText(text, markings)
	if (!read.ok) throw new Error(JSON.stringify(read.error))
	return read.value
}

test('cuts stand in the text, readings and blanks beside it', () => {
	const content = contentFrom(
		'她的 | 头发 | 很 | 长[cháng] | ， | {苹果} | 也 | 长[zhǎng] | 。 / Long. (large)',
	)
	const { text, markings } = writeMarkedText(content)
	expect(text).toBe('zh: 她的␟头发␟很␟长，苹果␟也␟长。\nen: Long.')
	expect(markings).toEqual({
		spacing: { 1: 'large' },
		words: {},
		blanks: [{ paragraph: 1, word: '苹果', occurrence: 1, en: '' }],
		pinyin: [
			{ paragraph: 1, word: '长', occurrence: 1, pinyin: 'cháng' },
			{ paragraph: 1, word: '长', occurrence: 2, pinyin: 'zhǎng' },
		],
	})
	expect(shownContent(again(content))).toEqual(shownContent(content))
})

test('a word that the text cannot tell is named: T恤 is one, and so is a long name', () => {
	const content = contentFrom(
		'我 | 买 | T恤 | 。 / I buy a T-shirt.',
		'阿里斯托芬 | ！ / Aristophanes!',
	)
	expect(writeMarkedText(content).markings.words).toEqual({
		1: ['我', '买', 'T恤', '。'],
		2: ['阿里斯托芬', '！'],
	})
	expect(shownContent(again(content))).toEqual(shownContent(content))
})

test('a long piece that nobody named is for the engine to cut', () => {
	const read = readMarkedText('zh: 我今年二十岁。你␟呢？\nen: I am 20. And you?', none)
	if (!read.ok) throw new Error('not read')
	expect(uncutPieces(read.value, none)).toEqual(['我今年二十岁'])
	const cut = [['我', '今年', '二十', '岁'].map((word) => ({ word }))]
	expect(shownContent(withCutPieces(read.value, none, cut))).toEqual([
		'我 | 今年 | 二十 | 岁 | 。 | 你 | 呢 | ？ / I am 20. And you?',
	])
})

test('a marking without its word or paragraph is told by its place', () => {
	const markings = {
		...none,
		spacing: { 3: 'large' as const },
		words: { 1: ['你', '们'] },
		pinyin: [{ paragraph: 1, word: '长', occurrence: 1, pinyin: 'cháng' }],
	}
	const read = readMarkedText('zh: 你好\nen: Hello', markings)
	expect(read.ok ? [] : read.error.map(({ code, path }) => [code, path])).toEqual([
		['course-file.other-words', ['words', '1']],
		['course-file.no-paragraph', ['spacing', '3']],
		['course-file.no-place', ['pinyin', 0]],
	])
})

const word = fc.constantFrom(
	...[
		'我',
		'长',
		'行',
		'银行',
		'苹果',
		'阿里斯托芬',
		'T恤',
		'。',
		'，',
		'……',
		'OK',
		'3.14',
		' ',
		'2026',
		'𠮷',
		'\n',
		'é',
	],
)
const token = fc.record(
	{
		word,
		pinyin: fc.constantFrom('cháng', 'hang2', 'Mǎ kè'),
		isCustomPinyin: fc.boolean(),
		isHide: fc.boolean(),
	},
	{ requiredKeys: ['word'] },
)
const block: fc.Arbitrary<Block> = fc.record({
	zh: fc.array(token, { minLength: 1, maxLength: 12 }).map((tokens) => [{ word: '字' }, ...tokens]),
	en: fc.constantFrom('', 'Long.', 'zh: no tag', ' a\nb ', 'é'),
	blank: fc.constantFrom('normal' as const, 'large' as const, 'xlarge' as const),
})

test('a written text is read as the same, whatever was stored', () => {
	fc.assert(
		fc.property(fc.array(block, { minLength: 1, maxLength: 6 }), (content) => {
			const first = writeMarkedText(content)
			const read = readMarkedText(first.text, first.markings)
			expect(read.ok ? [] : read.error).toEqual([])
			if (read.ok) expect(writeMarkedText(read.value)).toEqual(first)
		}),
	)
})
