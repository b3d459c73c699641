import { rectangle } from '#app/seed/covers/paint/line.ts'
import { group, shape, stroke } from '#app/seed/covers/paint/marks.ts'

type Window = { x: number; y: number; width: number; height: number; wood: string; bar: number }

/** A paper window in the "step by step" pattern: a bright middle, short bars walking round it. */
export function lattice({ x, y, width, height, wood, bar }: Window): string {
	const [inX, inY] = [width * 0.22, height * 0.2]
	const inner = { x: x + inX, y: y + inY, width: width - inX * 2, height: height - inY * 2 }
	const right = inner.x + inner.width
	const bottom = inner.y + inner.height
	const bars: string[] = []
	for (const share of [0.25, 0.5, 0.75]) {
		bars.push(`M${inner.x + inner.width * share} ${y}V${inner.y}`)
		bars.push(`M${inner.x + inner.width * share} ${bottom}V${y + height}`)
	}
	for (const share of [1 / 3, 2 / 3]) {
		bars.push(`M${x} ${inner.y + inner.height * share}H${inner.x}`)
		bars.push(`M${right} ${inner.y + inner.height * share}H${x + width}`)
	}
	bars.push(`M${inner.x} ${y}V${y + height}M${right} ${y}V${y + height}`)
	bars.push(`M${x} ${inner.y}H${x + width}M${x} ${bottom}H${x + width}`)
	const half = [inX / 2, inY / 2] as const
	bars.push(rectangle(x + half[0], y + half[1], width - inX, height - inY))
	return group([
		stroke(bars.join(''), wood, bar),
		shape(rectangle(x, y, width, height), { fill: 'none', stroke: wood, width: bar * 3.2 }),
	])
}
