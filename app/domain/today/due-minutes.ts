/**
 * How long the due cards will take: 12 cards at 10 seconds each, 谢谢 among them, are 2 minutes.
 */

/** For people whose pace is not known yet. */
const usualMs = 10_000

/** Whole minutes, at least one where there is a card. */
export function minutesOfCards(cards: number, averageMs: number | null): number {
	if (cards === 0) return 0
	return Math.max(1, Math.round((cards * (averageMs ?? usualMs)) / 60_000))
}
