/**
 * How a stroke runs, read from its median, the line along its middle. The second stroke of 你, a vertical,
 * has one leg down: "S". The last stroke of 儿 goes down, to the right and up: "SEN".
 *
 * Medians are in the units of the font: x to the right, y up, and a character is about 1000 wide.
 */

export type Point = readonly [x: number, y: number]
export type Median = readonly Point[]

/** Where a leg goes: E is right, U right and up, N up, A up and left, W left, L down and left, S down, R down and right. */
type Heading = 'E' | 'U' | 'N' | 'A' | 'W' | 'L' | 'S' | 'R'

type Leg = { from: Point; to: Point; length: number; angle: number; heading: Heading }

export type Course = {
	legs: readonly Leg[]
	/** The headings of the legs in turn, each once. */
	headings: string
	length: number
	start: Point
	end: Point
	/** The angle from start to end, in degrees: 0 is to the right, 90 up. */
	angle: number
}

const nowhere: Point = [0, 0]

/** A median nearer than this to a straight line is one. */
const bend = 18
/** The brush comes down at an angle; a first leg up to this length is only that. */
const longestEntry = 95
/** A leg up to this length between two others is the rounding of a corner. */
const longestRounding = 75

export function courseOf(median: Median): Course {
	const legs = withoutEntry(legsOf(straightened(median)))
	const [first, last] = [legs[0], legs.at(-1)]
	const start = first?.from ?? nowhere
	const end = last?.to ?? nowhere
	const kept = legs.filter((leg) => leg === first || leg === last || leg.length >= longestRounding)
	return {
		legs,
		headings: kept.map(({ heading }) => heading).reduce(appendNew, ''),
		length: legs.reduce((sum, leg) => sum + leg.length, 0),
		start,
		end,
		angle: angleOf(start, end),
	}
}

function appendNew(headings: string, heading: Heading): string {
	return headings.endsWith(heading) ? headings : headings + heading
}

/** The points at which the line turns (Douglas and Peucker's way). */
function straightened(line: Median): Median {
	const [start, end] = [line[0], line.at(-1)]
	if (!start || !end || line.length < 3) return line
	const offsets = line.map((point) => distanceToLine(point, start, end))
	const most = Math.max(...offsets)
	if (most <= bend) return [start, end]
	const at = offsets.indexOf(most)
	return [...straightened(line.slice(0, at + 1)), ...straightened(line.slice(at)).slice(1)]
}

function legsOf(line: Median): Leg[] {
	return line.slice(1).flatMap((to, index) => {
		const from = line[index]
		if (!from) return []
		const angle = angleOf(from, to)
		return [{ from, to, length: distance(from, to), angle, heading: headingOf(angle) }]
	})
}

function withoutEntry(legs: Leg[]): Leg[] {
	const [first, second, ...others] = legs
	if (!first || !second) return legs
	const total = legs.reduce((sum, { length }) => sum + length, 0)
	const isShort = first.length < Math.min(longestEntry, Math.max(62, total * 0.3))
	const isHorizontal = first.angle > -20 && first.angle < 40 && second.angle < -20
	const isEntry = isShort && !isHorizontal && turnBetween(first.angle, second.angle) < 110
	return isEntry ? [second, ...others] : legs
}

function headingOf(angle: number): Heading {
	if (angle >= 118) return angle > 168 ? 'W' : 'A'
	if (angle >= 60) return 'N'
	if (angle >= 32) return 'U'
	if (angle >= -27) return 'E'
	if (angle >= -72) return 'R'
	if (angle >= -107) return 'S'
	return angle >= -168 ? 'L' : 'W'
}

export function angleOf(from: Point, to: Point): number {
	return Math.atan2(to[1] - from[1], to[0] - from[0]) * (180 / Math.PI)
}

function turnBetween(angle: number, other: number): number {
	return Math.abs(((other - angle + 540) % 360) - 180)
}

export function distance(point: Point, other: Point): number {
	return Math.hypot(other[0] - point[0], other[1] - point[1])
}

/** From a point to the line through two others, which may be the same. */
function distanceToLine(point: Point, start: Point, end: Point): number {
	const length = distance(start, end)
	if (length === 0) return distance(point, start)
	return Math.abs(cross(start, end, point)) / length
}

/** From a point to the nearest place of a median. */
export function distanceTo(point: Point, median: Median): number {
	return Math.min(
		...median.slice(1).map((to, index) => distanceToLeg(point, median[index] ?? to, to)),
	)
}

function distanceToLeg(point: Point, from: Point, to: Point): number {
	const length = distance(from, to)
	if (length === 0) return distance(point, from)
	const along =
		((point[0] - from[0]) * (to[0] - from[0]) + (point[1] - from[1]) * (to[1] - from[1])) /
		length ** 2
	const share = Math.min(1, Math.max(0, along))
	return distance(point, [from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])])
}

export function doCross(median: Median, other: Median): boolean {
	return median
		.slice(1)
		.some((to, index) =>
			other.slice(1).some((end, at) => legsCross(median[index] ?? to, to, other[at] ?? end, end)),
		)
}

function legsCross(from: Point, to: Point, start: Point, end: Point): boolean {
	const side = (a: Point, b: Point, c: Point) => Math.sign(cross(a, b, c))
	return (
		side(from, to, start) !== side(from, to, end) && side(start, end, from) !== side(start, end, to)
	)
}

function cross(from: Point, to: Point, point: Point): number {
	return (to[0] - from[0]) * (point[1] - from[1]) - (to[1] - from[1]) * (point[0] - from[0])
}
