import { type Point, polygon } from '#app/db/seed/covers/paint/line.ts'
import { group, shape, stroke } from '#app/db/seed/covers/paint/marks.ts'
import { palette } from '#app/db/seed/covers/paint/palette.ts'

/** The artist's seal: carved strokes without a reading, a road between two banks. */
export function seal(corner: Point, size: number, colour: string = palette.cinnabar): string {
	const at = (x: number, y: number): Point => [corner[0] + x * size, corner[1] + y * size]
	const block = polygon([at(0.02, 0), at(0.98, 0.03), at(1, 0.97), at(0.04, 1)])
	const carved = [
		[at(0.2, 0.2), at(0.42, 0.2), at(0.42, 0.5), at(0.2, 0.5)],
		[at(0.2, 0.66), at(0.42, 0.66)],
		[at(0.2, 0.82), at(0.42, 0.82)],
		[at(0.6, 0.18), at(0.6, 0.48), at(0.82, 0.48), at(0.82, 0.18)],
		[at(0.71, 0.48), at(0.71, 0.84)],
		[at(0.58, 0.84), at(0.84, 0.84)],
	]
	const lines = carved.map((points) => {
		const [start, ...rest] = points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`)
		return stroke(`M${start}L${rest.join('L')}`, palette.paper, size * 0.075)
	})
	return group([shape(block, { fill: colour }), ...lines], { grain: 'rough' })
}
