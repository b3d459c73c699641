import { expect, test } from 'vitest'
import { fromContent } from '#app/domain/lesson-text/editing/edited-text.ts'
import {
	counts,
	paragraphAt,
	stretchOfWord,
	wordAt,
} from '#app/domain/lesson-text/editing/places.ts'
import { withText } from '#app/domain/lesson-text/editing/with-text.ts'

const edited = withText(
	fromContent([]),
	'\nzh: 我␟叫␟\n李明。\nen: My name is Li Ming.\n\nzh: 你␟好\nen: Hello',
)

test('paragraphAt finds the paragraph at or before the caret', () => {
	const { text } = edited
	expect(paragraphAt(edited, 0)).toBeUndefined()
	expect(paragraphAt(edited, text.indexOf('zh'))).toBe(0)
	expect(paragraphAt(edited, text.indexOf('\n\nzh') + 1)).toBe(0)
	expect(paragraphAt(edited, text.indexOf('zh: 你'))).toBe(1)
	expect(paragraphAt(edited, text.length)).toBe(1)
	expect(paragraphAt(fromContent([]), 0)).toBeUndefined()
})

test('wordAt finds the word around, after or before the caret', () => {
	const at = (sign: string, more = 0) => wordAt(edited, edited.text.indexOf(sign) + more)
	expect(at('叫')).toEqual({ paragraph: 0, word: 1 })
	expect(at('叫', 1)).toEqual({ paragraph: 0, word: 1 })
	expect(at('李', 1)).toEqual({ paragraph: 0, word: 2 })
	expect(at('好', 1)).toEqual({ paragraph: 1, word: 1 })
	expect(at('name')).toBeUndefined()
	expect(at('zh')).toBeUndefined()
})

test('stretchOfWord finds a word in the text', () => {
	const word = stretchOfWord(edited, { paragraph: 0, word: 2 })
	expect(edited.text.slice(word?.from, word?.to)).toBe('李明')
	expect(stretchOfWord(edited, { paragraph: 0, word: 9 })).toBeUndefined()
})

test('paragraphs and Chinese characters are counted', () => {
	expect(counts(edited)).toEqual({ paragraphs: 2, hanzi: 6 })
	expect(counts(fromContent([]))).toEqual({ paragraphs: 0, hanzi: 0 })
})
