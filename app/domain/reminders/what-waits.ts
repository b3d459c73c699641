/**
 * What a reminder says is there: "12 cards, about 4 minutes. Then lesson 5 of From Zero, The Phone Rings."
 */
import { counted } from '#app/domain/counted.ts'
import type { CardsToday } from '#app/domain/today/cards-today.ts'

export type Waiting = {
	cards: CardsToday
	/** The text that the person has begun. */
	begun: { title: string } | undefined
	/** The next new lesson. */
	next: { title: string; course: string | null; number: number } | undefined
}

/** Whether there is a reason for a reminder. A new lesson alone is not: nothing was begun there. */
export function isSomething({ cards, begun }: Waiting): boolean {
	return cards.due > 0 || cards.fresh > 0 || begun !== undefined
}

export function sayWaiting({ cards, begun, next }: Waiting): string {
	const withCards = sayCards(cards)
	if (withCards === undefined) return begun ? `${begun.title} is open where you stopped.` : ''
	const then = begun ? `go on with ${begun.title}` : next && sayLesson(next)
	return then === undefined ? `${withCards}.` : `${withCards}. Then ${then}.`
}

/** "12 cards, about 4 minutes"; undefined if no card comes today. */
export function sayCards({ due, fresh, minutes }: CardsToday): string | undefined {
	if (due > 0) return `${counted(due, 'card')}, about ${counted(minutes, 'minute')}`
	return fresh > 0 ? counted(fresh, 'new word') : undefined
}

function sayLesson({ title, course, number }: NonNullable<Waiting['next']>): string {
	return course === null ? title : `lesson ${number} of ${course}, ${title}`
}
