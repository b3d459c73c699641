import { expect, test } from 'vitest'
import type { HskRank } from '#app/domain/hsk/level.ts'
import { type LevelGroup, wordsByLevel } from '#app/domain/known-words/level-words.ts'
import type { Standing } from '#app/domain/known-words/standing.ts'

function group(rank: number, words: number, own?: { said?: Standing; stability?: number }) {
	const stored = own && { said: own.said ?? null, stability: own.stability ?? null }
	return { rank, words, own: stored } satisfies LevelGroup
}

/** The figures of a level, as the screen names them. */
function figures(groups: readonly LevelGroup[], user: HskRank) {
	return wordsByLevel(groups, user).map(({ level, known, learning, byLevel, words }) =>
		[level, known, learning, byLevel, words].join(' '),
	)
}

test('words that a person marked or studied count by that, the others by the person’s level', () => {
	const groups = [
		// 爱, 朋友 and 147 others; 爱 was marked as being learned.
		group(1, 149),
		group(1, 1, { said: 'learning' }),
		group(3, 290),
		group(3, 6, { stability: 4 }),
		group(3, 4, { stability: 30 }),
		// 癌症 was marked as known.
		group(6, 2499),
		group(6, 1, { said: 'known' }),
	]
	expect(figures(groups, 3)).toEqual(['HSK1 0 1 149 150', 'HSK3 4 6 290 300', 'HSK6 1 0 0 2500'])
})

test('what a person said comes before the card', () => {
	const groups = [
		group(2, 1, { said: 'new', stability: 40 }),
		group(2, 2, { said: 'ignored' }),
		group(2, 4, { said: 'known', stability: 1 }),
	]
	expect(figures(groups, 4)).toEqual(['HSK2 4 0 0 7'])
})

test('levels stand in their order, and one is the person’s own', () => {
	const levels = wordsByLevel([group(7, 5), group(2, 3), group(1, 2)], 2)
	expect(levels.map(({ level }) => level)).toEqual(['HSK1', 'HSK2', 'HSK7+'])
	expect(levels.filter(({ isOwn }) => isOwn).map(({ level }) => level)).toEqual(['HSK2'])
	expect(wordsByLevel([], 2)).toEqual([])
})
