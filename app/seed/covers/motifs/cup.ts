import { linear, paintedWith } from '#app/seed/covers/paint/gradient.ts'
import type { Point } from '#app/seed/covers/paint/line.ts'
import { group, oval, shape } from '#app/seed/covers/paint/marks.ts'

type Cup = { id: string; at: Point; width: number; glaze: string; shade: string; tea: string }

/** A handleless cup standing at `at` (the middle of its foot), seen slightly from above. */
export function teaCup({ id, at, width, glaze, shade, tea }: Cup): string {
	const [x, y] = at
	const [half, height, lip] = [width / 2, width * 0.62, width * 0.13]
	const top = y - height
	const body = [
		`M${x - half} ${top}`,
		`C${x - half * 0.96} ${top + height * 0.62} ${x - half * 0.62} ${y - height * 0.1} ${x - half * 0.42} ${y - height * 0.06}`,
		`L${x - half * 0.4} ${y}Q${x} ${y + lip * 0.5} ${x + half * 0.4} ${y}`,
		`L${x + half * 0.42} ${y - height * 0.06}`,
		`C${x + half * 0.62} ${y - height * 0.1} ${x + half * 0.96} ${top + height * 0.62} ${x + half} ${top}Z`,
	].join('')
	return group([
		linear(id, [x - half, 0], [x + half, 0], { 0: glaze, 0.35: glaze, 1: shade }),
		shape(body, { fill: paintedWith(id) }),
		oval([x, top], half, lip, { fill: glaze }),
		oval([x, top + lip * 0.12], half * 0.9, lip * 0.76, { fill: shade }),
		oval([x, top + lip * 0.3], half * 0.84, lip * 0.56, { fill: tea }),
	])
}
