import type { Trouble } from '#app/domain/outbox/next-step.ts'
import type { ReviewsAnswer, StudyEvent } from '#app/features/flashcards/study-contract.ts'
import { firstBatch } from '#app/features/progress/outbox/batches.ts'
import type { Channel } from '#app/features/progress/outbox/channel.ts'
import {
	dequeue,
	enqueue,
	onQueue,
	type QueuedEvent,
	queuedEvents,
	setAside,
} from './review-queue.ts'

/** After so long away, perhaps studying elsewhere, a person is shown what is left by now. */
const longAwayMs = 10 * 60_000

const mostEvents = 100

type Options = {
	userId: string
	path: string
	/** After the server's reply, with what is still unsent. */
	onAnswer: (answer: ReviewsAnswer, unsent: readonly QueuedEvent[]) => void
	onTrouble: (trouble: Trouble | undefined) => void
}

/** Answers and undos on their way to the server. */
export function reviewChannel({ userId, path, onAnswer, onTrouble }: Options): Channel {
	// An earlier page may be sending them just now: this one wants the reply all the same.
	const isAsking = queuedEvents(userId).length > 0
	return {
		delayMs: 0,
		freshMs: longAwayMs,
		isAsking,
		tidy: () => enqueue(userId),
		nextBatch({ isAsking, isOneByOne }) {
			const { items, isShort } = firstBatch(queuedEvents(userId), isOneByOne ? 1 : mostEvents)
			if (items.length === 0 && !isAsking) return undefined
			const now = Date.now()
			return {
				path,
				body: JSON.stringify({ events: items.map((event) => timed(event, now)) }),
				sent: items.length,
				isNews: true,
				isShort,
				read(reply) {
					if (!isReviewsAnswer(reply)) return undefined
					const ids = new Set([...reply.settled, ...reply.refused])
					const settled = items.flatMap(({ id }) => (ids.has(id) ? id : []))
					const take = () => {
						dequeue(userId, settled)
						onAnswer(reply, queuedEvents(userId))
					}
					return { settled: settled.length, take }
				},
				setAside: () => setAside(userId, items),
			}
		},
		onChange: onQueue,
		onTrouble,
	}
}

/** How long ago, not when: this browser's clock may be wrong. */
function timed({ at, ...event }: QueuedEvent, now: number): StudyEvent {
	return { ...event, ageMs: Math.max(0, Math.round(now - at)) }
}

/** Our own server's reply, not a login page of a network in between. */
function isReviewsAnswer(value: unknown): value is ReviewsAnswer {
	const answer: Record<string, unknown> = Object(value)
	return Array.isArray(answer.settled) && Array.isArray(answer.refused) && 'session' in answer
}
