import { expect, test } from 'vitest'
import { type HskRank, rankOf } from '#app/domain/hsk/level.ts'
import {
	groupOf,
	type OwnWord,
	saidUnlessForgotten,
	sourceOfStanding,
	standingOf,
} from '#app/domain/known-words/standing.ts'

const nothing: OwnWord = { said: null, stability: null }

type Row = [own: OwnWord | undefined, rank: HskRank | undefined, user: HskRank, standing: string]

/** A person's mark comes before their card. A young card lowers no word, until it is answered with Forgot. */
const truthTable: Row[] = [
	[undefined, 1, 3, 'known'],
	[undefined, 3, 3, 'learning'],
	[undefined, 4, 3, 'new'],
	[undefined, undefined, 3, 'new'],
	[undefined, undefined, 7, 'new'],
	[nothing, 1, 3, 'known'],
	[{ said: null, stability: 21 }, 6, 3, 'known'],
	[{ said: null, stability: 20.9 }, 6, 3, 'learning'],
	[{ said: null, stability: 0.4 }, 1, 3, 'known'],
	[{ said: null, stability: 0.4 }, 3, 3, 'learning'],
	[{ said: null, stability: 0.4, isForgotten: true }, 1, 3, 'learning'],
	[{ said: null, stability: 21, isForgotten: true }, 1, 3, 'known'],
	[{ said: null, stability: 30 }, undefined, 1, 'known'],
	[{ said: 'known', stability: 1 }, 6, 1, 'known'],
	[{ said: 'learning', stability: 90 }, 1, 7, 'learning'],
	[{ said: 'new', stability: 90 }, 1, 7, 'new'],
	[{ said: 'ignored', stability: null }, 1, 7, 'ignored'],
	[{ said: 'ignored', stability: 90 }, undefined, 1, 'ignored'],
]

test.each(truthTable)(
	'%o of rank %s for a person at rank %s is %s',
	(own, rank, user, standing) => {
		expect(standingOf(own, { rank, user })).toBe(standing)
	},
)

test.each<[own: OwnWord | undefined, rank: HskRank | undefined, source: string | undefined]>([
	[undefined, 1, 'level'],
	[undefined, 3, 'level'],
	[undefined, 4, undefined],
	[{ ...nothing, isMet: true }, 4, 'lesson'],
	[{ ...nothing, isMet: true }, 3, 'lesson'],
	[{ ...nothing, isMet: true }, 1, 'level'],
	[{ said: null, stability: 0.4 }, 3, 'cards'],
	[{ said: null, stability: 0.4, isMet: true }, undefined, 'cards'],
	[{ said: null, stability: 0.4 }, 1, 'level'],
	[{ said: null, stability: 21 }, 1, 'cards'],
	[{ said: 'learning', stability: 21 }, 1, 'mark'],
])('what is known of %o of rank %s comes from: %s', (own, rank, source) => {
	expect(sourceOfStanding(own, { rank, user: 3 })).toBe(source)
})

test('Forgot takes back an earlier “I know it”, and nothing else that was said', () => {
	expect(saidUnlessForgotten({ said: 'known', at: 5 }, 6)).toBeNull()
	expect(saidUnlessForgotten({ said: 'known', at: 5 }, 5)).toBe('known')
	expect(saidUnlessForgotten({ said: 'known', at: 5 }, null)).toBe('known')
	expect(saidUnlessForgotten({ said: 'ignored', at: 5 }, 6)).toBe('ignored')
})

test('a new word is coloured by whether a list has it, an ignored one not at all', () => {
	expect(groupOf('known', 6)).toBe('mastered')
	expect(groupOf('known', undefined)).toBe('mastered')
	expect(groupOf('learning', undefined)).toBe('learning')
	expect(groupOf('new', 1)).toBe('advanced')
	expect(groupOf('new', undefined)).toBe('non-hsk')
	expect(groupOf('ignored', 2)).toBeUndefined()
})

test.each([
	['HSK1', 'HSK3', 'mastered'],
	['HSK2', 'HSK3', 'mastered'],
	['HSK3', 'HSK3', 'learning'],
	['HSK4', 'HSK3', 'advanced'],
	['HSK7+', 'HSK6', 'advanced'],
	['HSK7+', 'HSK7+', 'learning'],
	['HSK6', 'HSK7+', 'mastered'],
	[undefined, 'HSK1', 'non-hsk'],
] as const)('a word of %s for a person at %s who said nothing: %s', (word, user, group) => {
	const rank = word && rankOf(word)
	expect(groupOf(standingOf(undefined, { rank, user: rankOf(user) }), rank)).toBe(group)
})
