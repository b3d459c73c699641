import fc from 'fast-check'
import { expect, test } from 'vitest'
import { textOf } from '#app/domain/lesson-text/content.ts'
import {
	findPieces,
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

test('words are split at separators and punctuation is separate', () => {
	expect(show('你好，我␟叫␟李明。')).toBe('你好 | ， | 我 | 叫 | 李明 | 。')
})

test('Latin words and numbers are tokens without a separator', () => {
	expect(show('我␟有␟3个␟iPhone手机！')).toBe('我 | 有 | 3 | 个 | iPhone | 手机 | ！')
})

test('every punctuation mark is a token of its own', () => {
	expect(show('“好！”')).toBe('“ | 好 | ！ | ”')
})

test('a hanzi outside the BMP is one character', () => {
	expect(show('𠮷␟野␟家')).toBe('𠮷 | 野 | 家')
})

test('the separator is written only between two adjacent Chinese words', () => {
	const words = ['我', '爱', 'HSK', '考试', '，', '你', '呢', '？'].map((word) => ({ word }))
	expect(formatSegmentedText(words)).toBe('我␟爱HSK考试，你␟呢？')
})

test('T恤 and the next word are separated', () => {
	const words = ['我', 'T恤', '很', '好'].map((word) => ({ word }))
	expect(formatSegmentedText(words)).toBe('我T恤␟很␟好')
})

test('separators next to punctuation or at an end are ignored', () => {
	expect(formatSegmentedText(parseSegmentedText('␟你好␟，␟␟我␟'))).toBe('你好，我')
})

test('joined tokens are the text without separators, for any text', () => {
	fc.assert(
		fc.property(anyText, (text) => {
			expect(textOf(parseSegmentedText(text))).toBe(text.replaceAll(wordSeparator, ''))
		}),
	)
})

test('words have the right offsets despite ignored separators', () => {
	expect(findPieces('你好，我␟叫')).toEqual([
		{ word: '你好', from: 0, to: 2 },
		{ word: '，', from: 2, to: 3 },
		{ word: '我', from: 3, to: 4 },
		{ word: '叫', from: 5, to: 6 },
	])
	expect(findPieces('␟O␟K␟吧')).toEqual([
		{ word: 'OK', from: 1, to: 4 },
		{ word: '吧', from: 5, to: 6 },
	])
})

test('the text at a word’s offsets is the word', () => {
	fc.assert(
		fc.property(anyText, (text) => {
			for (const { word, from, to } of findPieces(text)) {
				expect(text.slice(from, to).replaceAll(wordSeparator, '')).toBe(word)
			}
		}),
	)
})

test('formatting and parsing again gives the same tokens', () => {
	fc.assert(
		fc.property(anyText, (text) => {
			const tokens = parseSegmentedText(text)
			expect(parseSegmentedText(formatSegmentedText(tokens))).toEqual(tokens)
		}),
	)
})
