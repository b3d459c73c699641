/**
 * What a person's cards ask of them today, in words: 12 cards due with 谢谢 among them, and 8 new ones
 * with 可惜, saved while reading and never studied.
 */
import { counted } from '#app/domain/counted.ts'

export type CardsToday = {
	/** Due today, or begun and not done with. */
	due: number
	/** Never studied, within the day's limit of new ones. */
	fresh: number
	/** The time of those that are due. */
	minutes: number
}

/** Undefined if no card comes today. */
export function sayCardsToday({ due, fresh, minutes }: CardsToday) {
	const toStudy = counted(fresh, 'new word')
	if (due > 0) {
		const time = `About ${counted(minutes, 'minute')}`
		const note = fresh > 0 ? `${time} · ${toStudy} to study` : time
		return { name: 'Cards due', title: counted(due, 'card'), note }
	}
	if (fresh === 0) return undefined
	return { name: 'Cards', title: `${toStudy} to study`, note: 'Not studied yet' }
}

/** The same in two words. */
export function sayCardsBriefly({ due, fresh }: Pick<CardsToday, 'due' | 'fresh'>): string {
	if (due > 0) return `${due} due`
	return fresh > 0 ? `${fresh} new` : 'Nothing due'
}
