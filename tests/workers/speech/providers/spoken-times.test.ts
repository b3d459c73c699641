import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sentencesOf } from '#app/domain/speech/sentences.ts'
import { chineseTexts } from '#tests/support/chinese-texts.ts'
import { timingsFromWords } from '#workers/speech/providers/spoken-times.ts'

function timed(text: string, words: [text: string, startMs: number, endMs: number][], ms = 5000) {
	const told = words.map(([word, startMs, endMs]) => ({ text: word, startMs, endMs }))
	return timingsFromWords(text, sentencesOf(text), told, ms)
}

test('words are matched to the text and bound their sentences', () => {
	const words: [string, number, number][] = [
		['你好！', 95, 700],
		['我', 1000, 1200],
		['叫', 1200, 1400],
		['𠮷', 1400, 1600],
		['吧。', 1600, 1900],
	]
	expect(timed('“你好！”\n我叫𠮷吧。', words)).toEqual([
		{ offset: 0, length: 5, startMs: 95, endMs: 700, words: [[1, 95]] },
		{
			offset: 6,
			length: 6,
			startMs: 1000,
			endMs: 1900,
			words: [
				[6, 1000],
				[7, 1200],
				[8, 1400],
				[10, 1600],
			],
		},
	])
})

test('words spoken differently than written are skipped', () => {
	const words: [string, number, number][] = [
		['二零二四', 0, 900],
		['年', 900, 1100],
		['见', 1100, 1300],
	]
	expect(timed('2024年见。二', words.concat([['二', 1500, 1700]]))).toEqual([
		{
			offset: 0,
			length: 7,
			startMs: 900,
			endMs: 1300,
			words: [
				[4, 900],
				[5, 1100],
			],
		},
		{ offset: 7, length: 1, startMs: 1500, endMs: 1700, words: [[7, 1500]] },
	])
})

test('an end beyond the next word or the audio is clamped', () => {
	const words: [string, number, number][] = [
		['好', 0, 9000],
		['走', 600, 9000],
	]
	expect(timed('好。走。', words, 1200)).toMatchObject([
		{ startMs: 0, endMs: 600 },
		{ startMs: 600, endMs: 1200 },
	])
})

test.each([
	['a sentence without a word', '好。走。', [['好', 0, 100]]],
	[
		'times that run backwards',
		'好走。',
		[
			['好', 500, 600],
			['走', 100, 200],
		],
	],
	[
		'a word after the audio',
		'好走。',
		[
			['好', 0, 100],
			['走', 6000, 6100],
		],
	],
	['a word before the audio', '好。', [['好', -1, 100]]],
	['no words', '好。', []],
] as [string, string, [string, number, number][]][])('%s tells nothing', (_, text, words) => {
	expect(timed(text, words)).toBeUndefined()
})

test('every letter of any text is matched', () => {
	fc.assert(
		fc.property(chineseTexts, (text) => {
			const letters = [...text].filter((sign) => /[\p{L}\p{N}]/u.test(sign))
			const timings = timed(
				text,
				letters.map((letter, n) => [letter, n, n + 1]),
			)
			const words = timings?.flatMap((timing) => timing.words) ?? []
			expect(words.map(([offset]) => String.fromCodePoint(text.codePointAt(offset) ?? 0))).toEqual(
				letters,
			)
			expect(words.map(([, ms]) => ms)).toEqual(letters.map((_, n) => n))
		}),
	)
})
