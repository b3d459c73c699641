import { linear, paintedWith } from '#app/seed/covers/paint/gradient.ts'
import { curve, type Point, rectangle } from '#app/seed/covers/paint/line.ts'
import { brush, group, oval, shape, stroke } from '#app/seed/covers/paint/marks.ts'
import { palette } from '#app/seed/covers/paint/palette.ts'

/** A round paper lantern hanging from `hook`, its silk ribs showing. */
export function lantern(id: string, hook: Point, size: number, cord = size * 0.5): string {
	const [x, top] = hook
	const y = top + cord + size * 0.5
	const wide = size * 0.6
	const tall = size * 0.5
	const paper = linear(id, [x - wide, y], [x + wide, y], {
		0: palette.cinnabarDeep,
		0.3: palette.cinnabar,
		0.55: '#dd6a48',
		1: palette.cinnabar,
	})
	const ribs = [-0.72, -0.36, 0, 0.36, 0.72].map((share) => {
		const bow = wide * share
		return curve([
			[x + bow * 0.45, y - tall * 0.97],
			[x + bow, y],
			[x + bow * 0.45, y + tall * 0.97],
		])
	})
	const cap = size * 0.24
	return group([
		paper,
		stroke(`M${x} ${top}V${y - tall}`, palette.ink, size * 0.025),
		oval([x, y], wide, tall, { fill: paintedWith(id) }),
		...ribs.map((rib) => stroke(rib, palette.cinnabarDeep, size * 0.016, 0.55)),
		shape(rectangle(x - cap, y - tall - size * 0.05, cap * 2, size * 0.1), { fill: palette.ochre }),
		shape(rectangle(x - cap, y + tall - size * 0.05, cap * 2, size * 0.1), { fill: palette.ochre }),
		...[-0.1, 0, 0.1].map((dx, i) =>
			brush(
				[
					[x + dx * size * 0.4, y + tall],
					[x + dx * size * 0.7, y + tall + size * 0.25],
					[x + dx * size, y + tall + size * 0.46],
				],
				{ width: size * 0.05, fill: palette.cinnabar, taper: 'end', seed: i },
			),
		),
	])
}
