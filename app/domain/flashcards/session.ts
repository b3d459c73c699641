/**
 * The cards a person studies today, in order.
 *
 * A day's limits hold over all decks together: 20 new cards and 200 repetitions, counted in cards,
 * however often each is answered. A card that was begun today always comes back until it is done
 * with, whatever the limits: 谢谢, forgotten at the end of a session, is asked again and again.
 *
 * First come the cards whose minutes are over, then those due today, the oldest first, then new
 * ones in the deck's order, and when nothing else is left, cards whose minutes are not quite over:
 * the page says when they come back, and a person may go on at once. A card counted in days is due on its
 * day, not at its minute.
 */
import type { Day } from './day.ts'
import type { State } from './review.ts'
import type { StudyLimits } from './study-limits.ts'

/** Cards that stand alike, and how many; times outside the reach of today may be rounded to it. */
export type Standing = {
	deckId: string
	state: State
	due: Date
	introducedAt: Date
	lastReviewedAt: Date
	count: number
}

/** How many cards today's limits still let in. */
type Budget = { fresh: number; due: number }

export type DeckLoad = {
	/** Begun and not yet counted in days: they come back today, however often it takes. */
	steps: number
	/** Those of them whose minutes are not over. */
	soon: number
	/** Due today, within the limit. */
	due: number
	/** To be met today, within the limit. */
	fresh: number
	/** Answered today and done with. */
	done: number
	heldBack: Budget
}

/** How long before its time a card may be shown when nothing else is left. */
const learnAheadMs = 20 * 60_000

export function budgetOf(
	standings: readonly Standing[],
	{ day, limits }: { day: Day; limits: StudyLimits },
): Budget {
	const today = standings.filter(({ lastReviewedAt }) => lastReviewedAt >= day.start)
	const met = countOf(today.filter(({ introducedAt }) => introducedAt >= day.start))
	return {
		fresh: Math.max(0, limits.newPerDay - met),
		due: Math.max(0, limits.reviewsPerDay - (countOf(today) - met)),
	}
}

/** A deck's load for today; `unseen` counts its cards that were never answered. */
export function loadOf(
	standings: readonly Standing[],
	{ unseen, day, budget, now }: { unseen: number; day: Day; budget: Budget; now: Date },
): DeckLoad {
	const allDue = countOf(standings.filter((standing) => isDueOn(day, standing)))
	const due = Math.min(allDue, budget.due)
	const fresh = Math.min(unseen, budget.fresh)
	const steps = standings.filter(isInSteps)
	return {
		steps: countOf(steps),
		soon: countOf(steps.filter((standing) => !isOver(standing, now))),
		due,
		fresh,
		done: countOf(
			standings.filter((standing) => standing.lastReviewedAt >= day.start && !isInSteps(standing)),
		),
		heldBack: { fresh: unseen - fresh, due: allDue - due },
	}
}

/** A deck's cards whose time has come. What comes back in some minutes may be studied, but is not due. */
export function dueNow({ steps, soon, due }: DeckLoad): number {
	return steps - soon + due
}

type Candidate = { state: State; due: Date | null; lastReviewedAt: Date | null; orderNo: number }

/** The cards of a deck that may come today, in the order in which they come. */
export function inOrder<C extends Candidate>(
	candidates: readonly C[],
	{ now, day, budget }: { now: Date; day: Day; budget: Budget },
): C[] {
	const byDue = [...candidates].sort((a, b) => +(a.due ?? 0) - +(b.due ?? 0))
	const steps = byDue.filter(isInSteps)
	const due = byDue.filter((card) => isDueOn(day, card)).slice(0, budget.due)
	const fresh = candidates
		.filter(({ state }) => state === 'new')
		.sort((a, b) => a.orderNo - b.orderNo)
		.slice(0, budget.fresh)
	return [
		...steps.filter((card) => isOver(card, now)),
		...due,
		...fresh,
		...steps.filter((card) => !isOver(card, now)),
	]
}

/** Whether a card that would stand so after an answer comes back in the same session. */
export function returnsSoon({ state, due }: { state: State; due: Date }, now: Date): boolean {
	return isInSteps({ state }) && +due - +now <= learnAheadMs
}

/** The rest of a card's minutes in ms, if it comes before they are over. */
export function waitOf(
	{ state, due }: { state: State; due: Date | null },
	now: Date,
): number | undefined {
	if (!isInSteps({ state }) || due === null || due <= now) return undefined
	return +due - +now
}

function isInSteps({ state }: { state: State }): boolean {
	return state === 'learning' || state === 'relearning'
}

function isOver({ due }: { due: Date | null }, now: Date): boolean {
	return due !== null && due <= now
}

/** On a day of 25 hours a card answered after midnight is due again before the next: not today. */
function isDueOn(day: Day, { state, due, lastReviewedAt }: Omit<Candidate, 'orderNo'>): boolean {
	if (state !== 'review' || due === null || due >= day.end) return false
	return lastReviewedAt === null || lastReviewedAt < day.start
}

function countOf(standings: readonly Standing[]): number {
	return standings.reduce((sum, { count }) => sum + count, 0)
}
