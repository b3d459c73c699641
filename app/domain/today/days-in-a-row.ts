/**
 * How many days in a row a person studied. Reading 慢火车 on Friday, studying 谢谢 on Saturday and marking
 * 银行 today are three.
 *
 * The days are those of the person's time zone, as dates. A today without study yet breaks nothing.
 */
import { addDays } from '#app/domain/flashcards/day.ts'

export function daysInARow(studied: ReadonlySet<string>, today: string): number {
	let day = studied.has(today) ? today : addDays(today, -1)
	let count = 0
	while (studied.has(day)) {
		count += 1
		day = addDays(day, -1)
	}
	return count
}
