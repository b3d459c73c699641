import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatVersions, parseVersions } from '#app/features/vocabulary/admin/list/word-versions.ts'

test('formatted words can be parsed back', () => {
	const word = fc.record({ id: fc.nat(), version: fc.nat({ max: 999_999_999 }) })
	fc.assert(
		fc.property(fc.array(word, { minLength: 1 }), (words) => {
			expect(parseVersions(formatVersions(words))).toEqual(words)
		}),
	)
})

test.each(['', '12', '12:', '12:1,', ',12:1', '-1:1', '1:1;2:2', '1:1 '])(
	'%j names no words',
	(text) => {
		expect(parseVersions(text)).toBeUndefined()
	},
)
