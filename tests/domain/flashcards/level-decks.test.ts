import { expect, test } from 'vitest'
import { planLevelDecks } from '#app/domain/flashcards/level-decks.ts'
import type { HskEdition } from '#app/domain/hsk/edition.ts'
import type { HskLevel } from '#app/domain/hsk/level.ts'

let last = 0
function word(word: string, level: HskLevel, edition: HskEdition, isDerived?: true) {
	last += 1
	const row = { type: 'HSK' as const, level, edition }
	return { id: last, word, levels: [isDerived ? { ...row, isDerived } : row] }
}

test('each level with words becomes a deck, in an order that teaches', () => {
	const words = [
		word('的', 'HSK1', '3.0'),
		word('我', 'HSK1', '3.0'),
		word('茶', 'HSK1', '3.0'),
		word('本质', 'HSK7+', '3.0'),
		word('而', 'HSK4', '2.0'),
		word('茶杯', 'HSK1', '3.0', true),
	]
	const planned = planLevelDecks({ edition: '3.0', words, met: ['茶', '我'] })
	expect(planned).toMatchObject([
		{ slug: 'hsk-3-0-level-1', name: 'HSK 1 (3.0)', edition: '3.0', orderNo: 1 },
		{ slug: 'hsk-3-0-level-7', name: 'HSK 7+ (3.0)', edition: '3.0', orderNo: 7 },
	])
	const wordOf = (id: number) => words.find((entry) => entry.id === id)?.word
	expect(planned.map(({ wordIds }) => wordIds.map(wordOf))).toEqual([['茶', '的', '我'], ['本质']])
})

test('an edition without words has no decks', () => {
	expect(planLevelDecks({ edition: '2026', words: [word('的', 'HSK1', '3.0')], met: [] })).toEqual(
		[],
	)
})
