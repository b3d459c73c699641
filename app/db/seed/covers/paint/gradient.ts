import type { Point } from './line.ts'

type Stop = readonly [offset: number, colour: string, opacity?: number]

function stops(list: readonly Stop[]): string {
	return list
		.map(([at, colour, opacity = 1]) => {
			return `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`
		})
		.join('')
}

/** Bokashi: a colour wiped out along a line, as a printer does with a wet brush on the block. */
export function linear(id: string, from: Point, to: Point, list: readonly Stop[]): string {
	const line = `x1="${from[0]}" y1="${from[1]}" x2="${to[0]}" y2="${to[1]}"`
	const space = 'gradientUnits="userSpaceOnUse"'
	return `<linearGradient id="${id}" ${space} ${line}>${stops(list)}</linearGradient>`
}

/** The same around a point, for lamps and moons. */
export function radial(id: string, centre: Point, radius: number, list: readonly Stop[]): string {
	const circle = `cx="${centre[0]}" cy="${centre[1]}" r="${radius}"`
	const space = 'gradientUnits="userSpaceOnUse"'
	return `<radialGradient id="${id}" ${space} ${circle}>${stops(list)}</radialGradient>`
}

export function paintedWith(id: string): string {
	return `url(#${id})`
}
