import { jotted, type Point } from '#app/seed/covers/paint/line.ts'
import { brush, disc, group } from '#app/seed/covers/paint/marks.ts'
import { palette } from '#app/seed/covers/paint/palette.ts'

/** A twig of tapering ink. */
export function twig(
	points: readonly Point[],
	width: number,
	seed: number,
	colour?: string,
): string {
	return brush(points, { width, fill: colour ?? palette.ink, taper: 'end', seed })
}

/** A leaf from its stem, `angle` in degrees: 0 points right, 90 down. */
export function leaf(
	stem: Point,
	angle: number,
	length: number,
	colour: string,
	fat = 0.36,
): string {
	const turn = (angle * Math.PI) / 180
	const along = (share: number, aside: number): Point => [
		stem[0] + Math.cos(turn) * length * share - Math.sin(turn) * length * aside,
		stem[1] + Math.sin(turn) * length * share + Math.cos(turn) * length * aside,
	]
	const [tip, left, right] = [along(1, 0.03), along(0.45, fat), along(0.45, -fat)]
	const at = (point: Point) => `${point[0].toFixed(1)} ${point[1].toFixed(1)}`
	return `<path d="M${at(stem)}Q${at(left)} ${at(tip)}Q${at(right)} ${at(stem)}Z" fill="${colour}"/>`
}

/** Leaves noted as `x y angle length`, in turn of the given colours. */
export function foliage(sketch: string, colours: readonly string[], fat: number): string[] {
	return jotted(sketch).map(([x = 0, y = 0, angle = 0, length = 0], i) =>
		leaf([x, y], angle, length, colours[i % colours.length] ?? palette.jade, fat),
	)
}

/** An open flower seen a little from the side. */
export function flower(
	centre: Point,
	size: number,
	petals: number,
	colour: string,
	heart: string,
	start = -90,
): string {
	const marks = Array.from({ length: petals }, (_, i) =>
		leaf(centre, start + (360 / petals) * i, size, colour, 0.42),
	)
	return group([...marks, disc(centre, size * 0.14, { fill: heart })])
}

/** Bamboo leaves hang in threes and fours from one point. */
export function bambooSpray(
	at: Point,
	size: number,
	angles: readonly number[],
	colour: string,
): string {
	return group(angles.map((angle, i) => leaf(at, angle, size * (1 - (i % 3) * 0.16), colour, 0.16)))
}
