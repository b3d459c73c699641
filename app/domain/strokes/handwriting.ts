/**
 * Recognises a character that is drawn by hand, on the device alone.
 *
 *   three lines, drawn from left to right below each other    三, 王, 亖 …, the likeliest first
 *
 * A stroke is known by where it starts, runs through and ends, within the square around the character: that
 * is three points of sixteen by sixteen, three bytes. A drawing is compared with each character of about as many
 * strokes in two ways, and the better one counts: in the order of writing, where a stroke may be missing or two
 * joined, and in any order, for who doesn't know it. The shapes come from the medians of hanzi-writer-data.
 */
import { isEveryday } from '#app/domain/everyday-hanzi.ts'

type Point = readonly [x: number, y: number]

/** As it was drawn: x to the right, y down, in any unit. */
export type Line = readonly Point[]

const pointsOfStroke = 3
const numbersOfStroke = 2 * pointsOfStroke
/** A number of a point is 0 to 15. */
const steps = 15
const headBytes = 4

/** So many characters are compared stroke by stroke. */
const mostCompared = 500

/** What a stroke that has no counterpart costs. */
const missing = 0.6
/** A stroke that runs the other way is another stroke. */
const directionWeight = 0.5
/** Two characters as like are told apart by use. */
const rareCost = 0.02
const outOfPlaceCost = 0.02

type Shape = { character: string; isRare: boolean; strokes: Float32Array }

export type Shapes = readonly Shape[]

/**
 * The file of all shapes: for each character the 24 bits of its code and its number of strokes, then three bytes
 * a stroke.
 */
export function packShapes(characters: readonly { character: string; lines: readonly Line[] }[]) {
	const bytes = characters.flatMap(({ character, lines }) => {
		const code = character.codePointAt(0) ?? 0
		const numbers = [...shapeOf(lines)].map((number) => Math.round(number * steps))
		const pairs = numbers.flatMap((x, at) =>
			at % 2 === 0 ? [x * 16 + (numbers[at + 1] ?? 0)] : [],
		)
		return [code >> 16, (code >> 8) & 255, code & 255, lines.length, ...pairs]
	})
	return Uint8Array.from(bytes)
}

/** @throws RangeError where the bytes are no file of shapes */
export function openShapes(bytes: Uint8Array): Shapes {
	const shapes: Shape[] = []
	for (let at = 0; at < bytes.length; ) {
		const [high = 0, middle = 0, low = 0, count = 0] = bytes.subarray(at, at + headBytes)
		const pairs = bytes.subarray(at + headBytes, at + headBytes + count * pointsOfStroke)
		if (count === 0 || pairs.length < count * pointsOfStroke) throw new RangeError('No shapes')
		const character = String.fromCodePoint((high << 16) | (middle << 8) | low)
		const strokes = Float32Array.from(
			[...pairs].flatMap((pair) => [(pair >> 4) / steps, (pair & 15) / steps]),
		)
		const isRare = !isEveryday(character, 'gb18030') && !isEveryday(character, 'big5')
		shapes.push({ character, isRare, strokes })
		at += headBytes + pairs.length
	}
	return shapes
}

/** The characters that a drawing is likest to, the likeliest first; none for an empty one. */
export function recognize(drawn: readonly Line[], shapes: Shapes, most: number): string[] {
	const lines = drawn.filter((line) => line.length > 0)
	if (lines.length === 0) return []
	const own = shapeOf(lines)
	const apart = Math.max(2, Math.ceil(lines.length / 4))
	const possible = shapes.filter(
		({ strokes }) => Math.abs(strokes.length / numbersOfStroke - lines.length) <= apart,
	)
	const likely = leastOf(possible, ({ strokes }) => roughCost(own, strokes), mostCompared)
	const cost = ({ strokes, isRare }: Shape) => costOf(own, strokes) + (isRare ? rareCost : 0)
	return leastOf(likely, cost, most).map(({ character }) => character)
}

/** Each stroke's points within the square around all, from 0 to 1. */
function shapeOf(lines: readonly Line[]): Float32Array {
	const xs = lines.flatMap((line) => line.map(([x]) => x))
	const ys = lines.flatMap((line) => line.map(([, y]) => y))
	const [left, right] = [least(xs), most(xs)]
	const [top, bottom] = [least(ys), most(ys)]
	const side = Math.max(right - left, bottom - top) || 1
	return Float32Array.from(
		lines.flatMap((line) =>
			along(line).flatMap(([x, y]) => [
				(x - (left + right) / 2) / side + 0.5,
				(y - (top + bottom) / 2) / side + 0.5,
			]),
		),
	)
}

