import { expect, test } from 'vitest'
import {
	hskLevels,
	levelOfRank,
	parseHskLevel,
	rankOf,
	spellHskLevel,
} from '#app/domain/hsk/level.ts'

test('levels have ranks 1 to 7 and survive a round trip', () => {
	expect(hskLevels.map(rankOf)).toEqual([1, 2, 3, 4, 5, 6, 7])
	expect(hskLevels.map((level) => levelOfRank(rankOf(level)))).toEqual([...hskLevels])
})

test('ranks 7, 8 and 9 are one level, others outside 1 to 9 have none', () => {
	expect([7, 8, 9].map(levelOfRank)).toEqual(['HSK7+', 'HSK7+', 'HSK7+'])
	expect([0, 10, -1, 1.5].map(levelOfRank)).toEqual([undefined, undefined, undefined, undefined])
})

test('each level parses in both spellings', () => {
	for (const level of hskLevels) {
		expect(parseHskLevel(level)).toBe(level)
		expect(parseHskLevel(spellHskLevel(level))).toBe(level)
	}
	expect(spellHskLevel('HSK7+')).toBe('HSK 7+')
})

test.each(['', 'HSK', 'HSK0', 'HSK7', 'HSK8', '3', 'TOCFL3'])('"%s" is not a level', (text) => {
	expect(parseHskLevel(text)).toBeUndefined()
})
