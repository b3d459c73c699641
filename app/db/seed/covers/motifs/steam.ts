import type { Point } from '#app/db/seed/covers/paint/line.ts'
import { brush, group } from '#app/db/seed/covers/paint/marks.ts'

type Steam = {
	from: Point
	height: number
	colour: string
	strands?: number
	width?: number
	gap?: number
	opacity?: number
}

/** Warm air rising: a few slow S-curves, each a little later than the last. */
export function steam(warmth: Steam): string {
	const { from, height, colour } = warmth
	const strands = warmth.strands ?? 3
	const gap = warmth.gap ?? 26
	const width = warmth.width ?? 12
	const marks = Array.from({ length: strands }, (_, i) => {
		const x = from[0] + (i - (strands - 1) / 2) * gap
		const rise = height * (i % 2 === 0 ? 0.82 : 1)
		const sway = width * (1.1 + i * 0.25)
		const line: Point[] = [
			[x, from[1]],
			[x + sway, from[1] - rise * 0.25],
			[x - sway * 0.7, from[1] - rise * 0.52],
			[x + sway * 0.9, from[1] - rise * 0.78],
			[x + sway * 0.2, from[1] - rise],
		]
		return brush(line, { width, fill: colour, seed: 20 + i })
	})
	return group(marks, { opacity: warmth.opacity ?? 0.75, grain: 'soft' })
}
