import fc from 'fast-check'
import { expect, test } from 'vitest'
import { indexOfWord } from '#app/domain/segmentation/dictionary.ts'
import { packDictionary } from '#app/domain/segmentation/pack-dictionary.ts'
import { costlyRuns } from '#tests/support/length.ts'
import { dictionaryOf, noNames } from '#tests/support/small-dictionary.ts'

const unit = fc.constantFrom('学', '习', '生', '人', '大', '𠮷', 'T')
const word = fc.string({ unit, minLength: 1, maxLength: 5 })

test('exactly the packed words are found', () => {
	fc.assert(
		fc.property(fc.uniqueArray(word, { maxLength: 40 }), word, (words, other) => {
			words.sort()
			const dictionary = dictionaryOf(words)
			expect(words.map((each) => indexOfWord(dictionary, each))).toEqual([...words.keys()])
			expect(indexOfWord(dictionary, other)).toBe(words.indexOf(other))
		}),
		{ numRuns: costlyRuns },
	)
})

test('the same words make the same bytes', () => {
	const words = ['学习', '学生'].map((each) => ({ word: each, cost: 100, isVerb: false }))
	const [first, second] = [packDictionary(words, noNames), packDictionary(words, noNames)]
	expect(new Uint8Array(first)).toEqual(new Uint8Array(second))
})
