import { linear, paintedWith } from '#app/seed/covers/paint/gradient.ts'
import type { Point } from '#app/seed/covers/paint/line.ts'
import { brush, group } from '#app/seed/covers/paint/marks.ts'

type Steam = {
	id: string
	from: Point
	height: number
	colour: string
	strands?: number
	width?: number
	gap?: number
}

/** Warm air rising: a few slow S-curves, each of its own height, gone before they end. */
export function steam(warmth: Steam): string {
	const { id, from, height, colour } = warmth
	const [strands, gap, width] = [warmth.strands ?? 3, warmth.gap ?? 30, warmth.width ?? 14]
	const fading = linear(id, from, [from[0], from[1] - height], {
		0: [colour, 0.35],
		0.2: [colour, 1],
		0.6: [colour, 0.8],
		1: [colour, 0],
	})
	const marks = Array.from({ length: strands }, (_, i) => {
		const x = from[0] + (i - (strands - 1) / 2) * gap
		const rise = height * (i % 2 === 0 ? 0.78 : 1)
		const sway = gap * 0.42
		const line: Point[] = [
			[x, from[1]],
			[x + sway, from[1] - rise * 0.28],
			[x - sway * 0.8, from[1] - rise * 0.6],
			[x + sway * 0.7, from[1] - rise],
		]
		return brush(line, { width, fill: paintedWith(id), seed: 20 + i })
	})
	return fading + group(marks, { grain: 'soft' })
}
