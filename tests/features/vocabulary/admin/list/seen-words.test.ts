import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatSeen, parseSeen } from '#app/features/vocabulary/admin/list/seen-words.ts'

test('what is written of seen words is read again', () => {
	const word = fc.record({ id: fc.nat(), updatedAt: fc.nat() })
	fc.assert(
		fc.property(fc.array(word, { minLength: 1 }), (words) => {
			const dated = words.map(({ id, updatedAt }) => ({ id, updatedAt: new Date(updatedAt) }))
			expect(parseSeen(formatSeen(dated))).toEqual(words)
		}),
	)
})

test.each(['', '12', '12:', '12:1,', ',12:1', '-1:1', '1:1;2:2', '1:1 '])(
	'%j names no words',
	(text) => {
		expect(parseSeen(text)).toBeUndefined()
	},
)
