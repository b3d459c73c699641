import { rectangle } from './line.ts'
import { shape } from './marks.ts'
import { palette } from './palette.ts'

/** The picture, and the bleed around it that is trimmed away: filters fray at the sheet's edge. */
export const sheetSize = { width: 1200, height: 675, bleed: 30 } as const

const { bleed } = sheetSize
const [width, height] = [sheetSize.width + bleed * 2, sheetSize.height + bleed * 2]

/** Everything that is printed on, bleed included. */
export const wholeSheet = rectangle(-bleed, -bleed, width, height)

const region = 'filterUnits="userSpaceOnUse" x="-60" y="-60" width="1320" height="795"'

function filter(id: string, steps: string): string {
	return `<filter id="${id}" ${region} color-interpolation-filters="sRGB">${steps}</filter>`
}

function noise(frequency: string, octaves: number, seed: number): string {
	const kind = `type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}"`
	return `<feTurbulence ${kind} seed="${seed}" result="noise"/>`
}

/** Edges of a hand-cut block: every outline trembles by a few pixels. */
function cut(scale: number): string {
	const channels = 'xChannelSelector="R" yChannelSelector="G"'
	return `<feDisplacementMap in="SourceGraphic" in2="noise" scale="${scale}" ${channels} result="cut"/>`
}

/** Pigment that did not take everywhere: noise becomes the mark's opacity. */
function mottle(gain: number, offset: number): string {
	const matrix = `0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ${gain} 0 0 0 ${offset}`
	const cover = `<feColorMatrix in="noise" type="matrix" values="${matrix}" result="cover"/>`
	return `${cover}<feComposite in="cut" in2="cover" operator="in"/>`
}

const filters = [
	filter('rough', noise('0.04', 2, 3) + cut(4)),
	filter('wash', noise('0.009', 3, 11) + cut(10) + mottle(1.5, 0.12)),
	filter('soft', '<feGaussianBlur stdDeviation="3"/>'),
	filter('haze', '<feGaussianBlur stdDeviation="16"/>'),
]

/** Darkness from noise, in a warm brown: `gain` and `offset` say how much of it shows. */
function shade(gain: number, offset: number): string {
	const matrix = `0 0 0 0 0.36 0 0 0 0 0.27 0 0 0 0 0.16 ${gain} 0 0 0 ${offset}`
	return `<feColorMatrix type="matrix" values="${matrix}"/>`
}

/** Fibres and a faint unevenness over everything, so that print and paper belong together. */
const grain = [
	filter('fibre', noise('0.05 0.55', 2, 5) + shade(0.9, -0.4)),
	filter('uneven', noise('0.003 0.005', 2, 9) + shade(0.8, -0.36)),
]

/** An untrimmed cover: the paper, what was printed on it, and the paper's grain on top. */
export function sheet(marks: readonly string[], paper: string = palette.paper): string {
	const view = `viewBox="${-bleed} ${-bleed} ${width} ${height}"`
	return [
		`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ${view}>`,
		`<defs>${filters.join('')}${grain.join('')}</defs>`,
		shape(wholeSheet, { fill: paper }),
		'<g stroke-linecap="round" stroke-linejoin="round">',
		...marks,
		'</g>',
		shape(wholeSheet, { grain: 'uneven', opacity: 0.3 }),
		shape(wholeSheet, { grain: 'fibre', opacity: 0.32 }),
		'</svg>',
	].join('')
}
