import { expect, test, vi } from 'vitest'
import { isFarOver, sayBudgets } from '#tools/budgets.ts'

const page = { name: 'a lesson', measured: '120 kB', target: '≤ 150 kB' }

test('a size warns over its target, and fails a tenth above', () => {
	const said = vi.spyOn(console, 'log').mockImplementation(() => {})
	const [within, over, farOver] = [0.8, 1.05, 1.2].map((ratio) => ({ ...page, ratio }))
	sayBudgets([within, over, farOver].flatMap((budget) => budget ?? []))
	expect(said.mock.calls.map(([line]) => /(?:far )?over.*/i.exec(String(line))?.[0])).toEqual([
		undefined,
		'over, not by a tenth',
		'FAR OVER',
	])
	expect([0.8, 1.05, 1.2].map((ratio) => isFarOver({ ...page, ratio }))).toEqual([
		false,
		false,
		true,
	])
})
