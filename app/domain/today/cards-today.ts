/**
 * What a person's cards ask of them today, in words: 12 cards due with 谢谢 among them, and 8 new ones
 * with 可惜, saved while reading and never studied.
 */
import { counted } from '#app/domain/counted.ts'

export type CardsToday = {
	/** Their time has come today. */
	due: number
	/** Never studied, within the day's limit of new ones. */
	fresh: number
	/** The time of those that are due. */
	minutes: number
}

/** Cards that were answered and come back in some minutes are not due. */
type WithSoon = CardsToday & { soon: number }

/** Where the person studies first, and how many of its new words come today if none are due. */
export type DeckToStudy = { slug: string; name: string; fresh: number }

/** What waits in all decks if cards are due, else the new words of the deck. Undefined if no card comes today. */
export function sayCardsToday({ due, fresh, soon, minutes }: WithSoon, deck: DeckToStudy) {
	const toStudy = counted(fresh, 'new word')
	if (due > 0) {
		const time = `About ${counted(minutes, 'minute')}`
		const note = fresh > 0 ? `${time} · ${toStudy} to study` : time
		return { name: 'Cards due', title: counted(due, 'card'), note }
	}
	if (fresh > 0) {
		const title = `${counted(deck.fresh, 'new word')} to study`
		return { name: 'Cards', title, note: `Deck ${deck.name}` }
	}
	if (soon === 0) return undefined
	return { name: 'Cards', title: counted(soon, 'card'), note: 'Back in a few minutes' }
}

/** The same in two words. */
export function sayCardsBriefly({ due, fresh, soon }: Omit<WithSoon, 'minutes'>): string {
	if (due > 0) return `${due} due`
	if (fresh > 0) return `${fresh} new`
	return soon > 0 ? `${soon} back soon` : 'Nothing due'
}
