import { curve, type Point } from '#app/seed/covers/paint/line.ts'
import { group, oval, stroke } from '#app/seed/covers/paint/marks.ts'
import { seeded } from '#app/seed/covers/paint/noise.ts'

/** Rain as Hiroshige cut it: long thin parallel lines, a few of them darker. */
export function rain(seed: number, count: number, colour: string, slant = 0.22): string {
	const chance = seeded(seed)
	const lines = Array.from({ length: count }, () => {
		const [x, y] = [chance() * 1400 - 60, chance() * 700 - 140]
		const length = 90 + chance() * 190
		const path = `M${x.toFixed(0)} ${y.toFixed(0)}l${(-length * slant).toFixed(0)} ${length.toFixed(0)}`
		return stroke(path, colour, chance() > 0.75 ? 2 : 1.2, 0.25 + chance() * 0.4)
	})
	return group(lines)
}

/** Rings where a drop has fallen. */
export function ring(centre: Point, radius: number, colour: string, opacity = 0.6): string {
	const around = (share: number) =>
		oval(centre, radius * share, radius * share * 0.26, {
			fill: 'none',
			stroke: colour,
			width: 2,
			opacity: opacity * (1.2 - share * 0.5),
		})
	return group([around(1), around(0.55)])
}

/** Short level lines of still water, closer together far away. */
export function ripples(
	seed: number,
	area: { left: number; right: number; top: number; bottom: number },
	count: number,
	colour: string,
): string {
	const chance = seeded(seed)
	const lines = Array.from({ length: count }, () => {
		const depth = chance() ** 1.6
		const y = area.top + depth * (area.bottom - area.top)
		const x = area.left + chance() * (area.right - area.left)
		const length = 30 + depth * 120 * (0.5 + chance())
		const path = curve([
			[x - length / 2, y],
			[x - length / 6, y - 2 - depth * 2],
			[x + length / 6, y + 1],
			[x + length / 2, y],
		])
		return stroke(path, colour, 1 + depth * 1.6, 0.25 + depth * 0.35)
	})
	return group(lines)
}

/** Birds so far off that they are two strokes each. */
export function birds(at: readonly Point[], size: number, colour: string): string {
	const wing = ([x, y]: Point) =>
		`M${x - size} ${y - size * 0.35}Q${x - size * 0.4} ${y - size * 0.5} ${x} ${y}Q${x + size * 0.5} ${y - size * 0.6} ${x + size} ${y - size * 0.2}`
	return group(at.map((point) => stroke(wing(point), colour, size * 0.16)))
}
