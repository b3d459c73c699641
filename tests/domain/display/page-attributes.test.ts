import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { deviceDisplayAtFirst, type Theme } from '#app/domain/display/device-display.ts'
import { barColors, deviceAttributes } from '#app/domain/display/page-attributes.ts'

const colorsOf = (theme?: Theme) => barColors(theme).map(({ content }) => content)

test('what is as at first is no attribute of the page', () => {
	expect(Object.values(deviceAttributes(deviceDisplayAtFirst)).filter(Boolean)).toEqual([])
	const dark = deviceAttributes({ ...deviceDisplayAtFirst, theme: 'dark' })
	expect(dark['data-theme']).toBe('dark')
})

test('the bars of a browser follow the device, unless a theme is chosen', () => {
	const [light, dark] = colorsOf()
	expect(colorsOf('system')).toEqual([light, dark])
	expect(colorsOf('light')).toEqual([light, light])
	expect(colorsOf('white')).toEqual(['#ffffff', '#ffffff'])
	expect(colorsOf('dark')).toEqual([dark, dark])
})

test('the offline page has the same colours', () => {
	const [light, dark] = colorsOf()
	const page = readFileSync('public/offline.html', 'utf8')
	expect(page.match(/content="#\w+"/g)).toEqual([`content="${light}"`, `content="${dark}"`])
	expect(readFileSync('public/offline.css', 'utf8')).toContain(`light-dark(${light}, ${dark})`)
})
