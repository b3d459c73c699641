import fc from 'fast-check'
import { expect, test } from 'vitest'
import { guardCell, unguardCell } from '#app/domain/formula-guard.ts'

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', "'=1", '＝1+1', '＠SUM(A1)'])(
	'%j is guarded',
	(cell) => {
		expect(guardCell(cell)).toBe(`'${cell}`)
	},
)

test.each(['', '学习', "'s Gravenhage", 'noun=thing', '1-1'])('%j is unchanged', (cell) => {
	expect(guardCell(cell)).toBe(cell)
	expect(unguardCell(cell)).toBe(cell)
})

test('guarded cells are no formulas and survive a round trip', () => {
	const cells = fc.string({ unit: fc.constantFrom(..."='+-@＝＋－＠\t\r\n习 ") })
	fc.assert(
		fc.property(cells, (cell) => {
			expect(guardCell(cell)).not.toMatch(/^[=+\-@＝＋－＠\t\r\n]/)
			expect(unguardCell(guardCell(cell))).toBe(cell)
		}),
	)
})
