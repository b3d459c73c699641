import { expect, test } from 'vitest'
import { type EditedText, fromContent } from '#app/domain/lesson-text/editing/edited-text.ts'
import { doubtsWith, marksWith } from '#app/features/lesson-editor/segment/profile/doubt-marks.ts'
import {
	doubtfulWords,
	keyOfDoubt,
} from '#app/features/lesson-editor/segment/profile/doubtful-words.ts'
import type { WordFacts } from '#app/features/lesson-editor/segment/profile/word-facts.ts'

const readings: Record<string, string[]> = { 长: ['cháng', 'zhǎng'], 得: ['de', 'děi'] }
const facts: WordFacts = {
	rows: [],
	isLookedUp: () => true,
	readingsOf: (word) => readings[word] ?? [],
	closeCalls: (words) => ({
		readings: [...words.keys()].filter((at) => words[at] === '长'),
		cuts: words[1] === '十' ? [{ at: 1, border: 2 }] : [],
	}),
}

function textOf(...lines: [word: string, pinyin: string][][]): EditedText {
	return fromContent(
		lines.map((words) => ({
			zh: words.map(([word, pinyin]) => ({ word, pinyin })),
			en: '',
			blank: 'normal' as const,
		})),
	)
}

const slow = () =>
	textOf([
		['他', 'tā'],
		['长', 'zhǎng'],
		['得', 'de'],
		['长', 'zhǎng'],
	])
const wait = () =>
	textOf([
		['等', 'děng'],
		['十', 'shí'],
		['分钟', 'fēn zhōng'],
	])
const wordsOf = ({ paragraphs: [paragraph] }: EditedText) => paragraph?.words ?? []

test('close calls are marked, or all words with several readings, or none', () => {
	const words = wordsOf(slow())
	const kinds = (marking: 'close' | 'all') =>
		marksWith(doubtsWith(facts), marking)?.(words)?.map((mark) => mark?.kind)
	expect(kinds('close')).toEqual([undefined, 'reading', undefined, 'reading'])
	expect(kinds('all')).toEqual([undefined, 'reading', 'several', 'reading'])
	expect(marksWith(doubtsWith(facts), 'none')).toBeUndefined()
})

test('the marks of the same words stay the same object, so that nothing is drawn anew', () => {
	const words = wordsOf(slow())
	const marks = marksWith(doubtsWith(facts), 'close')
	expect(marks?.(words)).toBe(marks?.(words))
	const more = { ...facts, rows: [{ word: '新', pinyin: 'xīn', levels: [] }] }
	expect(marksWith(doubtsWith(more), 'close')?.(words)).toBe(marks?.(words))
})

test('nothing is marked while something about the words is unknown', () => {
	const words = wordsOf(slow())
	const waiting = { ...facts, isLookedUp: (word: string) => word !== '得' }
	expect(marksWith(doubtsWith(waiting), 'close')?.(words)).toBeUndefined()
	expect(marksWith(doubtsWith(facts), 'close')?.(words)).toHaveLength(4)
})

test('words in doubt are listed once, with how often they are', () => {
	const listed = doubtfulWords(slow(), doubtsWith(facts))
	expect(listed.map(({ word, pinyin, count }) => `${word} ${pinyin} ×${count}`)).toEqual([
		'长 zhǎng ×2',
		'得 de ×1',
	])
})

test('two words whose cut is in doubt are listed as one', () => {
	const text = wait()
	const doubtsOf = doubtsWith(facts)
	const [listed, ...others] = doubtfulWords(text, doubtsOf)
	expect(others).toEqual([])
	expect(listed).toMatchObject({ word: '十 | 分钟', count: 1 })
	const words = wordsOf(text)
	const doubts = doubtsOf(words)
	expect(keyOfDoubt(words, doubts, 1)).toBe(listed?.key)
	expect(keyOfDoubt(words, doubts, 2)).toBeUndefined()
})
