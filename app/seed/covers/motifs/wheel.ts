import { disc, group, stroke } from '#app/seed/covers/paint/marks.ts'
import { palette } from '#app/seed/covers/paint/palette.ts'

/** A bicycle wheel of thin spokes. */
export function wheel(x: number, y: number, radius: number, spoke: string = palette.light): string {
	const spokes = Array.from({ length: 14 }, (_, i) => {
		const turn = (Math.PI * 2 * i) / 14 + 0.2
		return `M${x} ${y}L${(x + Math.cos(turn) * radius).toFixed(1)} ${(y + Math.sin(turn) * radius).toFixed(1)}`
	})
	return group([
		stroke(spokes.join(''), spoke, 1.4, 0.8),
		disc([x, y], radius, { fill: 'none', stroke: palette.ink, width: 8 }),
		disc([x, y], radius - 7, { fill: 'none', stroke: palette.light, width: 1.6, opacity: 0.8 }),
		disc([x, y], 9, { fill: palette.ink }),
	])
}
