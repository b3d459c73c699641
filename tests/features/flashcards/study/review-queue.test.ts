/** Answers wait in the browser's storage, or in the page if there is no room. */
import { beforeEach, expect, test, vi } from 'vitest'
import { parseQueue, type QueuedEvent } from '#app/features/flashcards/study/review-queue.ts'

const key = 'hanlu.study-events.ming'

/** A browser's storage that may be full: what is there may become shorter, not longer. */
const storage = { items: new Map<string, string>(), isFull: false }

beforeEach(() => {
	storage.items.clear()
	storage.isFull = false
	vi.stubGlobal('window', new EventTarget())
	vi.stubGlobal('localStorage', {
		getItem: (name: string) => storage.items.get(name) ?? null,
		removeItem: (name: string) => storage.items.delete(name),
		setItem: (name: string, value: string) => {
			const before = storage.items.get(name) ?? ''
			if (storage.isFull && value.length > before.length) throw new DOMException('full')
			storage.items.set(name, value)
		},
	})
})

/** Another page on the same storage, with a memory of its own. */
async function openTab() {
	vi.resetModules()
	const queue = await import('#app/features/flashcards/study/review-queue.ts')
	const waiting = (userId = 'ming') => queue.queuedEvents(userId).map(({ id }) => id)
	return { ...queue, waiting }
}

function answer(id: string, cardId: string): QueuedEvent {
	return { kind: 'answer', id, cardId, mode: 'recall', grade: 'good', durationMs: 900, at: 1 }
}

function undo(id: string, reviewId: string): QueuedEvent {
	return { kind: 'undo', id, reviewId, at: 2 }
}

function setAsideTexts(): string[] {
	return [...storage.items].flatMap(([name, text]) => (name.includes('.damaged.') ? text : []))
}

test('answers wait in order, on the next page too, until they are removed', async () => {
	const { enqueue } = await openTab()
	enqueue('ming', answer('a', '你'))
	enqueue('ming', answer('b', '我'))
	enqueue('ming', undo('c', 'b'))
	const { dequeue, waiting } = await openTab()
	expect(waiting()).toEqual(['a', 'b', 'c'])
	dequeue('ming', ['a', 'x'])
	expect(waiting()).toEqual(['b', 'c'])
	dequeue('ming', ['b', 'c'])
	expect(waiting()).toEqual([])
	expect(storage.items.has(key)).toBe(false)
})

test('the answers of another person in the same browser stay apart', async () => {
	const { enqueue, waiting } = await openTab()
	enqueue('an', answer('a', '你'))
	expect(waiting('marta')).toEqual([])
})

test('a full storage keeps what it has, and the page remembers what came after', async () => {
	const { enqueue, dequeue, waiting } = await openTab()
	enqueue('ming', answer('a', '你'))
	enqueue('ming', answer('b', '我'))
	storage.isFull = true
	enqueue('ming', answer('c', '他'))
	expect(waiting()).toEqual(['a', 'b', 'c'])
	expect((await openTab()).waiting()).toEqual(['a', 'b'])
	dequeue('ming', ['a'])
	expect(waiting()).toEqual(['b', 'c'])
	storage.isFull = false
	enqueue('ming', answer('d', '她'))
	expect((await openTab()).waiting()).toEqual(['b', 'c', 'd'])
})

test('the page remembers everything if nothing can be stored', async () => {
	vi.stubGlobal('localStorage', undefined)
	const { enqueue, dequeue, waiting } = await openTab()
	enqueue('ming', answer('a', '你'))
	enqueue('ming', answer('b', '我'))
	dequeue('ming', ['a'])
	expect(waiting()).toEqual(['b'])
})

test('an answer that another tab overwrote is written again', async () => {
	const first = await openTab()
	first.enqueue('ming', answer('a', '你'))
	storage.items.set(key, JSON.stringify([answer('b', '我')]))
	first.enqueue('ming')
	expect((await openTab()).waiting()).toEqual(['b', 'a'])
})

test('a screen hears of each change, and of nothing else', async () => {
	const { enqueue, dequeue, onQueue } = await openTab()
	const heard = vi.fn()
	const stop = onQueue(heard)
	enqueue('ming', answer('a', '你'))
	enqueue('ming')
	expect(heard).toHaveBeenCalledTimes(1)
	dequeue('ming', ['a'])
	expect(heard).toHaveBeenCalledTimes(2)
	stop()
	enqueue('ming', answer('b', '我'))
	expect(heard).toHaveBeenCalledTimes(2)
})

test('damage is set aside, and the readable answers still wait', async () => {
	const damaged = JSON.stringify([answer('a', '你'), { kind: 'answer' }, answer('b', '我')])
	storage.items.set(key, damaged)
	const { enqueue, waiting } = await openTab()
	expect(waiting()).toEqual(['a', 'b'])
	enqueue('ming')
	expect(setAsideTexts()).toEqual([damaged])
	expect(waiting()).toEqual(['a', 'b'])
	enqueue('ming', answer('c', '他'))
	expect(waiting()).toEqual(['a', 'b', 'c'])
	expect(setAsideTexts()).toHaveLength(1)
})

test('only the answers that the server refuses are set aside', async () => {
	const { enqueue, setAside, waiting } = await openTab()
	enqueue('ming', answer('a', '你'))
	enqueue('ming', answer('b', '我'))
	setAside('ming', [answer('a', '你')])
	expect(waiting()).toEqual(['b'])
	expect(setAsideTexts()).toEqual([JSON.stringify([answer('a', '你')])])
})

test('an undo takes the card of its answer off the list', async () => {
	const { cardsOf } = await openTab()
	expect(cardsOf([answer('a', '你'), answer('b', '我'), undo('c', 'b')])).toEqual(new Set(['你']))
})

test('stored events are read as they were written', () => {
	const events = [answer('a', '你'), undo('b', 'a')]
	expect(parseQueue(JSON.stringify(events))).toEqual({ events, isDamaged: false })
})

test.each([
	'',
	'{}',
	'[null]',
	'[{"kind":"answer"}]',
	JSON.stringify([{ ...answer('a', '你'), grade: 'easy' }]),
	JSON.stringify([{ ...answer('a', '你'), at: null }]),
	JSON.stringify([{ kind: 'undo', id: 'a', at: 1 }]),
])('damaged storage is recognised: %s', (stored) => {
	expect(parseQueue(stored)).toEqual({ events: [], isDamaged: true })
})
