import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Piece, placeSentences } from '#app/domain/speech/sentence-places.ts'
import { sentencesOf } from '#app/domain/speech/sentences.ts'

/** 你好|！: words between bars stay whole, signs may be cut. */
function piecesOf(notation: string): Piece[] {
	return notation
		.split('|')
		.filter((text) => text !== '')
		.map((text) => ({ length: text.length, isWhole: /\p{L}/u.test(text) }))
}

function textOf(paragraphs: string[]): string {
	return paragraphs.map((notation) => notation.replaceAll('|', '')).join('\n')
}

function placesOf(...paragraphs: string[]) {
	return placeSentences(paragraphs.map(piecesOf), sentencesOf(textOf(paragraphs)))
}

test('sentences follow each other in a paragraph', () => {
	expect(placesOf('你好|！|我|叫|小美|。')).toEqual([
		{ paragraph: 0, from: 0, to: 3 },
		{ paragraph: 0, from: 3, to: 8 },
	])
})

test('text between words is cut at the end of a sentence', () => {
	expect(placesOf('他|说|：“|好|。”“|我|去|。”')).toEqual([
		{ paragraph: 0, from: 0, to: 7 },
		{ paragraph: 0, from: 7, to: 12 },
	])
})

test('offsets start at each paragraph, empty ones included', () => {
	expect(placesOf('你好|。', '', '……', '我|去|。')).toEqual([
		{ paragraph: 0, from: 0, to: 3 },
		{ paragraph: 3, from: 0, to: 3 },
	])
})

test('a word in which a sentence ends belongs to the next one', () => {
	const paragraph = [
		{ length: 1, isWhole: true },
		{ length: 2, isWhole: true },
	]
	const sentences = [
		{ offset: 0, length: 2 },
		{ offset: 2, length: 1 },
	]
	expect(placeSentences([paragraph], sentences)).toEqual([
		{ paragraph: 0, from: 0, to: 1 },
		{ paragraph: 0, from: 1, to: 3 },
	])
})

test.each([
	['over a paragraph’s end', [{ offset: 1, length: 3 }]],
	['past the text', [{ offset: 6, length: 2 }]],
	[
		'into each other',
		[
			{ offset: 0, length: 2 },
			{ offset: 1, length: 1 },
		],
	],
	['over nothing', [{ offset: 0, length: 0 }]],
])('sentences that go %s belong to another text', (_, sentences) => {
	expect(placeSentences([piecesOf('你好|。'), piecesOf('我|去|。')], sentences)).toBeUndefined()
})

test('every sentence is located in any text', () => {
	const word = fc.constantFrom('你', '学习', '𠮷野家', '。', '！”', '，', '……', ' ', '3.5')
	const paragraph = fc.array(word, { maxLength: 12 }).map((words) => words.join('|'))
	fc.assert(
		fc.property(fc.array(paragraph, { maxLength: 6 }), (paragraphs) => {
			const sentences = sentencesOf(textOf(paragraphs))
			const places = placesOf(...paragraphs)
			expect(places).toHaveLength(sentences.length)
			const lines = textOf(paragraphs).split('\n')
			for (const [index, { offset, length }] of sentences.entries()) {
				const { paragraph = 0, from, to } = places?.[index] ?? {}
				const written = textOf(paragraphs).slice(offset, offset + length)
				expect(lines[paragraph]?.slice(from, to)).toBe(written)
			}
		}),
	)
})
