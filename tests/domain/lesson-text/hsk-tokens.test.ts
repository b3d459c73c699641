import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hasHanzi } from '#app/domain/hanzi.ts'
import { numberBlanks } from '#app/domain/lesson-text/blanks.ts'
import {
	type LessonContent,
	spacings,
	type Token,
	textOf,
} from '#app/domain/lesson-text/content.ts'
import {
	annotate,
	annotationSchema,
	contentFromAnnotation,
	ranksOfTokens,
} from '#app/domain/lesson-text/hsk-tokens.ts'
import { contentFrom, shownContent } from '#tests/support/content-notation.ts'

const rows = [
	{
		word: '还',
		pinyin: 'hái',
		poses: ['adverb' as const],
		meaning: { adverb: { definition: 'still; yet' } },
		levels: [{ type: 'HSK' as const, level: 'HSK1' as const }],
	},
	{
		word: '还',
		traditional: '還',
		pinyin: 'huán',
		poses: ['verb' as const],
		meaning: { verb: { definition: 'to return; to give back' } },
		levels: [{ type: 'HSK' as const, level: 'HSK3' as const }],
	},
	{
		word: '书',
		pinyin: 'shū',
		poses: ['noun' as const, 'verb' as const],
		meaning: { noun: { definition: 'book' }, verb: { definition: 'to write' } },
		levels: [{ type: 'HSK' as const, level: 'HSK7+' as const }],
	},
]

const returnTheBook: LessonContent = [
	{ zh: [], en: '', blank: 'normal' },
	{
		zh: [
			{ word: '李明', pinyin: 'Lǐ Míng' },
			{ word: '，' },
			{ word: '还', pinyin: 'huán' },
			{ word: '3' },
			{ word: '本' },
			{ word: '书', pinyin: 'shū' },
			{ word: '！' },
			{ word: '”' },
		],
		en: 'Li Ming, return three books!',
		blank: 'large',
	},
]

const vocabulary = { rows, edition: '2.0' as const }

test('each word is annotated with its place, reading and vocabulary entry', () => {
	const { paragraphs, hsk_tokens } = annotate(returnTheBook, vocabulary)
	expect(paragraphs).toEqual([
		{ zh: '', en: '' },
		{ zh: '李明，还3本书！”', en: 'Li Ming, return three books!', blank: 'large' },
	])
	expect(hsk_tokens.map(({ word, start, end }) => [word, start, end])).toEqual([
		['李明', 0, 2],
		['还', 3, 4],
		['本', 5, 6],
		['书', 6, 7],
	])
	expect(hsk_tokens[1]).toEqual({
		start: 3,
		end: 4,
		word: '还',
		paragraph_index: 1,
		vocab: {
			word: '还',
			pinyin: 'huán',
			english: 'to return; to give back',
			hsk_level: 'HSK 3',
			pos: 'verb',
		},
	})
})

test('the annotation has the main meaning, and HSK 7+ is spelt with a space', () => {
	expect(annotate(returnTheBook, vocabulary).hsk_tokens[3]?.vocab).toMatchObject({
		english: 'book',
		pos: 'noun',
		hsk_level: 'HSK 7+',
	})
})

test('a name outside the vocabulary keeps its reading and has no level', () => {
	expect(annotate(returnTheBook, vocabulary).hsk_tokens[0]?.vocab).toEqual({
		word: '李明',
		pinyin: 'Lǐ Míng',
		english: '',
		hsk_level: null,
		pos: null,
	})
})

test('a hidden word stays hidden, under its number', () => {
	const content = contentFrom(
		'我[wǒ] | {还}[hái] | 没[méi] | {来}[lái] | 。 / I have not come yet.',
	)
	const hidden = numberBlanks(content, () => '')
	const annotated = annotate(hidden, vocabulary)
	expect(annotated.hsk_tokens.map(({ hide_index }) => hide_index)).toEqual([
		...[undefined, 1, undefined, 2],
	])
	expect(shownContent(contentFromAnnotation(annotated))).toEqual([
		'我 | {还} | 没 | {来} | 。 / I have not come yet.',
	])
})

test('ranks depend on the reading in the text', () => {
	const content = [
		{
			zh: [
				{ word: '还', pinyin: 'hái' },
				{ word: '还', pinyin: 'huán' },
			],
			en: '',
			blank: 'normal' as const,
		},
	]
	const rankOf = ranksOfTokens(annotate(content, vocabulary).hsk_tokens)
	expect([rankOf('还', 'hái'), rankOf('还', 'huán'), rankOf('书', 'shū')]).toEqual([
		1,
		3,
		undefined,
	])
})

const vocab = { word: '', pinyin: '', english: '', hsk_level: null, pos: null }
const token = (start: number, word: string, pinyin = 'x', paragraph_index = 0) => ({
	start,
	end: start + word.length,
	word,
	paragraph_index,
	vocab: { ...vocab, word, pinyin },
})

