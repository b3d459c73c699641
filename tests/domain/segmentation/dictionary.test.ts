import { expect, test } from 'vitest'
import { indexOfWord, openDictionary } from '#app/domain/segmentation/dictionary.ts'
import { packDictionary } from '#app/domain/segmentation/pack-dictionary.ts'

const words = ['T恤', '学', '学习', '学生', '生', '𠮷野家']
const dictionary = openDictionary(packDictionary(words, [90, 40, 50, 60, 70, 200]))

test('a word is found at its place among the sorted headwords', () => {
	expect(words.map((word) => indexOfWord(dictionary, word))).toEqual([0, 1, 2, 3, 4, 5])
	expect(dictionary.size).toBe(6)
})

test('the beginning of a word, a longer one and an unknown one are no words', () => {
	for (const word of ['', '𠮷', '𠮷野', '学习班', '习', '猫', 'A']) {
		expect(indexOfWord(dictionary, word)).toBe(-1)
	}
})

test('bytes that are no dictionary are refused', () => {
	expect(() => openDictionary(new ArrayBuffer(0))).toThrow('no dictionary')
	expect(() => openDictionary(new ArrayBuffer(64))).toThrow('no dictionary')
	const cut = packDictionary(words, [1, 1, 1, 1, 1, 1]).slice(0, -4)
	expect(() => openDictionary(cut)).toThrow('no dictionary')
})
