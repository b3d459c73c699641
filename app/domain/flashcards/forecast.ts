/**
 * How many cards come back on each of the next days, for a person who studies every day.
 *
 * 谢谢 was due on Friday, 机场 is due tonight and 护照 on Tuesday. On Saturday the forecast has two cards
 * for today and one for Tuesday. New cards and cards forgotten in the meantime would come on top.
 */
import { addDays, datesIn } from './day.ts'

export const daysAhead = 14

/** Cards that are due at the same time. */
export type DueCards = { at: Date; count: number }

export type ForecastDay = { date: string; cards: number }

/** From today on; overdue cards are due today. */
export function forecast(
	due: readonly DueCards[],
	{ now, timeZone }: { now: Date; timeZone: string },
): ForecastDay[] {
	const dateOf = datesIn(timeZone)
	const today = dateOf(now)
	const cardsOf = new Map<string, number>()
	for (const { at, count } of due) {
		const date = at < now ? today : dateOf(at)
		cardsOf.set(date, (cardsOf.get(date) ?? 0) + count)
	}
	return Array.from({ length: daysAhead }, (_, index) => {
		const date = addDays(today, index)
		return { date, cards: cardsOf.get(date) ?? 0 }
	})
}
