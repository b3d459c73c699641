import fc from 'fast-check'
import { expect, test } from 'vitest'
import { textOf } from '#app/domain/lesson-text/content.ts'
import {
	formatSegmentedText,
	parseSegmentedText,
	wordSeparator,
} from '#app/domain/lesson-text/segmented-text.ts'

function show(text: string): string {
	return parseSegmentedText(text)
		.map(({ word }) => word)
		.join(' | ')
}

const anyText = fc.string({
	unit: fc.oneof(
		fc.constantFrom('我', '爱', '𠮷', '，', '。', 'a', '3', ' ', '\u241F', '\uD800'),
		fc.string(),
	),
	maxLength: 40,
})

test('words are split at the separator and punctuation stands apart', () => {
	expect(show('你好，我␟叫␟李明。')).toBe('你好 | ， | 我 | 叫 | 李明 | 。')
})

test('Latin words and numbers are tokens without a separator', () => {
	expect(show('我␟有␟3个␟iPhone手机！')).toBe('我 | 有 | 3 | 个 | iPhone | 手机 | ！')
})

test('every punctuation mark is a token of its own', () => {
	expect(show('“好！”')).toBe('“ | 好 | ！ | ”')
})

test('a rare hanzi beyond the first plane is one Chinese character', () => {
	expect(show('𠮷␟野␟家')).toBe('𠮷 | 野 | 家')
})

test('the separator is written only between two adjacent Chinese words', () => {
	const words = ['我', '爱', 'HSK', '考试', '，', '你', '呢', '？'].map((word) => ({ word }))
	expect(formatSegmentedText(words)).toBe('我␟爱HSK考试，你␟呢？')
})

test('a word of Latin letters and hanzi does not grow together with the next', () => {
	const words = ['我', 'T恤', '很', '好'].map((word) => ({ word }))
	expect(formatSegmentedText(words)).toBe('我T恤␟很␟好')
})

test('a separator beside punctuation or at an end means nothing', () => {
	expect(formatSegmentedText(parseSegmentedText('␟你好␟，␟␟我␟'))).toBe('你好，我')
})

test('joined tokens are the text without its separators, whatever the text', () => {
	fc.assert(
		fc.property(anyText, (text) => {
			expect(textOf(parseSegmentedText(text))).toBe(text.replaceAll(wordSeparator, ''))
		}),
		{ numRuns: 10_000 },
	)
})

test('writing and reading again gives the same tokens', () => {
	fc.assert(
		fc.property(anyText, (text) => {
			const tokens = parseSegmentedText(text)
			expect(parseSegmentedText(formatSegmentedText(tokens))).toEqual(tokens)
		}),
		{ numRuns: 10_000 },
	)
})
