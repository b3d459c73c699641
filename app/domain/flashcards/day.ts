/**
 * Whose day it is. 早上好 answered at 23:30 UTC on Sunday is Monday morning's in Shanghai: a person's
 * day runs from midnight to midnight in their own time zone, 23 or 25 hours long when clocks change.
 *
 * Zones change their clocks by quarters of an hour or more, so every midnight stands on a quarter
 * of an hour of UTC: a search among those finds the instant at which the date turns, whatever a
 * zone does that night (in Cairo and Beirut there is a night without 00:00).
 */
export const quarterMs = 15 * 60_000

/** Longer than any day, change of clocks included. */
export const longestDayMs = 27 * 60 * 60_000

/** A day's first instant, and the next day's. */
export type Day = { date: string; start: Date; end: Date }

/** The day of `at` in a zone; a zone that no one knows is UTC. */
export function dayOf(at: Date, timeZone: string): Day {
	const dateOf = datesIn(timeZone)
	const date = dateOf(at)
	const start = firstQuarter(+at - longestDayMs, +at, (instant) => dateOf(instant) >= date)
	const end = firstQuarter(+at, +at + longestDayMs, (instant) => dateOf(instant) > date)
	return { date, start, end }
}

/** The dates, Monday to Sunday, of the week of `at`: 2026-11-16 to 2026-11-22. */
export function weekOf(at: Date, timeZone: string): string[] {
	const date = datesIn(timeZone)(at)
	const sinceMonday = (new Date(date).getUTCDay() + 6) % 7
	return Array.from({ length: 7 }, (_, index) => addDays(date, index - sinceMonday))
}

/** Seven days after 2026-11-28 is 2026-12-05. */
export function addDays(date: string, days: number): string {
	const day = new Date(date)
	day.setUTCDate(day.getUTCDate() + days)
	return day.toISOString().slice(0, 10)
}

const dayNames = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

const monthNames = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

/** The names of 2026-11-16: Mon, 16, Nov. */
export function namesOf(date: string): { weekday: string; day: number; month: string } {
	const at = new Date(date)
	return {
		weekday: dayNames[(at.getUTCDay() + 6) % 7] ?? '',
		day: at.getUTCDate(),
		month: monthNames[at.getUTCMonth()] ?? '',
	}
}

/** 2026-11-16 as "Mon 16 Nov". */
export function sayDate(date: string): string {
	const { weekday, day, month } = namesOf(date)
	return `${weekday} ${day} ${month}`
}

/** A formatter of instants as dates in a zone (2026-11-21); of an unknown zone in UTC. */
export function datesIn(timeZone: string): (at: Date) => string {
	const format = formats.get(timeZone) ?? dateFormat(timeZone)
	if (formats.size >= mostFormats) formats.clear()
	formats.set(timeZone, format)
	return (at) => {
		const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, value]))
		return `${parts.get('year')?.padStart(4, '0')}-${parts.get('month')}-${parts.get('day')}`
	}
}

/** Making one takes as long as a dozen dates, and /courses needs several. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** There are some 600 names of zones. */
const mostFormats = 600

function dateFormat(timeZone: string): Intl.DateTimeFormat {
	return new Intl.DateTimeFormat('en-US', {
		timeZone: isTimeZone(timeZone) ? timeZone : 'UTC',
		calendar: 'gregory',
		numberingSystem: 'latn',
		year: 'numeric',
		month: '2-digit',
		day: '2-digit',
	})
}

/** Europe/Berlin is one, Mars/Base is none. */
export function isTimeZone(name: string): boolean {
	try {
		return name !== '' && Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }))
	} catch (error) {
		if (error instanceof RangeError) return false
		throw error
	}
}

/** The first quarter of an hour after `from` and not after `to` that is `reached`; once reached, all later ones are. */
function firstQuarter(from: number, to: number, reached: (at: Date) => boolean): Date {
	let before = Math.floor(from / quarterMs)
	let after = Math.ceil(to / quarterMs)
	while (after - before > 1) {
		const middle = Math.floor((before + after) / 2)
		if (reached(new Date(middle * quarterMs))) after = middle
		else before = middle
	}
	return new Date(after * quarterMs)
}
