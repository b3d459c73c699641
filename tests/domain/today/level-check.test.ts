import { expect, test } from 'vitest'
import type { HskRank } from '#app/domain/hsk/level.ts'
import { levelFrom, wordsToAsk } from '#app/domain/today/level-check.ts'

const ranks: readonly HskRank[] = [1, 2, 3, 4, 5, 6, 7]

const candidates = ranks.flatMap((rank) =>
	Array.from({ length: 8 }, (_, index) => ({
		word: `词${rank}${index}`,
		rank,
		frequency: (index * 37) % 11,
	})),
)

/** So many known words of so many, by level. */
function answers(...byLevel: [known: number, of: number][]) {
	return byLevel.flatMap(([known, of], index) =>
		Array.from({ length: of }, (_, place) => ({
			rank: (index + 1) as HskRank,
			isKnown: place < known,
		})),
	)
}

test('twenty words are asked, of every level of the edition, the easiest first', () => {
	for (const [edition, highest] of [
		['2.0', 6],
		['3.0', 7],
	] as const) {
		const asked = wordsToAsk(candidates, edition)
		expect(asked).toHaveLength(20)
		const levels = asked.map(({ rank }) => rank)
		expect(levels).toEqual(levels.toSorted())
		expect(new Set(levels).size).toBe(highest)
	}
})

test('within a level the more frequent words come first', () => {
	const ofFirst = wordsToAsk(candidates, '3.0').filter(({ rank }) => rank === 1)
	const frequencies = ofFirst.map(({ frequency }) => frequency)
	expect(frequencies).toEqual(frequencies.toSorted((a, b) => b - a))
})

test('a word with two readings is asked once', () => {
	const twice = [
		{ word: '长', rank: 1 as const, frequency: 2 },
		{ word: '长', rank: 1 as const, frequency: 1 },
		{ word: '好', rank: 1 as const, frequency: 1 },
	]
	expect(wordsToAsk(twice, '2.0').map(({ word }) => word)).toEqual(['长', '好'])
})

test('the level is the highest with two thirds known, and two thirds of each easier one', () => {
	expect(levelFrom(answers([4, 4], [3, 4], [2, 3], [1, 3], [0, 3], [0, 3]), '2.0')).toBe('HSK3')
	expect(levelFrom(answers([4, 4], [4, 4], [3, 3], [3, 3], [3, 3], [3, 3]), '2.0')).toBe('HSK6')
})

test('a hard level that is known by luck doesn’t jump over one that is not', () => {
	expect(levelFrom(answers([4, 4], [2, 4], [3, 3], [3, 3], [3, 3], [3, 3]), '2.0')).toBe('HSK1')
})

test('somebody who knows no word is at HSK 1', () => {
	expect(levelFrom(answers([0, 4], [0, 4]), '2.0')).toBe('HSK1')
	expect(levelFrom([], '2.0')).toBe('HSK1')
})

test('HSK 7+ is reached only in an edition that has it', () => {
	const all = answers([3, 3], [3, 3], [3, 3], [3, 3], [3, 3], [3, 3], [2, 2])
	expect(levelFrom(all, '3.0')).toBe('HSK7+')
	expect(levelFrom(all, '2.0')).toBe('HSK6')
	const half = answers([3, 3], [3, 3], [3, 3], [3, 3], [3, 3], [3, 3], [1, 2])
	expect(levelFrom(half, '3.0')).toBe('HSK6')
})
