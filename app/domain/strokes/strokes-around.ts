/**
 * The strokes around a stroke of a character. The second stroke of 口 begins at the corner where the first one
 * begins; the first one of 忄 touches no other.
 */
import {
	angleOf,
	type Course,
	courseOf,
	distance,
	distanceTo,
	doCross,
	type Median,
	type Point,
} from './course.ts'

export type Stroke = Course & { median: Median }

/** A stroke among those of its character, in the order of writing. */
export type Place = {
	stroke: Stroke
	before: Stroke | undefined
	after: Stroke | undefined
	later: readonly Stroke[]
	others: readonly Stroke[]
}

/** Strokes that begin at one corner begin this close to each other. */
const sameCorner = 95
/** A stroke that ends at another one ends this close to its median. */
const touching = 45

export function placesOf(medians: readonly Median[]): Place[] {
	const strokes = medians.map((median) => ({ ...courseOf(median), median }))
	return strokes.map((stroke, at) => ({
		stroke,
		before: strokes[at - 1],
		after: strokes[at + 1],
		later: strokes.slice(at + 1),
		others: strokes.filter((other) => other !== stroke),
	}))
}

export function startTogether(stroke: Stroke, other: Stroke): boolean {
	return distance(stroke.median[0] ?? stroke.start, other.median[0] ?? other.start) < sameCorner
}

/** Whether the next stroke begins at the same corner and turns: 口. */
export function opensBox({ stroke, after }: Place): boolean {
	return after !== undefined && /^E./.test(after.headings) && startTogether(stroke, after)
}

/** Whether the next stroke is the roof of 宀 or 冖. */
export function opensRoof(place: Place): boolean {
	const { stroke, after } = place
	if (!after || !opensBox(place) || !/^E[RS]*L+$/.test(after.headings)) return false
	return stroke.length < 240 && stroke.angle < -88 && hasSmallTail(after)
}

/** Whether little of a stroke to the right and down goes down. */
export function hasSmallTail(stroke: Stroke): boolean {
	return tailOf(stroke).length < stroke.length * 0.36
}

/** The part of a stroke after its corner to the right. */
export function tailOf({ median, start, end }: Stroke): { length: number; angle: number } {
	const corner = median.reduce(
		(best, point) => (point[0] + point[1] > best[0] + best[1] ? point : best),
		start,
	)
	return { length: distance(corner, end), angle: angleOf(corner, end) }
}

/** Whether a later level stroke ends at a point: the last one of 日. */
export function isClosedAt({ later }: Place, point: Point): boolean {
	return later.some(({ headings, end }) => headings === 'E' && distance(end, point) < 110)
}

/** Whether it lies as a cap on a stroke that falls to the left: 皮, 欠, 饣. */
export function isCap({ stroke, before, after }: Place): boolean {
	if (after && isFallingLeft(after) && startTogether(stroke, after)) return true
	if (!before || !isFallingLeft(before)) return false
	return isNear(stroke.start, [before], 60) || (after !== undefined && isRisingHook(after))
}

function isFallingLeft({ headings }: Stroke): boolean {
	return /^S?L$/.test(headings)
}

function isRisingHook({ headings, legs }: Stroke): boolean {
	return /^R?S[EU]$/.test(headings) && (legs.at(-1)?.angle ?? 0) >= 20
}

/** The last stroke of 近 sweeps below what came before. */
export function leadsToSweep({ after }: Place): boolean {
	return after?.headings === 'E' && after.angle < -2 && after.length > 420
}

/** 子 goes on where its first stroke ends. */
export function goesOn({ stroke, before }: Place): boolean {
	return before?.headings === 'EL' && distance(before.end, stroke.start) < sameCorner
}

/** Two strokes down beside each other: 刂, 览, 师. */
export function hasPartner({ stroke, after }: Place): boolean {
	if (!after || !/^R?S(L|A|R?E?N)?$/.test(after.headings)) return false
	const gap = after.start[0] - stroke.start[0]
	return after.length > stroke.length && gap > 0 && gap < 330
}

/** Whether it is the left one of 小: a vertical comes before it, a dot after it. */
export function startsSmall({ stroke, before, after }: Place): boolean {
	if (!before || !after) return false
	const isBesideVertical = /^R?SA?$/.test(before.headings) && before.start[0] > stroke.start[0]
	return isBesideVertical && /^[ER]+$/.test(after.headings)
}

export function isHeldAtBothEnds({ stroke, others }: Place): boolean {
	const [start, end] = [stroke.median[0], stroke.median.at(-1)]
	if (!start || !end) return false
	return isNear(start, others, touching) && isNear(end, others, touching)
}

/** Whether it touches no other stroke. */
export function isFree(place: Place): boolean {
	const { stroke, others } = place
	const isTouching = others.some(
		(other) =>
			stroke.median.some((point) => isNear(point, [other], touching)) ||
			other.median.some((point) => isNear(point, [stroke], touching)),
	)
	return !isTouching && !crossesOthers(place)
}

export function crossesOthers({ stroke, others }: Place): boolean {
	return others.some(({ median }) => doCross(stroke.median, median))
}

function isNear(point: Point, strokes: readonly Stroke[], reach: number): boolean {
	return strokes.some(({ median }) => distanceTo(point, median) < reach)
}
