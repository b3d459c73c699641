import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type LessonContent, type Token, textOf } from '#app/domain/lesson-text/content.ts'
import { changedLines } from '#app/domain/text-search/changed-lines.ts'
import { paragraphsToCut, replaceText } from '#app/domain/text-search/replace-text.ts'
import { contentFrom, shownContent } from '#tests/support/content-notation.ts'

const tomatoes = { pattern: '西红柿', replacement: '番茄' }

/** Replaces in all lines, cut as the notation of `cuts` says. */
function replaced(
	before: string[],
	change: { pattern: string; replacement: string },
	cuts: string[],
) {
	const content = contentFrom(...before)
	const lines = new Set(changedLines(content, change).map(({ name }) => name))
	const cut = contentFrom(...cuts.map((zh) => `${zh} / `)).map(({ zh }) => zh)
	return shownContent(replaceText(content, { ...change, lines }, cut))
}

test('a word that no match touches keeps its cut, reading and blank', () => {
	expect(
		replaced(
			['我 | {买} | 西红柿 | ，头发 | 长[zhǎng] | 了 | 。 / I buy tomatoes. (large)'],
			tomatoes,
			['我买 | 番茄 | ， | 头 | 发 | 长了 | 。'],
		),
	).toEqual(['我 | {买} | 番茄 | ，头发 | 长[zhǎng] | 了 | 。 / I buy tomatoes. (large)'])
})

test('a blank stays one, and loses the reading its author set', () => {
	expect(replaced(['{西红柿}[xī hóng shì] / …'], tomatoes, ['番茄'])).toEqual(['{番茄} / …'])
})

test('a match over several words or within one is cut by the engine', () => {
	expect(replaced(['西 | 红柿汁 | 好 / …'], tomatoes, ['番茄 | 汁好'])).toEqual([
		'番茄 | 汁 | 好 / …',
	])
	expect(replaced(['西红柿 | 西红柿 / …'], tomatoes, ['番茄番茄'])).toEqual(['番茄 | 番茄 / …'])
})

test('a whole word stays one word, whatever the engine would cut', () => {
	const name = { pattern: '林小雨', replacement: '林小雪' }
	expect(replaced(['林小雨[Lín Xiǎo yǔ] | 好 / …'], name, ['林 | 小雪 | 好'])).toEqual([
		'林小雪 | 好 / …',
	])
	const more = { pattern: '苹果', replacement: '苹果和香蕉' }
	expect(replaced(['买 | 苹果 / …'], more, ['买 | 苹果 | 和 | 香蕉'])).toEqual([
		'买 | 苹果 | 和 | 香蕉 / …',
	])
})

test('a preview shows the cuts, and what is still to be cut', () => {
	const [line] = changedLines(contentFrom('我 | 买 | 西红柿 | 西 | 红柿汁 / …'), tomatoes)
	const words = (side: 'before' | 'after') =>
		line?.words?.[side].map(({ text, isChanged, isOpen }) =>
			[text, isChanged && 'changed', isOpen && 'open'].filter(Boolean).join(' '),
		)
	expect(words('before')).toEqual(['我', '买', '西红柿 changed', '西 changed', '红柿汁 changed'])
	expect(words('after')).toEqual(['我', '买', '番茄 changed', '番茄汁 changed open'])
})

test('English is replaced by itself, and capital letters count', () => {
	const change = { pattern: 'tomato', replacement: 'potato' }
	expect(replaced(['好 / Tomato and tomatoes'], change, [])).toEqual(['好 / Tomato and potatoes'])
	expect(changedLines(contentFrom('西红柿 / tomato', '西红柿 / none'), tomatoes)).toMatchObject([
		{ name: '1zh', language: 'zh', before: '西红柿', after: '番茄' },
		{ name: '2zh', language: 'zh', before: '西红柿', after: '番茄' },
	])
})

test('a line that was not chosen stays the same object', () => {
	const content = contentFrom('西红柿 / tomato', '西红柿 / tomato')
	const change = { ...tomatoes, lines: new Set(['2zh']) }
	expect(paragraphsToCut(content, change)).toEqual(['番茄'])
	const [first, second] = replaceText(content, change, [[{ word: '番茄' }]])
	expect(first).toBe(content[0])
	expect(second?.zh).toEqual([{ word: '番茄' }])
})

const words = fc.stringMatching(/^[你好学𠮷A，]{1,3}$/u)
const tokens = fc.array(
	fc.record(
		{
			word: words,
			pinyin: fc.constant('hǎo'),
			isCustomPinyin: fc.constant(true),
			isHide: fc.constant(true),
		},
		{ requiredKeys: ['word'] },
	),
	{ minLength: 1, maxLength: 8 },
)
const texts: fc.Arbitrary<LessonContent> = fc.array(
	tokens.map((zh: Token[]) => ({ zh, en: textOf(zh), blank: 'normal' as const })),
	{ maxLength: 4 },
)

/** Each character a word of its own. */
function characters(texts: string[]): Token[][] {
	return texts.map((text) => [...text].map((word) => ({ word })))
}

function replaceAll(content: LessonContent, change: { pattern: string; replacement: string }) {
	const lines = new Set(changedLines(content, change).map(({ name }) => name))
	const chosen = { ...change, lines }
	return replaceText(content, chosen, characters(paragraphsToCut(content, chosen)))
}

test('the text becomes what replacing in plain text gives, and other words stay', () => {
	fc.assert(
		fc.property(texts, words, fc.oneof(words, fc.constant('')), (content, pattern, replacement) => {
			const after = replaceAll(content, { pattern, replacement })
			for (const [index, { zh, en, blank }] of content.entries()) {
				const now = after[index]
				expect(textOf(now?.zh ?? [])).toBe(textOf(zh).split(pattern).join(replacement))
				expect(now?.en).toBe(en.split(pattern).join(replacement))
				expect(now?.blank).toBe(blank)
				if (!textOf(zh).includes(pattern)) expect(now?.zh).toBe(zh)
			}
		}),
	)
})

test('every word before the first match and behind the last one is the same', () => {
	fc.assert(
		fc.property(texts, words, words, (content, pattern, replacement) => {
			const after = replaceAll(content, { pattern, replacement })
			for (const [index, { zh }] of content.entries()) {
				const text = textOf(zh)
				const [first, last] = [text.indexOf(pattern), text.lastIndexOf(pattern) + pattern.length]
				if (first < 0) continue
				const now = after[index]?.zh ?? []
				let at = 0
				const kept = { before: [] as Token[], behind: [] as Token[] }
				for (const token of zh) {
					if (at + token.word.length <= first) kept.before.push(token)
					if (at >= last) kept.behind.push(token)
					at += token.word.length
				}
				expect(now.slice(0, kept.before.length)).toEqual(kept.before)
				expect(now.slice(now.length - kept.behind.length)).toEqual(kept.behind)
			}
		}),
	)
})

test('replaced and replaced back, a text is the same again', () => {
	fc.assert(
		fc.property(texts, words, (content, pattern) => {
			const replacement = '茶馆'
			const there = replaceAll(content, { pattern, replacement })
			const back = replaceAll(there, { pattern: replacement, replacement: pattern })
			expect(back.map(({ zh, en }) => [textOf(zh), en])).toEqual(
				content.map(({ zh, en }) => [textOf(zh), en]),
			)
		}),
	)
})
