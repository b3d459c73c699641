import { linear, paintedWith, radial } from '#app/seed/covers/paint/gradient.ts'
import { type Point, rectangle } from '#app/seed/covers/paint/line.ts'
import { disc, shape } from '#app/seed/covers/paint/marks.ts'

/** A band of colour wiped downwards from the top edge, as in a landscape print. */
export function skyBand(id: string, colour: string, depth: number, strength = 1): string {
	const band = linear(id, [0, 0], [0, depth], {
		0: [colour, strength],
		0.35: [colour, strength * 0.6],
		1: [colour, 0],
	})
	return band + shape(rectangle(-30, -30, 1260, depth + 30), { fill: paintedWith(id) })
}

/** The same from the bottom edge: the ground's own tone. */
export function groundBand(id: string, colour: string, top: number, strength = 1): string {
	const band = linear(id, [0, 675], [0, top], {
		0: [colour, strength],
		0.5: [colour, strength * 0.55],
		1: [colour, 0],
	})
	return band + shape(rectangle(-30, top, 1260, 705 - top), { fill: paintedWith(id) })
}

export function glow(
	id: string,
	centre: Point,
	radius: number,
	colour: string,
	strength = 0.6,
): string {
	const halo = radial(id, centre, radius, {
		0: [colour, strength],
		0.4: [colour, strength * 0.5],
		1: [colour, 0],
	})
	return halo + disc(centre, radius, { fill: paintedWith(id) })
}

/** A sun or moon, printed flat with a lighter lower edge. */
export function orb(
	id: string,
	centre: Point,
	radius: number,
	colour: string,
	low: string,
): string {
	const top: Point = [centre[0], centre[1] - radius]
	const bottom: Point = [centre[0], centre[1] + radius]
	const face = linear(id, top, bottom, { 0: colour, 0.55: colour, 1: low })
	return face + disc(centre, radius, { fill: paintedWith(id), grain: 'rough' })
}

/** A bar of mist: a long soft oval of paper laid over what is behind it. */
export function mistBar(
	centre: Point,
	width: number,
	height: number,
	colour: string,
	opacity = 0.8,
): string {
	const flat = `<ellipse cx="${centre[0]}" cy="${centre[1]}" rx="${width / 2}" ry="${height / 2}"`
	return `${flat} fill="${colour}" opacity="${opacity}" filter="url(#haze)"/>`
}
