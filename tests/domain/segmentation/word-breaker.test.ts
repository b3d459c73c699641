import fc from 'fast-check'
import { expect, test } from 'vitest'
import { breakWords } from '#app/domain/segmentation/word-breaker.ts'

test('a sentence is cut into words', () => {
	expect(breakWords('我们学习汉语。')).toEqual(['我们', '学习', '汉语', '。'])
})

test('joined words are the text, for any text', () => {
	fc.assert(
		fc.property(fc.string({ unit: 'binary' }), (text) => {
			expect(breakWords(text).join('')).toBe(text)
		}),
	)
})
