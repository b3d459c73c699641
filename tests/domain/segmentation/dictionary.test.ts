import { expect, test } from 'vitest'
import {
	follow,
	indexOfWord,
	openDictionary,
	stateAfter,
} from '#app/domain/segmentation/dictionary.ts'
import { packDictionary } from '#app/domain/segmentation/pack-dictionary.ts'
import { dictionaryOf, noNames, packWords } from '#tests/support/small-dictionary.ts'

const words = ['T恤', '学', '学习', '学生', '生', '𠮷野家']
const dictionary = dictionaryOf(words)

test('a word has its index among the sorted headwords', () => {
	expect(words.map((word) => indexOfWord(dictionary, word))).toEqual([0, 1, 2, 3, 4, 5])
	expect(dictionary.size).toBe(6)
})

test('prefixes, longer words and unknown words are not found', () => {
	for (const word of ['', '𠮷', '𠮷野', '学习班', '习', '猫', 'A']) {
		expect(indexOfWord(dictionary, word)).toBe(-1)
	}
})

test('a text is followed unit by unit', () => {
	const state = follow(dictionary, 0, '学'.charCodeAt(0))
	expect(stateAfter(dictionary, '大学生', 1, 2)).toBe(state)
	expect(stateAfter(dictionary, '大学生', 1, 3)).toBe(follow(dictionary, state, '生'.charCodeAt(0)))
	expect(stateAfter(dictionary, '大学生', 0, 3)).toBe(-1)
	expect(stateAfter(dictionary, '学', 0, 9)).toBe(-1)
})

test('costs, verbs and name costs survive packing', () => {
	const surname = new Uint8Array(0x10000)
	surname['李'.charCodeAt(0)] = 27
	const packed = packDictionary(
		[
			{ word: '李', cost: 90, isVerb: false },
			{ word: '看', cost: 58, isVerb: true },
		].reverse(),
		{ ...noNames, surname },
	)
	const opened = openDictionary(packed)
	const { codes, costs, verbs, names } = opened
	const [look, plum] = ['看', '李'].map((word) => stateAfter(opened, word, 0, 1))
	expect([costs[look ?? -1], costs[plum ?? -1]]).toEqual([58, 90])
	expect([verbs[look ?? -1], verbs[plum ?? -1]]).toEqual([1, 0])
	const surnameCost = (hanzi: string) => names.surname[(codes[hanzi.charCodeAt(0)] ?? 0) - 1]
	expect(['李', '看'].map(surnameCost)).toEqual([27, 0])
})

test('other bytes are refused', () => {
	expect(() => openDictionary(new ArrayBuffer(0))).toThrow('no dictionary')
	expect(() => openDictionary(new ArrayBuffer(64))).toThrow('no dictionary')
	expect(() => openDictionary(packWords(words).slice(0, -4))).toThrow('no dictionary')
})
