import { expect, test } from 'vitest'
import { readSources } from '#app/seed/dictionary/sources.ts'
import { nameCostsOf } from '#tools/segmentation/name-costs.ts'

test('hanzi of names are told from others', () => {
	const { surname, middle, last, only, foreign } = nameCostsOf(readSources())
	const costOf = (column: Uint8Array, hanzi: string) => column[hanzi.charCodeAt(0)] ?? 0
	expect(costOf(surname, '王')).toBeGreaterThan(0)
	expect(costOf(surname, '王')).toBeLessThan(costOf(surname, '翟'))
	expect(costOf(surname, '和')).toBe(0)
	for (const given of [middle, last, only]) expect(costOf(given, '明')).toBeGreaterThan(0)
	expect(costOf(foreign, '斯')).toBeGreaterThan(0)
	expect(costOf(foreign, '和')).toBe(0)
})
