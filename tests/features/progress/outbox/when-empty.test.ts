import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whenEmpty } from '#app/features/progress/outbox/when-empty.ts'

beforeEach(() => {
	vi.useFakeTimers()
	vi.stubGlobal('navigator', { onLine: true })
})

afterEach(() => {
	vi.useRealTimers()
	vi.unstubAllGlobals()
})

function queueOf(...items: string[]) {
	const listeners = new Set<() => void>()
	return {
		listeners,
		isEmpty: () => items.length === 0,
		onChange(listener: () => void) {
			listeners.add(listener)
			return () => listeners.delete(listener)
		},
		send() {
			items.pop()
			for (const listener of listeners) listener()
		},
	}
}

test('nobody waits for an empty queue, nor without a network', async () => {
	await whenEmpty(queueOf())
	vi.stubGlobal('navigator', { onLine: false })
	await whenEmpty(queueOf('银行'))
})

test('the next page waits until the last word is sent', async () => {
	const queue = queueOf('银行', '可惜')
	const ended = vi.fn()
	const waiting = whenEmpty(queue).then(ended)
	queue.send()
	await Promise.resolve()
	expect(ended).not.toHaveBeenCalled()
	queue.send()
	await waiting
	expect(queue.listeners.size).toBe(0)
})

test('a slow network keeps nobody longer than two seconds', async () => {
	const queue = queueOf('银行')
	const waiting = whenEmpty(queue)
	vi.advanceTimersByTime(2000)
	await waiting
	expect(queue.listeners.size).toBe(0)
})
