/**
 * A round in which only cards in their first minutes are left. 谢谢, just answered with Good, is not shown again
 * at once: the screen says in how many minutes it comes back, and a person who does not wait goes on now.
 */
import type { StudyCard } from '#app/features/flashcards/study-contract.ts'
import type { Round } from './study-round.ts'

type Shown = Pick<Round, 'cards' | 'ahead' | 'isTurned' | 'pick' | 'given'>

/** Whether the first card waits for its minutes, and the person has not asked for it. */
export function isPausing({ cards: [first], ahead, isTurned, pick, given }: Shown): boolean {
	if (!first || first.waitMs === null || ahead.has(first.id)) return false
	return !isTurned && pick === undefined && !given
}

/** Cards that wait for their minutes come after those that do not, whatever their order was. */
export function readyFirst(cards: readonly StudyCard[], ahead: Round['ahead']): StudyCard[] {
	const isWaiting = ({ id, waitMs }: StudyCard) => waitMs !== null && !ahead.has(id)
	return [...cards.filter((card) => !isWaiting(card)), ...cards.filter(isWaiting)]
}

/** Every card that is left comes at once, until it is answered again. */
export function goneAhead(round: Round): Round {
	return { ...round, ahead: new Set(round.cards.map(({ id }) => id)), turn: round.turn + 1 }
}

/** The minutes of the waiting cards pass; while nothing else is left the first whose minutes are over is shown. */
export function waited(round: Round, ms: number): Round {
	const cards = round.cards.map((card) => afterWait(card, ms))
	if (!isPausing(round)) return { ...round, cards }
	const [first, ...rest] = cards.sort((a, b) => (a.waitMs ?? 0) - (b.waitMs ?? 0))
	const isOver = first?.waitMs === null
	return {
		...round,
		cards: first ? [first, ...rest] : [],
		turn: isOver ? round.turn + 1 : round.turn,
	}
}

function afterWait(card: StudyCard, ms: number): StudyCard {
	if (card.waitMs === null) return card
	return { ...card, waitMs: card.waitMs > ms ? card.waitMs - ms : null }
}
