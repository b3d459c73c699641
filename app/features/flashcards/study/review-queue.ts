/**
 * The answers of one person that the server has not settled yet, in this browser's storage: they
 * outlive a reload, a closed tab and days without a network.
 */
import { grades, studyModes } from '#app/domain/flashcards/review.ts'
import type { StudyEvent } from '#app/features/flashcards/study-contract.ts'
import { storedPart } from '#app/features/progress/outbox/stored-part.ts'

type Untimed<Event> = Event extends StudyEvent ? Omit<Event, 'ageMs'> : never

/** An answer or an undo, and when it was by this browser's clock (milliseconds since 1970). */
export type QueuedEvent = Untimed<StudyEvent> & { at: number }

const queue = storedPart<QueuedEvent[]>({
	name: 'study-events',
	empty: [],
	parse(stored) {
		const { events, isDamaged } = parseQueue(stored)
		return { value: events, isDamaged }
	},
	join(stored, own) {
		const known = new Set(stored.map(({ id }) => id))
		return [...stored, ...own.filter(({ id }) => !known.has(id))]
	},
})

export const queuedEvents = queue.read
export const onQueue = queue.onChange

export function enqueue(userId: string, ...events: QueuedEvent[]): void {
	queue.add(userId, events)
}

export function dequeue(userId: string, ids: readonly string[]): void {
	queue.remove(userId, (events) => events.filter(({ id }) => !ids.includes(id)))
}

/** Puts away what the server does not understand, so that what comes after it can be sent. */
export function setAside(userId: string, events: readonly QueuedEvent[]): void {
	dequeue(
		userId,
		events.map(({ id }) => id),
	)
	queue.putAside(userId, JSON.stringify(events))
}

/** The cards with an answer in the queue that was not taken back. */
export function cardsOf(events: readonly QueuedEvent[]): Set<string> {
	const undone = new Set(events.flatMap((event) => (event.kind === 'undo' ? event.reviewId : [])))
	return new Set(
		events.flatMap((event) =>
			event.kind === 'answer' && !undone.has(event.id) ? event.cardId : [],
		),
	)
}

/**
 * The events that can be read, and whether there was anything else. Checked by hand: the browser is
 * spared a schema library.
 */
export function parseQueue(stored: string): { events: QueuedEvent[]; isDamaged: boolean } {
	try {
		const value: unknown = JSON.parse(stored)
		if (Array.isArray(value)) {
			const events = value.filter(isQueuedEvent)
			return { events, isDamaged: events.length < value.length }
		}
	} catch {
		// Half a text is damaged like any other that is no list.
	}
	return { events: [], isDamaged: true }
}

function isQueuedEvent(value: unknown): value is QueuedEvent {
	const event: Record<string, unknown> = Object(value)
	const isText = (name: string) => typeof event[name] === 'string'
	if (!isText('id') || !Number.isFinite(event.at)) return false
	if (event.kind === 'undo') return isText('reviewId')
	return (
		event.kind === 'answer' &&
		isText('cardId') &&
		studyModes.some((mode) => mode === event.mode) &&
		grades.some((grade) => grade === event.grade) &&
		Number.isFinite(event.durationMs)
	)
}
