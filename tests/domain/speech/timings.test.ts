import { expect, test } from 'vitest'
import { estimateTimings, type SentenceTiming, sentenceAt } from '#app/domain/speech/timings.ts'

const said: SentenceTiming[] = [
	{ offset: 0, length: 3, startMs: 100, endMs: 900, words: [] },
	{ offset: 3, length: 5, startMs: 1150, endMs: 2700, words: [] },
]

test.each([
	[0, undefined],
	[100, 0],
	[1000, 0],
	[1150, 1],
	[9999, 1],
])('after %i ms the sentence heard is %o', (ms, sentence) => {
	expect(sentenceAt(said, ms)).toBe(sentence)
})

test('a text without sentences has no times', () => {
	expect(sentenceAt([], 500)).toBeUndefined()
})

test('estimated times are proportional to length', () => {
	const sentences = [
		{ offset: 0, length: 3 },
		{ offset: 3, length: 9 },
	]
	expect(estimateTimings(sentences, 4000)).toEqual([
		{ offset: 0, length: 3, startMs: 0, endMs: 1000, words: [] },
		{ offset: 3, length: 9, startMs: 1000, endMs: 4000, words: [] },
	])
})
