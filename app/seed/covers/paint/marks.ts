import { type Point, sample } from './line.ts'
import { wander } from './noise.ts'

/**
 * How a mark meets the paper. The filters named by \`grain\` are defined in sheet.ts and cover the
 * sheet, so a mark that is also moved by \`turn\` takes its grain from a group around it.
 */
type Ink = {
	fill?: string
	stroke?: string
	width?: number
	opacity?: number
	grain?: 'rough' | 'wash' | 'soft' | 'haze' | 'fibre' | 'uneven'
	turn?: string
	clip?: string
}

function attributes(ink: Ink): string {
	const pairs: [string, string | number | undefined][] = [
		['fill', ink.fill],
		['stroke', ink.stroke],
		['stroke-width', ink.width],
		['opacity', ink.opacity],
		['filter', ink.grain && `url(#${ink.grain})`],
		['transform', ink.turn],
		['clip-path', ink.clip && `url(#${ink.clip})`],
	]
	return pairs
		.filter(([, value]) => value !== undefined)
		.map(([name, value]) => ` ${name}="${value}"`)
		.join('')
}

export function shape(path: string, ink: Ink): string {
	return `<path d="${path}"${attributes(ink)}/>`
}

export function stroke(path: string, colour: string, width: number, opacity?: number): string {
	return shape(path, { fill: 'none', stroke: colour, width, opacity })
}

export function oval(centre: Point, rx: number, ry: number, ink: Ink): string {
	return `<ellipse cx="${centre[0]}" cy="${centre[1]}" rx="${rx}" ry="${ry}"${attributes(ink)}/>`
}

export function disc(centre: Point, radius: number, ink: Ink): string {
	return oval(centre, radius, radius, ink)
}

export function group(children: readonly string[], ink: Ink = {}): string {
	return `<g${attributes(ink)}>${children.join('')}</g>`
}

/** Nothing drawn inside a group with `clip: id` leaves this path. */
export function clipping(id: string, path: string): string {
	return `<clipPath id="${id}"><path d="${path}"/></clipPath>`
}

type Bristle = {
	width: number
	fill: string
	/** Where the brush thins: `both` ends like a leaf, `end` like a hook, `none` like a rule. */
	taper?: 'both' | 'end' | 'none'
	seed?: number
	opacity?: number
}

function pressure(taper: Bristle['taper'], t: number): number {
	if (taper === 'none') return 1
	if (taper === 'end') return Math.min(1, 0.75 + t * 2) * (1 - t ** 2.2)
	return Math.sin(Math.PI * Math.min(1, t * 0.96 + 0.02)) ** 0.7
}

/** One pull of the brush: a filled outline whose width swells and thins. */
export function brush(points: readonly Point[], bristle: Bristle): string {
	const steps = Math.max(12, points.length * 8)
	const line = sample(points, steps)
	const tremble = wander(bristle.seed ?? 1)
	const left: string[] = []
	const right: string[] = []
	line.forEach(([x, y], i) => {
		const [ahead, behind] = [line[i + 1] ?? [x, y], line[i - 1] ?? [x, y]]
		const [dx, dy] = [ahead[0] - behind[0], ahead[1] - behind[1]]
		const length = Math.hypot(dx, dy) || 1
		const half = (bristle.width / 2) * pressure(bristle.taper ?? 'both', i / steps)
		const near = half * (1 + tremble(i * 0.7) * 0.16)
		const far = half * (1 + tremble(i * 0.7 + 50) * 0.16)
		left.push(`${(x - (dy / length) * near).toFixed(1)} ${(y + (dx / length) * near).toFixed(1)}`)
		right.push(`${(x + (dy / length) * far).toFixed(1)} ${(y - (dx / length) * far).toFixed(1)}`)
	})
	const path = `M${[...left, ...right.reverse()].join('L')}Z`
	return shape(path, { fill: bristle.fill, opacity: bristle.opacity })
}
