import fc from 'fast-check'
import { expect, test } from 'vitest'
import { indexOfWord, openDictionary } from '#app/domain/segmentation/dictionary.ts'
import { packDictionary } from '#app/domain/segmentation/pack-dictionary.ts'

const unit = fc.constantFrom('学', '习', '生', '人', '大', '𠮷', 'T')
const word = fc.string({ unit, minLength: 1, maxLength: 5 })

test('all words that went in are found again, and no others', () => {
	fc.assert(
		fc.property(fc.uniqueArray(word, { maxLength: 40 }), word, (words, other) => {
			words.sort()
			const dictionary = openDictionary(
				packDictionary(
					words,
					words.map(() => 100),
				),
			)
			expect(words.map((each) => indexOfWord(dictionary, each))).toEqual([...words.keys()])
			expect(indexOfWord(dictionary, other)).toBe(words.indexOf(other))
		}),
		{ numRuns: 20 },
	)
})
