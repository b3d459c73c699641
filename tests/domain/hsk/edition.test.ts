import { expect, test } from 'vitest'
import { editionFor, highestLevelOf, spellLevelIn } from '#app/domain/hsk/edition.ts'

test.each([
	['the first edition colours until another is imported', null, [], '2.0'],
	['then the newest does', null, ['3.0'], '3.0'],
	['whatever the order of the imports', null, ['2026', '3.0'], '2026'],
	['unless a person chose another', '3.0', ['3.0', '2026'], '3.0'],
	['the first edition can always be chosen', '2.0', ['3.0', '2026'], '2.0'],
	['an edition that is not imported colours nothing', '2026', ['3.0'], '3.0'],
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
