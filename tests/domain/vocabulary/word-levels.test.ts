import { expect, test } from 'vitest'
import type { WordLevel } from '#app/domain/vocabulary/word.ts'
import { chosenLevels, withLevels } from '#app/domain/vocabulary/word-levels.ts'

/** 东西 in both lists. */
const rows: WordLevel[] = [
	{ type: 'HSK', level: 'HSK1', edition: '2.0' },
	{ type: 'HSK', level: 'HSK2', edition: '3.0' },
]

test('what stays chosen keeps the edition that lists it', () => {
	expect(withLevels(rows, ['HSK2', 'HSK1'])).toEqual(rows)
	expect(withLevels(rows, ['HSK2'])).toEqual([rows[1]])
	expect(withLevels(rows, [])).toEqual([])
})

test('what is added has no edition and stands once', () => {
	expect(withLevels(rows, ['HSK1', 'HSK7+', 'HSK7+'])).toEqual([
		rows[0],
		{ type: 'HSK', level: 'HSK7+' },
	])
})

test('a level of two editions is chosen once', () => {
	expect(chosenLevels([...rows, { type: 'HSK', level: 'HSK1' }])).toEqual(['HSK1', 'HSK2'])
	expect(withLevels(rows, chosenLevels(rows))).toEqual(rows)
})
