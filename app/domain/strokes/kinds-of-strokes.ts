/**
 * The kinds of a character's strokes, from their medians: 永 has 点, 横折钩, 横撇, 撇 and 捺.
 *
 * The headings of a stroke name most kinds by themselves: "ESA" turns at a corner and ends in a hook, 横折钩. Where
 * two kinds run alike, the strokes around decide: a short stroke down is a dot in 忄, and a vertical in 口.
 */
import { angleOf, type Median } from './course.ts'
import type { StrokeKind } from './stroke-kind.ts'
import {
	crossesOthers,
	goesOn,
	hasPartner,
	hasSmallTail,
	isCap,
	isClosedAt,
	isFree,
	isHeldAtBothEnds,
	leadsToSweep,
	opensBox,
	opensRoof,
	type Place,
	placesOf,
	type Stroke,
	startsSmall,
	startTogether,
	tailOf,
} from './strokes-around.ts'

export function kindsOfStrokes(medians: readonly Median[]): StrokeKind[] {
	return placesOf(medians).map(kindOf)
}

function kindOf(place: Place): StrokeKind {
	const { headings } = place.stroke
	if (/^[EUN]+$/.test(headings)) return levelOrRising(place)
	if (/^[ER]+$/.test(headings)) return falling(place)
	if (/^R?S$/.test(headings)) return down(place)
	if (/^(R?S?L+W?|WL*)$/.test(headings)) return leftward(place)
	if (/^ER?S?L*W?$/.test(headings) && !/SW$/.test(headings)) return turnedDown(place)
	if (/[AW]$/.test(headings)) return hookedLeft(place)
	if (/N$/.test(headings)) return hookedUp(place.stroke)
	return turned(place)
}

/** 一 is level, the third stroke of 江 rises. A long one that sinks is the last of 之. */
function levelOrRising(place: Place): StrokeKind {
	const { angle } = place.stroke
	if (angle >= 20) return '提'
	return angle < -3 ? falling(place) : '横'
}

/** Down to the right: the last stroke of 人 is long or flares at its end, a dot becomes steeper. */
function falling(place: Place): StrokeKind {
	const { angle, length, legs, headings } = place.stroke
	const [first, last] = [legs[0], legs.at(-1)]
	if (angle >= -3 || (headings === 'E' && legs.length === 1 && angle > -14)) return '横'
	if (angle < -55 && (opensBox(place) || isHeldAtBothEnds(place))) return '竖'
	if (length > (headings.startsWith('E') ? 380 : 460)) return '捺'
	const isFlaring = first && last && last.angle > first.angle
	return isFlaring && length > 220 ? '捺' : '点'
}

function down(place: Place): StrokeKind {
	const { angle, length, headings } = place.stroke
	if (opensBox(place) && angle > -88) return '竖'
	if (opensRoof(place)) return '点'
	if (headings === 'RS' && length < 350 && angle > -66) return '点'
	const isAlone = length < 235 && isFree(place) && !hasPartner(place)
	if (!isAlone) return '竖'
	return startsSmall(place) ? '撇' : '点'
}

/** Down to the left. The right one of 艹 leans so too, and the left dot of 心. */
function leftward(place: Place): StrokeKind {
	const { angle, length, legs } = place.stroke
	const last = legs.at(-1)
	const isStraight = legs.length === 1
	const isUpright = last && legs.length === 2 && last.length < length * 0.25
	if (opensRoof(place)) return '点'
	if (angle > -116 && isStraight && length < 280 && crossesOthers(place)) return '竖'
	if (angle > (isUpright ? -106 : -97) && length < 700) return '竖'
	if (angle > -113 && isStraight && length < 210 && isHeldAtBothEnds(place)) return '竖'
	if (angle > -118 && length < 220 && isFree(place) && !startsSmall(place)) return '点'
	return '撇'
}

