import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
	deviceDisplayAtFirst,
	deviceDisplayCookie,
	deviceDisplayFrom,
	hanziFonts,
	hanziSizes,
	lineHeights,
	themes,
	wordMarks,
} from '#app/domain/display/device-display.ts'
import { deviceAttributes } from '#app/domain/display/page-attributes.ts'

const anyDisplay = fc.record({
	theme: fc.constantFrom(...themes),
	size: fc.constantFrom(...hanziSizes),
	line: fc.constantFrom(...lineHeights),
	font: fc.constantFrom(...hanziFonts),
	marks: fc.constantFrom(...wordMarks),
})

test('a device without a cookie shows pages as at first', () => {
	expect(deviceDisplayFrom(null)).toEqual(deviceDisplayAtFirst)
	expect(deviceDisplayFrom('other=dark')).toEqual(deviceDisplayAtFirst)
	expect(Object.values(deviceAttributes(deviceDisplayAtFirst))).toEqual(Array(5).fill(undefined))
})

test('every choice is read back from its cookie, among other cookies', () => {
	fc.assert(
		fc.property(anyDisplay, (display) => {
			const [pair] = deviceDisplayCookie(display).split(';')
			expect(deviceDisplayFrom(`first=1; ${pair}; last=2`)).toEqual(display)
		}),
	)
})

test('unknown words in the cookie are ignored', () => {
	const display = deviceDisplayFrom('hanlu.display=%%%.dark.__proto__.huge')
	expect(display).toEqual({ ...deviceDisplayAtFirst, theme: 'dark' })
})
