/**
 * Statistics of a person's studying, from the log of answers.
 *
 * An answer counts from the card's showing to its grade, at most a minute: 谢谢 left on the screen
 * over lunch is not an hour's work. Answers taken back took their time all the same.
 */
import { datesIn, namesOf, weekOf } from './day.ts'
import { wholeMinutes } from './say-minutes.ts'
import type { Studied } from './study-days.ts'

export const longestAnswerMs = 60_000

/** A struggling word is forgotten this often within this many days. */
export const struggle = { timesForgotten: 2, withinDays: 30, mostListed: 10 } as const

type WeekDay = { day: string; minutes: number; isToday: boolean }

/** The days of this week, Monday first; minutes with one decimal. */
export function weeklyActivity(
	studied: readonly Studied[],
	{ now, timeZone }: { now: Date; timeZone: string },
): WeekDay[] {
	const dateOf = datesIn(timeZone)
	const today = dateOf(now)
	const msByDate = new Map<string, number>()
	for (const { at, ms } of studied) {
		const date = dateOf(at)
		msByDate.set(date, (msByDate.get(date) ?? 0) + ms)
	}
	return weekOf(now, timeZone).map((date) => ({
		day: namesOf(date).weekday,
		minutes: Math.round((msByDate.get(date) ?? 0) / 6000) / 10,
		isToday: date === today,
	}))
}

/** The scale of the bars: the most whole minutes of a day, as the bars show them, at least 1. */
export function barScale(days: readonly { minutes: number }[]): number {
	return Math.max(1, ...days.map(({ minutes }) => wholeMinutes(minutes)))
}
