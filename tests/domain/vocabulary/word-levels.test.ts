import { expect, test } from 'vitest'
import type { WordLevel } from '#app/domain/vocabulary/word.ts'
import { chosenLevels, withLevels } from '#app/domain/vocabulary/word-levels.ts'

/** A word in both lists. */
const rows: WordLevel[] = [
	{ type: 'HSK', level: 'HSK1', edition: '2.0' },
	{ type: 'HSK', level: 'HSK2', edition: '3.0' },
]

test('a level that stays chosen keeps its edition', () => {
	expect(withLevels(rows, ['HSK2', 'HSK1'])).toEqual(rows)
	expect(withLevels(rows, ['HSK2'])).toEqual([rows[1]])
	expect(withLevels(rows, [])).toEqual([])
})

test('an added level has no edition and is listed once', () => {
	expect(withLevels(rows, ['HSK1', 'HSK7+', 'HSK7+'])).toEqual([
		rows[0],
		{ type: 'HSK', level: 'HSK7+' },
	])
})

test('a level of two editions is chosen once', () => {
	expect(chosenLevels([...rows, { type: 'HSK', level: 'HSK1' }])).toEqual(['HSK1', 'HSK2'])
	expect(withLevels(rows, chosenLevels(rows))).toEqual(rows)
})

const derived: WordLevel = { type: 'HSK', level: 'HSK4', edition: '2026', isDerived: true }

test('a derived level is not chosen, and stays while there is another', () => {
	expect(chosenLevels([...rows, derived])).toEqual(['HSK1', 'HSK2'])
	expect(withLevels([...rows, derived], ['HSK1'])).toEqual([rows[0], derived])
	expect(withLevels([derived], [])).toEqual([derived])
	expect(withLevels([derived], ['HSK4'])).toEqual([{ type: 'HSK', level: 'HSK4' }, derived])
})

test('taking away the last level takes the derived ones with it', () => {
	expect(withLevels([...rows, derived], [])).toEqual([])
})
