/** Where there is no storage, as here and in a browser that forbids it, the page itself remembers. */
import { expect, test } from 'vitest'
import {
	cardsOf,
	dequeue,
	enqueue,
	parseQueue,
	type QueuedEvent,
	queuedEvents,
	setAside,
} from '#app/features/flashcards/study/event-queue.ts'

function answer(id: string, cardId: string): QueuedEvent {
	return { kind: 'answer', id, cardId, mode: 'recall', grade: 'good', durationMs: 900, at: 1 }
}

function undo(id: string, reviewId: string): QueuedEvent {
	return { kind: 'undo', id, reviewId, at: 2 }
}

test('answers wait in order until they are taken out by name', () => {
	enqueue('ming', answer('a', '你'))
	enqueue('ming', answer('b', '我'))
	enqueue('ming', undo('c', 'b'))
	expect(queuedEvents('ming').map(({ id }) => id)).toEqual(['a', 'b', 'c'])
	dequeue('ming', ['a', 'x'])
	expect(queuedEvents('ming').map(({ id }) => id)).toEqual(['b', 'c'])
	setAside('ming')
	expect(queuedEvents('ming')).toEqual([])
})

test('nobody sees the answers of another person in the same browser', () => {
	enqueue('an', answer('a', '你'))
	expect(queuedEvents('marta')).toEqual([])
})

test('a card whose answer was taken back has none', () => {
	expect(cardsOf([answer('a', '你'), answer('b', '我'), undo('c', 'b')])).toEqual(new Set(['你']))
})

test('what is stored is read as it was written', () => {
	const events = [answer('a', '你'), undo('b', 'a')]
	expect(parseQueue(JSON.stringify(events))).toEqual(events)
})

test.each([
	'',
	'{}',
	'[null]',
	'[{"kind":"answer"}]',
	JSON.stringify([{ ...answer('a', '你'), grade: 'easy' }]),
	JSON.stringify([{ ...answer('a', '你'), at: null }]),
	JSON.stringify([{ kind: 'undo', id: 'a', at: 1 }]),
])('damaged storage is known as such: %s', (stored) => {
	expect(parseQueue(stored)).toBeUndefined()
})
