import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import type { QueuedEvent } from '#app/features/flashcards/study/event-queue.ts'
import { reviewsPath, sendEvents } from '#app/features/flashcards/study/send-events.ts'

const event: QueuedEvent = {
	...{ kind: 'answer', id: 'review-1', cardId: '你', mode: 'recall', grade: 'good' },
	...{ durationMs: 900, at: 1000 },
}

let server: Server | undefined
afterEach(() => {
	server?.close()
	server = undefined
})

/** A server that answers always the same, and what it was told. */
async function serverWith(status: number, body: string) {
	const told: unknown[] = []
	server = createServer((request, response) => {
		let text = ''
		request.on('data', (chunk) => {
			text += chunk
		})
		request.on('end', () => {
			told.push(JSON.parse(text))
			response.writeHead(status, { 'content-type': 'application/json' }).end(body)
		})
	})
	await new Promise<void>((ready) => server?.listen(0, '127.0.0.1', ready))
	const { port } = server.address() as AddressInfo
	return { told, address: `http://127.0.0.1:${port}` }
}

test('events are told with their age, not with this browser’s time', async () => {
	const settled = { settled: ['review-1'], refused: [], session: null }
	const { told, address } = await serverWith(200, JSON.stringify(settled))
	expect(await sendEvents(address, [event], 61_000)).toEqual({ kind: 'settled', answer: settled })
	const { at: _, ...sent } = event
	expect(told).toEqual([{ events: [{ ...sent, ageMs: 60_000 }] }])
})

test('a clock that was set back makes nothing younger than now', async () => {
	const { told, address } = await serverWith(503, '{}')
	await sendEvents(address, [event], 0)
	expect(told).toMatchObject([{ events: [{ ageMs: 0 }] }])
})

test.each([
	[401, '{}', 'signed-out'],
	[400, '{}', 'refused'],
	[503, '{}', 'unreachable'],
	[200, '<html>', 'unreachable'],
	[200, '{"welcome":"to our café’s network"}', 'unreachable'],
])('%i with %s is understood', async (status, body, kind) => {
	const { address } = await serverWith(status, body)
	expect(await sendEvents(address, [event], 2000)).toEqual({ kind })
})

test('no network is no failure of the answers', async () => {
	expect(await sendEvents('http://127.0.0.1:1', [event], 2000)).toEqual({ kind: 'unreachable' })
})

test('a deck’s name is part of an address', () => {
	expect(reviewsPath('a&b', 'recall')).toBe('/flashcards/reviews?deck=a%26b&mode=recall')
})
