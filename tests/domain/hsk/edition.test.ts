import { expect, test } from 'vitest'
import { editionFor, highestLevelOf, spellLevelIn } from '#app/domain/hsk/edition.ts'

/** 3.0 was made the default first, 2026 later. */
const [first, second] = [
	{ edition: '3.0', defaultAt: 1 },
	{ edition: '2026', defaultAt: 2 },
] as const
const unused = { edition: '3.0', defaultAt: null } as const

test.each([
	['the first edition colours at first', null, [], '2.0'],
	['an import alone changes nothing', null, [unused], '2.0'],
	['unless a person chooses it', '3.0', [unused], '3.0'],
	['the default colours for those who chose none', null, [first], '3.0'],
	['the one that was made the default last', null, [second, first], '2026'],
	['unless a person chose another', '3.0', [first, second], '3.0'],
	['the first edition can always be chosen', '2.0', [first, second], '2.0'],
	['an edition that is not imported colours nothing', '2026', [first], '3.0'],
	['and is not chosen either', '3.0', [], '2.0'],
] as const)('%s', (_, chosen, imported, edition) => {
	expect(editionFor(chosen, imported)).toBe(edition)
})

test('edition 2.0 ends at HSK 6', () => {
	expect(highestLevelOf('2.0')).toBe('HSK6')
	expect(highestLevelOf('3.0')).toBe('HSK7+')
	expect(highestLevelOf('2026')).toBe('HSK7+')
	expect(spellLevelIn('2.0', 'HSK7+')).toBe('HSK 7+, which has no words in HSK 2.0')
	expect(spellLevelIn('3.0', 'HSK7+')).toBe('HSK 7+')
	expect(spellLevelIn('2.0', 'HSK6')).toBe('HSK 6')
})
