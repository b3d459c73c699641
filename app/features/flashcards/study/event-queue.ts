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

function keyOf(userId: string): string {
	return `hanlu.study-events.${userId}`
}

export function queuedEvents(userId: string): QueuedEvent[] {
	const key = keyOf(userId)
	const stored = readStored(key)
	const { events, isDamaged } = parseQueue(stored ?? '[]')
	if (stored !== null && isDamaged) {
		// Removed first, so that there is room for the copy.
		removeStored(key)
		store(key, events)
		putAside(key, stored)
	}
	return [...events, ...unstoredOf(key)]
}

export function enqueue(userId: string, event: QueuedEvent): void {
	const key = keyOf(userId)
	if (store(key, [...queuedEvents(userId), event])) unstored.delete(key)
	// What was stored before is still there, and outlives the page.
	else unstored.set(key, [...unstoredOf(key), event])
}

export function dequeue(userId: string, ids: readonly string[]): void {
	const key = keyOf(userId)
	const isLeft = ({ id }: QueuedEvent) => !ids.includes(id)
	const stored = parseQueue(readStored(key) ?? '[]').events.filter(isLeft)
	const own = unstoredOf(key).filter(isLeft)
	if (store(key, stored)) return void unstored.set(key, own)
	removeStored(key)
	unstored.set(key, [...stored, ...own])
}

/** Puts away what the server does not understand, so that what comes after it can be sent. */
export function setAside(userId: string, events: readonly QueuedEvent[]): void {
	dequeue(
		userId,
		events.map(({ id }) => id),
	)
	putAside(keyOf(userId), JSON.stringify(events))
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
		// Half a text, as any other that is no list.
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
		(event.mode === 'recall' || event.mode === 'listening') &&
		(event.grade === 'forgot' || event.grade === 'hard' || event.grade === 'good') &&
		Number.isFinite(event.durationMs)
	)
}

function unstoredOf(key: string): QueuedEvent[] {
	return unstored.get(key) ?? []
}

/** False where there is no room; then what was stored before stays. */
function store(key: string, events: readonly QueuedEvent[]): boolean {
	if (events.length > 0) return writeStored(key, JSON.stringify(events))
	removeStored(key)
	return true
}

/** Not thrown away: answers may still be read out of it. */
function putAside(key: string, text: string): void {
	writeStored(`${key}.damaged.${Date.now()}`, text)
}
