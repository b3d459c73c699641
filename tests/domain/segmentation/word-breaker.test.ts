import fc from 'fast-check'
import { expect, test } from 'vitest'
import { breakWords } from '#app/domain/segmentation/word-breaker.ts'

test('the words of a sentence stand apart', () => {
	expect(breakWords('我们学习汉语。')).toEqual(['我们', '学习', '汉语', '。'])
})

test('the words joined are the text, whatever it is', () => {
	fc.assert(
		fc.property(fc.string({ unit: 'binary' }), (text) => {
			expect(breakWords(text).join('')).toBe(text)
		}),
	)
}, 60_000)
