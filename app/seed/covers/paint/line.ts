/** Lines as points, and the SVG path data that draws them. */
export type Point = readonly [x: number, y: number]

/** Rows of numbers as they are noted on a sketch: `jotted('330 486, 312 530')`. */
export function jotted(sketch: string): number[][] {
	return sketch.split(',').map((row) => row.trim().split(' ').map(Number))
}

export function through(sketch: string): Point[] {
	return jotted(sketch).map(([x = 0, y = 0]) => [x, y])
}

function round(value: number): string {
	return String(Math.round(value * 10) / 10)
}

function pair(point: Point): string {
	return `${round(point[0])} ${round(point[1])}`
}

function pick(points: readonly Point[], index: number): Point {
	return points[Math.max(0, Math.min(points.length - 1, index))] ?? [0, 0]
}

export function straight(points: readonly Point[]): string {
	return `M${points.map(pair).join('L')}`
}

export function polygon(points: readonly Point[]): string {
	return `${straight(points)}Z`
}

export function rectangle(x: number, y: number, width: number, height: number): string {
	return polygon([
		[x, y],
		[x + width, y],
		[x + width, y + height],
		[x, y + height],
	])
}

function bend(before: Point, from: Point, to: Point, after: Point): string {
	const first: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
	const second: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
	return `C${pair(first)} ${pair(second)} ${pair(to)}`
}

/** A smooth line through all the points. */
export function curve(points: readonly Point[]): string {
	const bends = points
		.slice(1)
		.map((to, i) => bend(pick(points, i - 1), pick(points, i), to, pick(points, i + 2)))
	return `M${pair(pick(points, 0))}${bends.join('')}`
}

/** A smooth outline through all the points and back to the first. */
export function blob(points: readonly Point[]): string {
	const count = points.length
	const around = (index: number) => pick(points, (index + count) % count)
	const bends = points.map((from, i) => bend(around(i - 1), from, around(i + 1), around(i + 2)))
	return `M${pair(pick(points, 0))}${bends.join('')}Z`
}

function spline(a: number, b: number, c: number, d: number, t: number): number {
	const bent = 2 * a - 5 * b + 4 * c - d
	return (2 * b + (c - a) * t + bent * t * t + (3 * b - a - 3 * c + d) * t * t * t) / 2
}

/** Points at even steps along the smooth line, for marks that change their width on the way. */
export function sample(points: readonly Point[], steps: number): Point[] {
	const last = points.length - 1
	return Array.from({ length: steps + 1 }, (_, step) => {
		const place = (step / steps) * last
		const i = Math.min(Math.floor(place), last - 1)
		const [a, b, c, d] = [
			pick(points, i - 1),
			pick(points, i),
			pick(points, i + 1),
			pick(points, i + 2),
		]
		const t = place - i
		return [spline(a[0], b[0], c[0], d[0], t), spline(a[1], b[1], c[1], d[1], t)]
	})
}
