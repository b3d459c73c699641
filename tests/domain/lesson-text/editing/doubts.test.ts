import { expect, test } from 'vitest'
import { type CloseCalls, doubtsOf } from '#app/domain/lesson-text/editing/doubts.ts'
import { type EditedText, fromContent } from '#app/domain/lesson-text/editing/edited-text.ts'
import { withPinyin } from '#app/domain/lesson-text/editing/marks.ts'

const readings: Record<string, string[]> = {
	长: ['cháng', 'zhǎng'],
	得: ['de', 'dé', 'děi'],
	慢: ['màn'],
	学生: ['xué sheng', 'xuéshēng'],
	这: ['zhè', 'zhèi'],
	个: ['gè', 'gě'],
}
const readingsOf = (word: string) => readings[word] ?? []

function textOf(...words: [word: string, pinyin?: string][]): EditedText {
	const zh = words.map(([word, pinyin]) => (pinyin ? { word, pinyin } : { word }))
	return fromContent([{ zh, en: '', blank: 'normal' }])
}

function doubts({ paragraphs: [paragraph] }: EditedText, close?: CloseCalls) {
	return doubtsOf(paragraph?.words ?? [], { readingsOf, close })
}

const slow = textOf(['他', 'tā'], ['长', 'zhǎng'], ['得', 'de'], ['慢', 'màn'])

test('a word with several readings in the dictionary is in doubt, more so if the engine is', () => {
	expect(doubts(slow, { readings: [1], cuts: [] })).toEqual([
		undefined,
		{ kind: 'reading', others: ['cháng'], isClose: true },
		{ kind: 'reading', others: ['dé', 'děi'], isClose: false },
		undefined,
	])
})

test('a reading that an author has set is in no doubt', () => {
	const set = withPinyin(slow, { paragraph: 0, word: 1 }, 'zhang3')
	expect(doubts(set)[1]).toBeUndefined()
})

test('这 and 个 are no doubts: their readings mean the same', () => {
	const these = textOf(['这', 'zhè'], ['个', 'gè'])
	expect(doubts(these, { readings: [0, 1], cuts: [] })).toEqual([undefined, undefined])
})

test('spaces and a word without a reading yet leave nothing in doubt', () => {
	expect(doubts(textOf(['学生', 'xuéshēng']))).toEqual([
		{ kind: 'reading', others: ['xué sheng'], isClose: false },
	])
	expect(doubts(textOf(['学生', 'xué shēng']))).toEqual([
		{ kind: 'reading', others: ['xué sheng'], isClose: false },
	])
	expect(doubts(textOf(['长']))).toEqual([undefined])
})

test('two words that could be cut elsewhere are both in doubt', () => {
	const cut = { kind: 'cut', instead: ['十分', '钟'] }
	const text = textOf(['等', 'děng'], ['十', 'shí'], ['分钟', 'fēn zhōng'])
	expect(doubts(text, { readings: [], cuts: [{ at: 1, border: 2 }] })).toEqual([
		undefined,
		cut,
		cut,
	])
	// An answer for other words than these is ignored.
	expect(doubts(text, { readings: [7], cuts: [{ at: 2, border: 1 }] })).toEqual(
		Array(3).fill(undefined),
	)
})
