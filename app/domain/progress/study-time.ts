/**
 * Time with texts, by day and device: on 2026-11-22 the phone read 慢火车 for 20 minutes and listened
 * for 5.
 *
 * A device reports the totals of its day, which only grow: of two reports the larger counts, in
 * whichever order they arrive, and a report that arrives twice changes nothing.
 */
export type DayTotal = { readMs: number; listenedMs: number }

/** Totals by the day of the person's own clock. */
export type StudyDays<Total extends DayTotal = DayTotal> = Readonly<Record<string, Total>>

export const mostMsADay = 24 * 60 * 60_000

/** A page that is looked at without a sign of its reader for this long is not read. */
export const idleMs = 60_000

/** A longer pause between two looks at the clock was a sleeping device. */
export const longestTickMs = 20_000

/** Commutative, associative and idempotent. */
export function mergeDays(a: StudyDays, b: StudyDays): StudyDays {
	const merged: Record<string, DayTotal> = Object.assign(Object.create(null), a)
	for (const [day, total] of Object.entries(b)) {
		const { readMs, listenedMs } = merged[day] ?? { readMs: 0, listenedMs: 0 }
		merged[day] = {
			readMs: Math.max(readMs, total.readMs),
			listenedMs: Math.max(listenedMs, total.listenedMs),
		}
	}
	return merged
}

type Moment = {
	/** Since the last look, in ms. */
	elapsedMs: number
	/** Since the reader last moved, scrolled or typed, in ms. */
	idleForMs: number
	isVisible: boolean
	isPlaying: boolean
}

/** Sorts a moment. Listening counts on a dark screen too, and reading along is listening. */
export function timeOf({ elapsedMs, idleForMs, isVisible, isPlaying }: Moment): DayTotal {
	const ms = Math.min(Math.max(0, elapsedMs), longestTickMs)
	if (isPlaying) return { readMs: 0, listenedMs: ms }
	return { readMs: isVisible && idleForMs < idleMs ? ms : 0, listenedMs: 0 }
}

/** 2026-11-22, by the clock of this device. */
export function dayOfClock(now: Date): string {
	const two = (number: number) => String(number).padStart(2, '0')
	return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}
