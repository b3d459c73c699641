/**
 * The hours of a person's clock whose reminders are due at an instant: at 19:20 in Shanghai those of 19.
 *
 * Where the clock jumps from 2 to 3, the hours of 2 and of 3 are both due at 3. Where it goes back, an hour
 * comes twice on one date: who was reminded on that date is not reminded again.
 */
import { datesIn, isTimeZone, quarterMs } from '#app/domain/flashcards/day.ts'

/** The date, 2026-11-22, and the hours, from 0 to 23, in their order. */
export function dueHours(at: Date, timeZone: string): { date: string; hours: number[] } {
	const dateOf = datesIn(timeZone)
	const hourOf = hoursIn(timeZone)
	const [date, hour] = [dateOf(at), hourOf(at)]
	let before = at
	while (hourOf(before) === hour) before = new Date(+before - quarterMs)
	const first = dateOf(before) === date ? hourOf(before) + 1 : 0
	// Where the clock has gone back, the hour before is a later one.
	const from = Math.min(first, hour)
	return { date, hours: Array.from({ length: hour - from + 1 }, (_, index) => from + index) }
}

/** A formatter of instants as hours in a zone; of an unknown zone in UTC. */
function hoursIn(timeZone: string): (at: Date) => number {
	const format = new Intl.DateTimeFormat('en-US', {
		timeZone: isTimeZone(timeZone) ? timeZone : 'UTC',
		hour: '2-digit',
		hourCycle: 'h23',
	})
	return (at) => Number(format.format(at))
}

/** 7 as "07:00". */
export function sayHour(hour: number): string {
	return `${String(hour).padStart(2, '0')}:00`
}
