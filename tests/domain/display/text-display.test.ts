import { expect, test } from 'vitest'
import { showsSpoken, spokenTones } from '#app/domain/display/text-display.ts'

test('不 and 一 stand as spoken in the first course, unless their reader chose otherwise', () => {
	const shown = spokenTones.map((chosen) => {
		const isShown = (isPathBeginning: boolean) =>
			showsSpoken({ spokenTones: chosen }, { isPathBeginning })
		return [chosen, isShown(true), isShown(false)]
	})
	expect(shown).toEqual([
		['beginning', true, false],
		['always', true, true],
		['never', false, false],
	])
})