function least(numbers: readonly number[]): number {
	return numbers.reduce((one, other) => Math.min(one, other), Number.POSITIVE_INFINITY)
}

function most(numbers: readonly number[]): number {
	return numbers.reduce((one, other) => Math.max(one, other), Number.NEGATIVE_INFINITY)
}

/** Points at equal distances along a line, from its start to its end. */
function along(line: Line): Point[] {
	const [start = [0, 0] as const] = line
	const lengths = line.map(([x, y], at) => {
		const [beforeX, beforeY] = line[at - 1] ?? [x, y]
		return Math.hypot(x - beforeX, y - beforeY)
	})
	const total = lengths.reduce((sum, length) => sum + length, 0)
	return Array.from({ length: pointsOfStroke }, (_, part) => {
		let left = (total * part) / (pointsOfStroke - 1)
		for (const [at, [x, y]] of line.entries()) {
			const length = lengths[at] ?? 0
			if (length > 0 && left <= length) {
				const [fromX, fromY] = line[at - 1] ?? start
				const share = left / length
				return [fromX + (x - fromX) * share, fromY + (y - fromY) * share] as const
			}
			left -= length
		}
		return line.at(-1) ?? start
	})
}

function leastOf<T>(items: readonly T[], costOf: (item: T) => number, most: number): T[] {
	return items
		.map((item) => ({ item, cost: costOf(item) }))
		.sort((one, other) => one.cost - other.cost)
		.slice(0, most)
		.map(({ item }) => item)
}

/** Of strokes at the same place in the order alone: enough to leave most characters out. */
function roughCost(one: Float32Array, other: Float32Array): number {
	const rows = one.length / numbersOfStroke
	const columns = other.length / numbersOfStroke
	let sum = missing * Math.abs(rows - columns)
	for (let row = 0; row < rows; row += 1) {
		const column = Math.round((row * (columns - 1)) / Math.max(1, rows - 1))
		sum += Math.min(missing, strokeCost(one, row, other, column))
	}
	return sum / Math.max(rows, columns)
}

/** How unlike two characters are, a stroke: 0 for the same. */
function costOf(one: Float32Array, other: Float32Array): number {
	const rows = one.length / numbersOfStroke
	const columns = other.length / numbersOfStroke
	const costs = new Float32Array(rows * columns)
	for (let row = 0; row < rows; row += 1) {
		for (let column = 0; column < columns; column += 1) {
			costs[row * columns + column] = strokeCost(one, row, other, column)
		}
	}
	const cost = Math.min(inOrder(costs, rows, columns), inAnyOrder(costs, rows, columns))
	return cost / Math.max(rows, columns)
}

function strokeCost(one: Float32Array, row: number, other: Float32Array, column: number): number {
	const [from, to] = [row * numbersOfStroke, column * numbersOfStroke]
	const apart = (at: number) => (one[from + at] ?? 0) - (other[to + at] ?? 0)
	let sum = 0
	for (let at = 0; at < numbersOfStroke; at += 2) sum += Math.hypot(apart(at), apart(at + 1))
	const last = numbersOfStroke - 2
	const turned = Math.hypot(apart(last) - apart(0), apart(last + 1) - apart(1))
	return sum / pointsOfStroke + directionWeight * turned
}

/** The least cost of an alignment that keeps the order of both. */
function inOrder(costs: Float32Array, rows: number, columns: number): number {
	let before = Float32Array.from({ length: columns + 1 }, (_, column) => column * missing)
	for (let row = 0; row < rows; row += 1) {
		const here = new Float32Array(columns + 1)
		here[0] = (row + 1) * missing
		for (let column = 0; column < columns; column += 1) {
			here[column + 1] = Math.min(
				(before[column] ?? 0) + (costs[row * columns + column] ?? 0),
				(before[column + 1] ?? 0) + missing,
				(here[column] ?? 0) + missing,
			)
		}
		before = here
	}
	return before[columns] ?? 0
}

/** Each drawn stroke takes the likest that is left. */
function inAnyOrder(costs: Float32Array, rows: number, columns: number): number {
	const isTaken = new Uint8Array(columns)
	let sum = 0
	for (let row = 0; row < rows; row += 1) {
		let [best, taken] = [missing, -1]
		for (let column = 0; column < columns; column += 1) {
			const place = outOfPlaceCost * Math.abs(row - column)
			const cost = (costs[row * columns + column] ?? 0) + place
			if (isTaken[column] === 0 && cost < best) [best, taken] = [cost, column]
		}
		if (taken !== -1) isTaken[taken] = 1
		sum += best
	}
	return sum + missing * isTaken.filter((taken) => taken === 0).length
}
