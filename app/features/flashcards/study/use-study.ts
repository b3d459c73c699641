import { useEffect, useLayoutEffect, useReducer, useRef } from 'react'
import type { Grade } from '#app/domain/flashcards/review.ts'
import type { StudySession } from '#app/features/flashcards/study-contract.ts'
import { reviewsPath } from '#app/features/flashcards/study-path.ts'
import { newId } from '#app/ui/new-id.ts'
import { modeFor } from './modes.ts'
import { cardsOf, enqueue, queuedEvents } from './review-queue.ts'
import { beginRound, type CardChange, type OpenedCard, play } from './study-round.ts'
import { useReviews } from './use-reviews.ts'

type Options = { userId: string; session: StudySession; opened: OpenedCard }

/** The duration of the card's fade in the style sheet. */
const fadeMs = 200

/** So old is only a page that was kept on the device, however wrong its clock is by a few minutes. */
const keptMs = 3_600_000

/** How often the minutes of waiting cards are counted down. */
const tickMs = 5000

/** Plays a round at once, and tells the server in the background. */
export function useStudy({ userId, session, opened }: Options) {
	const [round, move] = useReducer(play, undefined, () => beginRound(session, opened))
	const { unsent, trouble } = useReviews({
		userId,
		path: reviewsPath({ ...session, slug: session.deck.slug }),
		onAnswer(answer, events) {
			if (answer.session) {
				move({ kind: 'refresh', session: answer.session, unsent: cardsOf(events) })
			}
		},
	})
	const shownAt = useRef(0)
	const latest = useRef(session)

	useBeforePaint(() => {
		move({ kind: 'skip', cardIds: cardsOf(queuedEvents(userId)) })
	}, [userId])
	useEffect(() => {
		if (latest.current === session) return
		latest.current = session
		move({ kind: 'refresh', session, unsent: cardsOf(queuedEvents(userId)) })
	}, [userId, session])
	// biome-ignore lint/correctness/useExhaustiveDependencies: the clock restarts with each card
	useEffect(() => {
		shownAt.current = performance.now()
	}, [round.turn])
	useEffect(() => {
		if (!round.leaving) return
		const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
		const timer = setTimeout(() => move({ kind: 'arrive' }), isStill ? 0 : fadeMs)
		return () => clearTimeout(timer)
	}, [round.leaving])

	// biome-ignore lint/correctness/useExhaustiveDependencies: a session that comes later is new
	useEffect(() => {
		const age = Date.now() - session.madeAt
		if (age >= keptMs) move({ kind: 'wait', ms: age })
	}, [])

	const isTimed = round.cards.some(({ waitMs }) => waitMs !== null)
	useEffect(() => {
		if (!isTimed) return
		let before = Date.now()
		// By the clock: a device that slept has waited too.
		const timer = setInterval(() => {
			const now = Date.now()
			move({ kind: 'wait', ms: Math.max(0, now - before) })
			before = now
		}, tickMs)
		return () => clearInterval(timer)
	}, [isTimed])

	function grade(grade: Grade) {
		const [card] = round.cards
		if (!card || round.given) return
		const id = newId()
		const durationMs = Math.round(performance.now() - shownAt.current)
		const mode = modeFor(session.mode, card)
		enqueue(userId, {
			kind: 'answer',
			id,
			cardId: card.id,
			mode,
			grade,
			durationMs,
			at: Date.now(),
		})
		move({ kind: 'grade', grade, reviewId: id })
	}

	function answer(given: Grade) {
		grade(given)
		move({ kind: 'next' })
	}

	/** A choice is the answer; the card stays until Continue. */
	function pick(cardId: string) {
		if (round.pick !== undefined) return
		move({ kind: 'pick', pick: cardId })
		grade(gradeOfPick(round.cards[0]?.id, cardId))
	}

	function goOn() {
		// A choice from the address is not an answer yet.
		if (!round.given && round.pick !== undefined) grade(gradeOfPick(round.cards[0]?.id, round.pick))
		move({ kind: 'next' })
	}

	function undo() {
		if (!round.lastAnswer) return
		enqueue(userId, {
			kind: 'undo',
			id: newId(),
			reviewId: round.lastAnswer.reviewId,
			at: Date.now(),
		})
		move({ kind: 'undo' })
	}

	return {
		userId,
		round,
		unsent,
		trouble,
		turn: () => move({ kind: 'turn' }),
		pick,
		/** Shows the verdict on what was typed; its grade comes after it. */
		judge: (typed: string) => move({ kind: 'pick', pick: typed }),
		goOn,
		/** Shows the cards that are left before their minutes are over. */
		goAhead: () => move({ kind: 'ahead' }),
		/** Takes a card out of the round, for one that left the deck. */
		leaveOut: (cardId: string) => move({ kind: 'skip', cardIds: new Set([cardId]) }),
		edit: (cardId: string, change: CardChange) => move({ kind: 'edit', cardId, change }),
		answer,
		undo,
	}
}

export type Study = ReturnType<typeof useStudy>

function gradeOfPick(cardId: string | undefined, pick: string): Grade {
	return cardId === pick ? 'good' : 'forgot'
}

const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect
