/**
 * The answers of one person that the server has not heard of yet, in this browser's storage: they
 * outlive a reload, a closed tab and days without a network.
 */
import type { StudyEvent } from '#app/features/flashcards/study-contract.ts'
import { readStored, removeStored, writeStored } from '#app/ui/browser-storage.ts'

type Untimed<Event> = Event extends StudyEvent ? Omit<Event, 'ageMs'> : never

/** What happened, and when by this browser's clock (milliseconds since 1970). */
export type QueuedEvent = Untimed<StudyEvent> & { at: number }

/** What cannot be stored is kept here as long as the page is open. */
const unstored = new Map<string, QueuedEvent[]>()

function keyOf(personId: string): string {
	return `hanlu.study-events.${personId}`
}

export function queuedEvents(personId: string): QueuedEvent[] {
	const key = keyOf(personId)
	const stored = readStored(key)
	const parsed = stored === null ? [] : parseQueue(stored)
	if (!parsed) {
		// Set aside, not thrown away: answers may still be read out of it.
		setAside(personId)
		return unstored.get(key) ?? []
	}
	return [...parsed, ...(unstored.get(key) ?? [])]
}

export function enqueue(personId: string, event: QueuedEvent): void {
	keep(personId, [...queuedEvents(personId), event])
}

export function dequeue(personId: string, ids: readonly string[]): void {
	const gone = new Set(ids)
	keep(
		personId,
		queuedEvents(personId).filter(({ id }) => !gone.has(id)),
	)
}

/** Puts away what the server does not understand, so that what comes after it can be sent. */
export function setAside(personId: string): void {
	const key = keyOf(personId)
	const stored = readStored(key)
	if (stored !== null) writeStored(`${key}.damaged.${Date.now()}`, stored)
	removeStored(key)
	unstored.delete(key)
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

/** Undefined when it is damaged. Checked by hand: the browser is spared a schema library. */
export function parseQueue(stored: string): QueuedEvent[] | undefined {
	try {
		const value: unknown = JSON.parse(stored)
		return Array.isArray(value) && value.every(isQueuedEvent) ? value : undefined
	} catch {
		return undefined
	}
}

function isQueuedEvent(value: unknown): value is QueuedEvent {
	if (typeof value !== 'object' || value === null) return false
	const event: Record<string, unknown> = { ...value }
	const isText = (name: string) => typeof event[name] === 'string'
	if (!isText('id') || !Number.isFinite(event.at)) return false
	if (event.kind === 'undo') return isText('reviewId')
	return (
		event.kind === 'answer' &&
		isText('cardId') &&
		(event.mode === 'recall' || event.mode === 'listening') &&
		(event.grade === 'forgot' || event.grade === 'hard' || event.grade === 'good') &&
		Number.isFinite(event.durationMs)
	)
}

function keep(personId: string, events: QueuedEvent[]): void {
	const key = keyOf(personId)
	if (events.length === 0) {
		removeStored(key)
		unstored.delete(key)
	} else if (writeStored(key, JSON.stringify(events))) {
		unstored.delete(key)
	} else {
		removeStored(key)
		unstored.set(key, events)
	}
}
