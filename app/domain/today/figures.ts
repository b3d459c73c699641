/**
 * This week and today, from what a person did: 谢谢 and 银行 learned on Tuesday are two words this week,
 * and twenty minutes with 慢火车 count for their day.
 */
import { datesIn, quarterMs, weekOf } from '#app/domain/flashcards/day.ts'
import { daysInARow } from '#app/domain/today/days-in-a-row.ts'

const minuteMs = 60_000

type Studied = {
	words: readonly { quarter: number; words: number }[]
	withCards: readonly { quarter: number; ms: number }[]
	withTexts: readonly { day: string; ms: number }[]
	quarters: readonly { quarter: number }[]
}

/**
 * Counted in the person's own days; the week begins on Monday. A glance at a text of less than a minute
 * makes no day of study.
 */
export function figuresOf(
	{ words, withCards, withTexts, quarters }: Studied,
	{ now, timeZone }: { now: Date; timeZone: string },
) {
	const dateIn = datesIn(timeZone)
	const dateOf = (quarter: number) => dateIn(new Date(quarter * quarterMs))
	const today = dateIn(now)
	const week = new Set(weekOf(now, timeZone))
	const time = [...withCards.map(({ quarter, ms }) => ({ day: dateOf(quarter), ms })), ...withTexts]
	const minutesOn = (isCounted: (day: string) => boolean) =>
		Math.floor(sum(time.filter(({ day }) => isCounted(day)).map(({ ms }) => ms)) / minuteMs)
	const studied = new Set([
		...quarters.map(({ quarter }) => dateOf(quarter)),
		...withTexts.filter(({ ms }) => ms >= minuteMs).map(({ day }) => day),
	])
	return {
		wordsThisWeek: sum(
			words.filter((row) => week.has(dateOf(row.quarter))).map((row) => row.words),
		),
		minutesThisWeek: minutesOn((day) => week.has(day)),
		minutesToday: minutesOn((day) => day === today),
		daysInARow: daysInARow(studied, today),
	}
}

function sum(numbers: readonly number[]): number {
	return numbers.reduce((all, one) => all + one, 0)
}