function show(paragraphs: unknown, hsk_tokens: unknown): string {
	return contentFromAnnotation(annotationSchema.parse({ paragraphs, hsk_tokens }))
		.map(({ zh }) => zh.map(({ word, pinyin }) => word + (pinyin ? `[${pinyin}]` : '')).join(' | '))
		.join('\n')
}

test('tokens may come in any order', () => {
	const paragraphs = [{ zh: '我爱学习。', en: '' }]
	const tokens = [token(2, '学习', 'xué xí'), token(1, '爱', 'ài'), token(0, '我', 'wǒ')]
	expect(show(paragraphs, tokens)).toBe('我[wǒ] | 爱[ài] | 学习[xué xí] | 。')
})

test('the first of overlapping tokens is kept, and the longer of two with the same start', () => {
	const paragraphs = [{ zh: '研究生命', en: '' }]
	expect(show(paragraphs, [token(2, '生命'), token(0, '研究'), token(0, '研究生')])).toBe(
		'研究生[x] | 命',
	)
})

test('a token whose word differs from the text at its place is skipped', () => {
	const paragraphs = [{ zh: '我爱你。', en: '' }]
	const elsewhere = [token(0, '爱'), token(2, '你好'), token(9, '我'), token(1, '爱', 'ài', 7)]
	expect(show(paragraphs, [...elsewhere, { ...token(1, '爱'), end: 1 }])).toBe('我爱你。')
})

test.each([undefined, null, '我爱你。', { 0: { zh: '我' } }, 7])(
	'paragraphs that are not a list, %j, give an empty annotation',
	(paragraphs) => {
		expect(
			contentFromAnnotation(annotationSchema.parse({ paragraphs, hsk_tokens: [token(0, '我')] })),
		).toEqual([])
	},
)

test('an invalid paragraph becomes an empty one; invalid tokens are dropped', () => {
	const paragraphs = [null, { zh: 7, en: '', blank: 'huge' }, { zh: '我爱你。', en: 'I love you.' }]
	const tokens = [
		'我',
		null,
		{ start: 0 },
		{ ...token(0, '我'), vocab: null },
		token(1, '爱', 'ài', 2),
	]
	expect(show(paragraphs, tokens)).toBe('\n\n我 | 爱[ài] | 你。')
	expect(show(paragraphs, 'none')).toBe('\n\n我爱你。')
})

const anyToken = fc.record(
	{
		word: fc.string({
			unit: fc.constantFrom('我', '爱', '𠮷', '，', '。', 'a', '3', ' '),
			maxLength: 4,
		}),
		pinyin: fc.constantFrom('wǒ', 'xué xí', ''),
	},
	{ requiredKeys: ['word'] },
)

const anyContent = fc.array(
	fc.record({
		zh: fc.array(anyToken, { maxLength: 8 }),
		en: fc.string(),
		blank: fc.constantFrom(...spacings),
	}),
	{ maxLength: 4 },
)

test('annotating loses no character, word or reading, for any text', () => {
	const wordsOf = (tokens: readonly Token[]) =>
		tokens
			.filter(({ word, pinyin }) => word && (pinyin || hasHanzi(word)))
			.map(({ word, pinyin }) => [word, pinyin || undefined])
	fc.assert(
		fc.property(anyContent, (content) => {
			const annotated = annotationSchema.parse(
				JSON.parse(JSON.stringify(annotate(content, vocabulary))),
			)
			const read = contentFromAnnotation(annotated)
			expect(read.map(({ en, blank }) => [en, blank])).toEqual(
				content.map(({ en, blank }) => [en, blank]),
			)
			expect(read.map(({ zh }) => textOf(zh))).toEqual(content.map(({ zh }) => textOf(zh)))
			expect(read.map(({ zh }) => wordsOf(zh))).toEqual(content.map(({ zh }) => wordsOf(zh)))
		}),
	)
})

test('paragraphs keep their text, whatever the tokens are', () => {
	const zh = fc.string({
		unit: fc.constantFrom('我', '爱', '𠮷', '\ud800', '。', 'a'),
		maxLength: 6,
	})
	const number = fc.oneof(fc.integer({ min: -2, max: 9 }), fc.double())
	const someToken = fc.record({
		start: number,
		end: number,
		paragraph_index: number,
		word: zh,
		vocab: fc.record({
			word: zh,
			pinyin: zh,
			english: zh,
			hsk_level: fc.option(zh),
			pos: fc.option(zh),
		}),
	})
	fc.assert(
		fc.property(
			fc.array(fc.record({ zh, en: fc.string() })),
			fc.array(fc.oneof(someToken, fc.anything())),
			(paragraphs, hsk_tokens) => {
				const read = contentFromAnnotation(annotationSchema.parse({ paragraphs, hsk_tokens }))
				expect(read.map((block) => textOf(block.zh))).toEqual(paragraphs.map((one) => one.zh))
			},
		),
	)
	fc.assert(
		fc.property(fc.anything(), fc.anything(), (paragraphs, hsk_tokens) => {
			contentFromAnnotation(annotationSchema.parse({ paragraphs, hsk_tokens }))
		}),
	)
})
