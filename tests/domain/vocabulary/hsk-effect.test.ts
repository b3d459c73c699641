import { expect, test } from 'vitest'
import type { HskEdition } from '#app/domain/hsk/edition.ts'
import type { HskLevel } from '#app/domain/hsk/level.ts'
import { effectOf } from '#app/domain/vocabulary/hsk-effect.ts'
import type { WordLevel } from '#app/domain/vocabulary/word.ts'

const at = (level: HskLevel, more: Partial<WordLevel> = {}): WordLevel => ({
	type: 'HSK',
	level,
	edition: '3.0',
	...more,
})

function planned(matched: number, listedBefore = 0, changes: [WordLevel[], WordLevel[]][] = []) {
	return {
		matched,
		listedBefore,
		readAlike: [],
		derived: 0,
		ambiguous: [],
		unmatched: [],
		changes: changes.map(([before, levels], id) => ({
			entry: { id, word: '看', pinyin: 'kàn', poses: [], levels: before, frequency: 0 },
			levels,
		})),
	}
}

test.each<[string, HskEdition, number, number, boolean]>([
	['four words are no edition', '3.0', 4, 0, true],
	['nine tenths of the published list are enough', '3.0', 9_983, 0, false],
	['and one word less is not', '3.0', 9_982, 0, true],
	['the list of 2026 has 11,000 words', '2026', 9_899, 0, true],
	['edition 2.0 has 5,000', '2.0', 4_500, 0, false],
	['an edition that is there is measured by itself', '3.0', 90, 100, false],
	['and is not replaced by less than nine tenths', '3.0', 89, 100, true],
])('%s', (_, edition, words, before, isShort) => {
	expect(effectOf(planned(words, before), edition).isShort).toBe(isShort)
})

test('levels that come, go and change are counted in the edition alone', () => {
	const other = at('HSK1', { edition: '2.0' })
	const plan = planned(0, 0, [
		[[other], [other, at('HSK2')]],
		[[at('HSK2')], []],
		[[at('HSK2')], [at('HSK3', { isDerived: true })]],
		// From its parts it had the level that the list gives it.
		[[at('HSK2', { isDerived: true })], [at('HSK2')]],
		[[other], []],
	])
	expect(effectOf(plan, '3.0')).toMatchObject({ gained: 1, lost: 1, moved: 1 })
})
