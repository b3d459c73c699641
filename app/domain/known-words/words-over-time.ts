/**
 * How many words a person knows, week by week.
 *
 * 认识 was marked as known in June, and since August the card of 机场 would be remembered for three weeks:
 * one word until then, two from then on. A word both marked and studied counts from the earlier day.
 */
import { addDays, datesIn, weekOf } from '#app/domain/flashcards/day.ts'

/** Words that became known at the same time. */
export type WordsLearned = { at: Date; count: number }

export type WeekOfWords = { monday: string; known: number }

/** Half a year. */
export const weeksShown = 26

/** The Mondays of the weeks shown, by the person's clock; the last one begins this week. */
export function mondaysUntil(now: Date, timeZone: string): string[] {
	const [thisMonday = ''] = weekOf(now, timeZone)
	return Array.from({ length: weeksShown }, (_, index) =>
		addDays(thisMonday, 7 * (index + 1 - weeksShown)),
	)
}

/** The words known at the end of each week, earlier ones included. */
export function wordsOverTime(
	learned: readonly WordsLearned[],
	{ now, timeZone }: { now: Date; timeZone: string },
): WeekOfWords[] {
	const dateOf = datesIn(timeZone)
	const dated = learned
		.map(({ at, count }) => ({ date: dateOf(at), count }))
		.sort((a, b) => (a.date < b.date ? -1 : 1))
	let known = 0
	let next = 0
	return mondaysUntil(now, timeZone).map((monday) => {
		const end = addDays(monday, 7)
		for (; next < dated.length; next += 1) {
			const one = dated[next]
			if (!one || one.date >= end) break
			known += one.count
		}
		return { monday, known }
	})
}
