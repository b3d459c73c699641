import { curve, type Point } from '#app/seed/covers/paint/line.ts'
import { group, shape, stroke } from '#app/seed/covers/paint/marks.ts'

type Roof = {
	/** Middle of the eaves. */
	at: Point
	width: number
	height: number
	/** Ridge as a share of the width; 0.15 is a pavilion, 0.7 a long hall. */
	ridge?: number
	lift?: number
	colour: string
	tile?: string
	rows?: number
}

/** A tiled roof with lifted corners. */
export function roof(form: Roof): string {
	const [x, y] = form.at
	const half = form.width / 2
	const top = half * (form.ridge ?? 0.6)
	const lift = form.lift ?? form.height * 0.28
	const ridgeY = y - form.height
	const outline = [
		`M${x - half} ${y - lift}`,
		`Q${x - half * 0.84} ${y - lift * 0.55} ${x - top} ${ridgeY}`,
		`L${x + top} ${ridgeY}`,
		`Q${x + half * 0.84} ${y - lift * 0.55} ${x + half} ${y - lift}`,
		`Q${x + half * 0.8} ${y} ${x + half * 0.55} ${y}`,
		`L${x - half * 0.55} ${y}`,
		`Q${x - half * 0.8} ${y} ${x - half} ${y - lift}Z`,
	].join('')
	const rows = form.tile ? (form.rows ?? Math.round(form.width / 26)) : 0
	const tiles = Array.from({ length: rows }, (_, i) => {
		const share = ((i + 0.5) / rows) * 2 - 1
		const foot = y - Math.max(0, Math.abs(share) - 0.55) ** 2 * lift * 4.2
		return curve([
			[x + share * top * 0.98, ridgeY + 4],
			[x + share * (top * 0.6 + half * 0.4) * 0.96, (ridgeY + foot) / 2 + form.height * 0.1],
			[x + share * half * 0.94, foot - 3],
		])
	})
	const ridgeLine = `M${x - top - 6} ${ridgeY - 2}L${x + top + 6} ${ridgeY - 2}`
	return group([
		shape(outline, { fill: form.colour }),
		...tiles.map((tile) =>
			stroke(tile, form.tile ?? form.colour, Math.max(1, form.width / 260), 0.6),
		),
		stroke(ridgeLine, form.colour, Math.max(3, form.height * 0.1)),
	])
}
