import { expect, test } from 'vitest'
import { familiarityOf } from '#app/domain/hsk/familiarity.ts'

test.each([
	['HSK1', 'HSK3', 'mastered'],
	['HSK2', 'HSK3', 'mastered'],
	['HSK3', 'HSK3', 'learning'],
	['HSK4', 'HSK3', 'advanced'],
	['HSK7+', 'HSK6', 'advanced'],
	['HSK7+', 'HSK7+', 'learning'],
	['HSK6', 'HSK7+', 'mastered'],
	[undefined, 'HSK1', 'non-hsk'],
] as const)('a word of %s for a person at %s: %s', (word, user, verdict) => {
	expect(familiarityOf(word, user)).toBe(verdict)
})
