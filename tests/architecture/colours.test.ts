/** Text is legible in light and dark, and colour is never the only sign of how well a word is known. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { barColors } from '#app/domain/display/page-attributes.ts'

const theme =
	readFileSync('app/styles/app.css', 'utf8') +
	readFileSync('app/ui/admin/admin.css', 'utf8') +
	readFileSync('app/features/display/display.css', 'utf8')
const reader = readFileSync('app/features/lessons/reader/reader.css', 'utf8')

/** The minimum contrast of text: WCAG 2.2, 1.4.3. */
const leastContrast = 4.5

const schemes = ['light', 'dark'] as const
type Scheme = (typeof schemes)[number]

/** Backgrounds of lesson text: plain, pressed, opened, spoken and answered. */
const papers = ['paper', 'raised', 'sunken', 'cinnabar-tint', 'amber-tint']

/** Behind words being learned and words without a level. */
const markers = ['marker', 'marker-cool']

const verdicts = ['mastered', 'learning', 'advanced', 'non-hsk']
const tones = ['red', 'orange', 'green', 'blue', 'purple', 'grey'].map((name) => `tone-${name}`)

/** The relative luminance of a theme colour by WCAG: 0 is black, 1 is white. */
function luminance(name: string, scheme: Scheme): number {
	const written = new RegExp(`--color-${name}: light-dark\\(oklch\\((.*?)\\), oklch\\((.*?)\\)\\)`)
	const found = written.exec(theme)?.[scheme === 'light' ? 1 : 2]
	const [lightness = NaN, chroma = NaN, hue = NaN] = (found ?? '').split(' ').map(Number.parseFloat)
	const a = chroma * Math.cos((hue * Math.PI) / 180)
	const b = chroma * Math.sin((hue * Math.PI) / 180)
	const light = lightness / 100
	// https://bottosson.github.io/posts/oklab
	const l = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3
	const m = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3
	const s = (light - 0.0894841775 * a - 1.291485548 * b) ** 3
	const red = 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s
	const green = -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s
	const blue = -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s
	const shown = (channel: number) => Math.min(1, Math.max(0, channel))
	return 0.2126 * shown(red) + 0.7152 * shown(green) + 0.0722 * shown(blue)
}

function contrast(one: string, other: string, scheme: Scheme): number {
	const both = [luminance(one, scheme), luminance(other, scheme)]
	return (Math.max(...both) + 0.05) / (Math.min(...both) + 0.05)
}

test('contrast is measured as WCAG measures it', () => {
	expect(contrast('ink', 'ink', 'light')).toBe(1)
	expect(contrast('ink', 'paper', 'light')).toBeGreaterThan(13)
	expect(contrast('ink', 'paper', 'light')).toBeLessThan(21)
})

test.each(schemes)('every word and its reading are legible on every paper, %s', (scheme) => {
	const pale = [...verdicts, ...tones, 'ink', 'ink-soft', 'ink-quiet'].flatMap((ink) =>
		papers.map((paper) => [ink, paper, contrast(ink, paper, scheme)] as const),
	)
	expect(pale.filter(([, , found]) => !(found >= leastContrast))).toEqual([])
})

test.each(schemes)('words and readings are legible on the tint of their mark, %s', (scheme) => {
	const pale = ['ink', 'ink-soft', 'ink-quiet'].flatMap((ink) =>
		markers.map((marker) => [ink, marker, contrast(ink, marker, scheme)] as const),
	)
	expect(pale.filter(([, , found]) => !(found >= leastContrast))).toEqual([])
})

test.each(schemes)('the tints of marks stand out from paper without their hue, %s', (scheme) => {
	for (const marker of markers) expect(contrast(marker, 'paper', scheme)).toBeGreaterThan(1.15)
})

test.each(schemes)('buttons that save and buttons that delete are legible, %s', (scheme) => {
	const looks = [
		['on-accent', 'indigo'],
		['on-accent', 'accent-deep'],
		['accent-deep', 'indigo-tint'],
		['on-cinnabar', 'cinnabar'],
	] as const
	const pale = looks.filter(([ink, paper]) => !(contrast(ink, paper, scheme) >= leastContrast))
	expect(pale).toEqual([])
})

test.each([
	['attention', ':root', ['', '', 'solid 1.5px', 'solid 3px']],
	['levels', ':root\\[data-marks="levels"\\]', ['dotted 1.5px', 'solid 2px', 'dashed 1.5px', '']],
])('marks by %s differ in their lines, so colour is never the only cue', (_, root, lines) => {
	const block = new RegExp(`\\n${root} \\{([^}]*)\\}`).exec(reader)?.[1] ?? ''
	const found = ['mastered', 'learning', 'advanced', 'non-hsk'].map((verdict) => {
		const parts = ['line', 'style', 'thickness'].map((part) => {
			const use = `text-decoration-${part}: var\\(--${part}-${verdict}\\)`
			expect(reader).toMatch(new RegExp(`\\.verdict-${verdict} \\{[^}]*${use}`))
			return new RegExp(`--${part}-${verdict}: ([^;]+);`).exec(block)?.[1]
		})
		const [line, style, thickness] = parts
		return line === 'none' ? '' : `${style} ${thickness}`
	})
	expect(found).toEqual(lines)
})

test.each(schemes)('the bars of a browser have the colour of the paper, %s', (scheme) => {
	const [{ content = '' } = {}] = barColors(scheme)
	const channels = content.match(/[\da-f]{2}/g) ?? []
	const [red = NaN, green = NaN, blue = NaN] = channels.map((channel) => {
		const share = Number.parseInt(channel, 16) / 255
		return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
	})
	expect(0.2126 * red + 0.7152 * green + 0.0722 * blue).toBeCloseTo(luminance('paper', scheme), 2)
})
