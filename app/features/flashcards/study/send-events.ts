import { personHeader } from '#app/contracts/person-header.ts'
import type {
	EventsSettled,
	StudyEvent,
	StudySession,
} from '#app/features/flashcards/study-contract.ts'
import type { QueuedEvent } from './event-queue.ts'

/** What the address of reviews answers. */
export type ReviewsAnswer = EventsSettled & { session: StudySession | null }

type Sent =
	| { kind: 'settled'; answer: ReviewsAnswer }
	/** No network, or a server in trouble: they are sent again later. */
	| { kind: 'unreachable' }
	| { kind: 'signed-out' }
	/** The server will never understand these. */
	| { kind: 'refused' }

/** A browser sends 64 kB at most while a page closes, and an event takes about 250 bytes. */
export const mostEvents = 100

/** A network that answers nothing is none. */
const patienceMs = 20_000

/** Where what happened to a deck's cards is told, and its next cards are answered. */
export function reviewsPath(deck: string, mode: string): string {
	return `/flashcards/reviews?${new URLSearchParams({ deck, mode })}`
}

export async function sendEvents(
	{ userId, path }: { userId: string; path: string },
	events: readonly QueuedEvent[],
	now: number,
): Promise<Sent> {
	try {
		const answer = await fetch(path, {
			method: 'POST',
			headers: {
				'content-type': 'application/json',
				accept: 'application/json',
				[personHeader]: userId,
			},
			body: JSON.stringify({ events: events.map((event) => timed(event, now)) }),
			// A page that is left meanwhile still tells.
			keepalive: true,
			signal: AbortSignal.timeout(patienceMs),
		})
		if (answer.status === 401) return { kind: 'signed-out' }
		if (answer.status === 400 || answer.status === 422) return { kind: 'refused' }
		const body: unknown = answer.ok ? await answer.json() : undefined
		return isReviewsAnswer(body) ? { kind: 'settled', answer: body } : { kind: 'unreachable' }
	} catch {
		return { kind: 'unreachable' }
	}
}

function timed({ at, ...event }: QueuedEvent, now: number): StudyEvent {
	return { ...event, ageMs: Math.max(0, Math.round(now - at)) }
}

/** Our own server's answer, or a login page of a network in between. */
function isReviewsAnswer(value: unknown): value is ReviewsAnswer {
	const answer: Record<string, unknown> = Object(value)
	return Array.isArray(answer.settled) && Array.isArray(answer.refused) && 'session' in answer
}