/** To the right, then down: 口 has a corner, 又 a sweep to the left, 宀 only a hook. */
function turnedDown(place: Place): StrokeKind {
	const { stroke, before } = place
	const tail = tailOf(stroke)
	const isSmall = hasSmallTail(stroke)
	if (!/^E?R?L$/.test(stroke.headings) && leadsToSweep(place)) return '横折折撇'
	if (before && startTogether(before, stroke) && /^R?[SL]$/.test(before.headings)) {
		if (isSmall && before.angle < -90 && before.length < 240) return '横钩'
		if (before.angle > -100) return '横折'
	}
	if (tail.angle > -130 && isClosedAt(place, stroke.end)) return '横折'
	if (tail.angle < -104 && tail.length < 165 && isCap(place)) return '横钩'
	return tail.angle > -115 ? '横折' : '横撇'
}

function hookedLeft(place: Place): StrokeKind {
	const { headings, legs } = place.stroke
	const base = legs.at(-1)?.from
	if (/^[SL]+E.*A$/.test(headings)) return '竖折折钩'
	if (/^R?E?A$/.test(headings)) return '卧钩'
	if (/^R?[SL]+[AW]$/.test(headings))
		return bendsOut(place.stroke) || goesOn(place) ? '弯钩' : '竖钩'
	if (!headings.startsWith('E')) return '竖钩'
	if (/^ER?[SL]+E[SL]/.test(headings)) return '横折折折钩'
	if (/[SL]R/.test(headings)) return '横撇弯钩'
	return base && isClosedAt(place, base) ? '横折' : '横折钩'
}

/** As 犭 and the middle of 家 do before their hooks. */
function bendsOut({ legs }: Stroke): boolean {
	const out = legs.filter(({ heading }) => heading === 'R')
	return out.reduce((sum, { length }) => sum + length, 0) > 100
}

/** 七 is flat before its hook, 戈 slants to it, 心 lies. */
function hookedUp({ headings, legs }: Stroke): StrokeKind {
	if (headings.startsWith('E')) return '横折弯钩'
	if (headings.startsWith('R')) return headings.includes('E') ? '卧钩' : '斜钩'
	const lengthWhere = (isPart: (angle: number) => boolean) =>
		legs
			.slice(0, -1)
			.filter(({ angle }) => isPart(angle))
			.reduce((sum, { length }) => sum + length, 0)
	const flat = lengthWhere((angle) => Math.abs(angle) < 27)
	const slanting = lengthWhere((angle) => angle <= -27 && angle > -78)
	return flat >= slanting * 0.6 ? '竖弯钩' : '斜钩'
}

function turned({ stroke }: Place): StrokeKind {
	const { headings, legs } = stroke
	const end = legs.at(-1)?.angle ?? 0
	if (/^E[SL]R?[EU]$/.test(headings)) return end > 22 ? '横折提' : '横折弯'
	if (/^E[SL]E[SR]$/.test(headings)) return '横折折折'
	if (headings.startsWith('E')) return '横折折撇'
	if (/^([LS]+R|LRE)$/.test(headings)) return '撇点'
	if (/^R?[SL]+E[SL]/.test(headings)) return end < -108 ? '竖折撇' : '竖折折'
	return downThenRight(stroke)
}

/** 山 turns, 四 bends, 长 rises, 云 comes from the right, and 女 falls on. */
function downThenRight({ headings, legs, start, end }: Stroke): StrokeKind {
	const turn = legs.findLast(({ heading }) => heading === 'S' || heading === 'L')?.to ?? start
	const lean = angleOf(start, turn)
	const rise = angleOf(turn, end)
	const last = legs.at(-1)?.angle ?? 0
	if (lean < -104 && rise < -9) return '撇点'
	if (lean < -101 && last > -8) return '撇折'
	if (last >= 20) return '竖提'
	return /[SL]R/.test(headings) || (rise < 2 && lean > -100) ? '竖弯' : '竖折'
}
