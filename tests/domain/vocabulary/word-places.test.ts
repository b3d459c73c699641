import { expect, test } from 'vitest'
import { classOfPlace, placesOfWords } from '#app/domain/vocabulary/word-places.ts'

const placeOf = placesOfWords([
	{ word: '你', pinyin: 'nǐ' },
	{ word: '长', pinyin: 'cháng' },
	{ word: '长', pinyin: 'zhǎng' },
	{ word: '王', pinyin: 'wáng' },
])

test('a word has the place of its reading, or of its most frequent one', () => {
	expect(placeOf('长', 'zhǎng')).toBe(2)
	expect(placeOf('长', undefined)).toBe(1)
	expect(placeOf('长', 'zhāng')).toBe(1)
	expect(placeOf('李明', 'Lǐ Míng')).toBeUndefined()
})

test('a name has no place beside the word it looks like', () => {
	expect(placeOf('王', 'Wáng')).toBeUndefined()
	expect(placeOf('王', 'wáng')).toBe(3)
})

test('a place is a short class', () => {
	expect([0, 9, 10, 51].map(classOfPlace)).toEqual(['w0', 'w9', 'wa', 'w1f'])
})
