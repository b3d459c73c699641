import { expect, test } from 'vitest'
import { type EditedText, fromContent } from '#app/domain/lesson-text/editing/edited-text.ts'
import { doubtsWith, marksWith } from '#app/features/lesson-editor/segment/doubts/doubt-marks.ts'
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
