import { expect, test } from 'vitest'
import { realDictionary } from '#tests/support/real-dictionary.ts'
import { realLexicon } from '#tests/support/real-lexicon.ts'
import { findCpp, ourPinyin, parseCpp, pinyinPro, shareOfRight } from './pinyin.ts'

const sent = '他▁长▁大了。\n一片▁绿▁色。\n他大▁了▁。\n我去哪▁儿▁？\n'
const lb = 'zhang3\nlu:4\nle5\nr5\n'

test('a question is a sentence, a place in it and an answer', () => {
	expect(parseCpp(sent, lb)).toEqual([
		{ text: '他长大了。', at: 1, answer: 'zhang3' },
		{ text: '一片绿色。', at: 2, answer: 'lv4' },
		{ text: '他大了。', at: 2, answer: 'le5' },
		{ text: '我去哪儿？', at: 3, answer: 'r5' },
	])
})

test('an answer is right however tones, ü and erhua are written', () => {
	const ours = ourPinyin(realDictionary, realLexicon)
	expect(shareOfRight(parseCpp(sent, lb), ours)).toBe(100)
	expect(shareOfRight(parseCpp(sent, 'chang2\nlu:4\nle5\nr5\n'), ours)).toBe(75)
})

test('a neutral tone counts as its full tone where a set writes full tones', () => {
	const ours = ourPinyin(realDictionary, realLexicon)
	const questions = parseCpp('我们没有关▁系▁。\n', 'xi4\n')
	expect(shareOfRight(questions, ours)).toBe(0)
	expect(shareOfRight(questions, ours, true)).toBe(100)
})

test('里 and 上 behind a noun are right with either tone', () => {
	const ours = ourPinyin(realDictionary, realLexicon)
	expect(shareOfRight(parseCpp('书在桌子▁上▁。\n', 'shang4\n'), ours)).toBe(100)
	expect(shareOfRight(parseCpp('他▁上▁了车。\n', 'shang5\n'), ours)).toBe(0)
})

test('a missing folder has no sentences', () => {
	expect(findCpp('/nowhere')).toEqual([])
})

test('characters of two UTF-16 units are asked for by their first', () => {
	expect(pinyinPro('𠮷了').length).toBe(3)
	expect(ourPinyin(realDictionary, realLexicon)('𠮷了')[2]).toBe('le')
})
