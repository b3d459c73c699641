import type { Point } from './line.ts'

/** Colours by their place on the way, 0 to 1; with an opacity where they are not full. */
type Stops = Readonly<Record<number, string | readonly [colour: string, opacity: number]>>

function stops(list: Stops): string {
	return Object.entries(list)
		.sort(([near], [far]) => Number(near) - Number(far))
		.map(([at, paint]) => {
			const [colour, opacity] = typeof paint === 'string' ? [paint, 1] : paint
			return `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`
		})
		.join('')
}

/** Bokashi: a colour wiped out along a line, as a printer does with a wet brush on the block. */
export function linear(id: string, from: Point, to: Point, list: Stops): string {
	const line = `x1="${from[0]}" y1="${from[1]}" x2="${to[0]}" y2="${to[1]}"`
	const space = 'gradientUnits="userSpaceOnUse"'
	return `<linearGradient id="${id}" ${space} ${line}>${stops(list)}</linearGradient>`
}

/** The same around a point, for lamps and moons. */
export function radial(id: string, centre: Point, radius: number, list: Stops): string {
	const circle = `cx="${centre[0]}" cy="${centre[1]}" r="${radius}"`
	const space = 'gradientUnits="userSpaceOnUse"'
	return `<radialGradient id="${id}" ${space} ${circle}>${stops(list)}</radialGradient>`
}

export function paintedWith(id: string): string {
	return `url(#${id})`
}
