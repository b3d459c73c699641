import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { personHeader } from '#app/contracts/person-header.ts'
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

/** A server that answers always the same, what it was told, and in whose name. */
async function serverWith(status: number, body: string) {
	const told: unknown[] = []
	const names: unknown[] = []
	server = createServer((request, response) => {
		let text = ''
		request.on('data', (chunk) => {
			text += chunk
		})
		request.on('end', () => {
			names.push(request.headers[personHeader])
			told.push(JSON.parse(text))
			response.writeHead(status, { 'content-type': 'application/json' }).end(body)
		})
	})
	await new Promise<void>((ready) => server?.listen(0, '127.0.0.1', ready))
	const { port } = server.address() as AddressInfo
	const place = { userId: 'ming', path: `http://127.0.0.1:${port}` }
	return { told, names, place }
}

test('events are told in their person’s name, with their age, not with this browser’s time', async () => {
	const settled = { settled: ['review-1'], refused: [], session: null }
	const { told, names, place } = await serverWith(200, JSON.stringify(settled))
	expect(await sendEvents(place, [event], 61_000)).toEqual({ kind: 'settled', answer: settled })
	const { at: _, ...sent } = event
	expect(told).toEqual([{ events: [{ ...sent, ageMs: 60_000 }] }])
	expect(names).toEqual(['ming'])
})

test('a clock that was set back makes nothing younger than now', async () => {
	const { told, place } = await serverWith(503, '{}')
	await sendEvents(place, [event], 0)
	expect(told).toMatchObject([{ events: [{ ageMs: 0 }] }])
})

test.each([
	[401, '{}', 'signed-out'],
	[400, '{}', 'refused'],
	[503, '{}', 'unreachable'],
	[200, '<html>', 'unreachable'],
	[200, '{"welcome":"to our café’s network"}', 'unreachable'],
])('%i with %s is understood', async (status, body, kind) => {
	const { place } = await serverWith(status, body)
	expect(await sendEvents(place, [event], 2000)).toEqual({ kind })
})

test('no network is no failure of the answers', async () => {
	const place = { userId: 'ming', path: 'http://127.0.0.1:1' }
	expect(await sendEvents(place, [event], 2000)).toEqual({ kind: 'unreachable' })
})

test('a deck’s name is part of an address', () => {
	expect(reviewsPath('a&b', 'recall')).toBe('/flashcards/reviews?deck=a%26b&mode=recall')
})
