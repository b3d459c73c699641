import fc from 'fast-check'
import { expect, test } from 'vitest'
import { standings } from '#app/domain/known-words/standing.ts'
import { formatWordsBefore, parseWordsBefore } from '#app/domain/my-words/words-before.ts'

test('words before a change are a short text', () => {
	const words = [
		{ vocabId: 12, mark: { said: 'known', changedAt: 997_000 }, savedAt: null },
		{ vocabId: 13, mark: null, savedAt: 990_000 },
	] as const
	expect(formatWordsBefore({ at: 1_000_000, words })).toBe('lfls:cK2bc.dS7ps')
})

const at = Date.UTC(2026, 10, 22)
const earlier = fc.integer({ min: at - 1e9, max: at })

const word = fc.record({
	vocabId: fc.integer({ min: 1, max: 200_000 }),
	mark: fc.option(
		fc.record({ said: fc.option(fc.constantFrom(...standings)), changedAt: earlier }),
	),
	savedAt: fc.option(earlier),
})

test('what was formatted reads as it was', () => {
	fc.assert(
		fc.property(fc.array(word, { minLength: 1 }), (words) => {
			expect(parseWordsBefore(formatWordsBefore({ at, words }))).toEqual({ at, words })
		}),
	)
})

test.each(['', 'x', 'lfls', 'lfls:', 'lfls:12Q3', 'lfls:c..d', 'LFLS:c', 'lfls:cK', '../etc'])(
	'%o is nothing that a change left',
	(text) => {
		expect(parseWordsBefore(text)).toBeUndefined()
	},
)
