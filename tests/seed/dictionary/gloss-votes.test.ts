import { expect, test } from 'vitest'
import { countVotes, electClass } from '#app/seed/dictionary/gloss-votes.ts'

const votes = countVotes([
	['happy', 'adjective'],
	['happy', 'adjective'],
	['very happy', 'adjective'],
	['book', 'noun'],
	['master of ceremonies', 'noun'],
	['old master', 'noun'],
	['in a hurry', 'adverb'],
	['in haste', 'adverb'],
	['table', 'noun'],
	['time', 'noun'],
])
const undecided = { noun: 0.4, adjective: 0.35, adverb: 0.25 }

test.each([
	['happy', 'adjective'],
	['book', 'noun'],
	['master of arts', 'noun'],
	['in time', 'adverb'],
] as const)('"%s" is elected %s', (gloss, pos) => {
	expect(electClass(votes, gloss, undecided, undefined)).toBe(pos)
})

test('an unknown gloss takes the likeliest class of its word', () => {
	const adjective = { noun: 0.1, adjective: 0.8, adverb: 0.1 }
	expect(electClass(votes, 'xyzzy', adjective, undefined)).toBe('adjective')
})

test('a gloss does not vote for itself', () => {
	const few = countVotes([
		['sly', 'adjective'],
		['book', 'noun'],
	])
	expect(electClass(few, 'sly', undecided, 'adjective')).toBe('noun')
})
