import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { personHeader } from '#app/contracts/person-header.ts'
import type { QueuedEvent } from '#app/features/flashcards/study/review-queue.ts'

const event: QueuedEvent = {
	kind: 'answer',
	id: 'review-1',
	cardId: '你',
	mode: 'recall',
	grade: 'good',
	durationMs: 900,
	at: 1000,
}

beforeEach(() => {
	vi.resetModules()
	vi.stubGlobal('window', new EventTarget())
	vi.stubGlobal('localStorage', undefined)
})

let server: Server | undefined
afterEach(() => {
	server?.close()
	server = undefined
})

/** A server with a fixed reply, and the bodies and users it received. */
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
	return { told, names, path: `http://127.0.0.1:${port}` }
}

/** Sends these events in a browser whose clock says `now`. */
async function send(path: string, events: QueuedEvent[], now: number) {
	vi.spyOn(Date, 'now').mockReturnValue(now)
	const queue = await import('#app/features/flashcards/study/review-queue.ts')
	const { reviewChannel } = await import('#app/features/flashcards/study/review-channel.ts')
	const { sendBatch } = await import('#app/features/progress/outbox/send-batch.ts')
	queue.enqueue('ming', ...events)
	const onAnswer = vi.fn()
	const channel = reviewChannel({ userId: 'ming', path, onAnswer, onTrouble() {} })
	const batch = channel.nextBatch({ isAsking: false, isOneByOne: false })
	if (!batch) throw new Error('nothing to send')
	const { outcome, settle } = await sendBatch('ming', batch)
	if (outcome.kind === 'taken') settle?.()
	return { outcome, onAnswer, left: queue.queuedEvents('ming').map(({ id }) => id) }
}

test('events are sent in their person’s name, with their age, not with this browser’s time', async () => {
	const reply = { settled: ['review-1'], refused: [], session: null }
	const { told, names, path } = await serverWith(200, JSON.stringify(reply))
	const { outcome, onAnswer, left } = await send(path, [event], 61_000)
	expect(outcome).toMatchObject({ kind: 'taken', sent: 1, settled: 1 })
	expect(onAnswer).toHaveBeenCalledWith(reply, [])
	expect(left).toEqual([])
	const { at: _, ...sent } = event
	expect(told).toEqual([{ events: [{ ...sent, ageMs: 60_000 }] }])
	expect(names).toEqual(['ming'])
})

test('only the events that the server settled or refused leave the queue', async () => {
	const reply = { settled: ['review-2', 'of another tab'], refused: ['review-3'], session: null }
	const { path } = await serverWith(200, JSON.stringify(reply))
	const events = ['review-1', 'review-2', 'review-3'].map((id) => ({ ...event, id }))
	const { outcome, onAnswer, left } = await send(path, events, 2000)
	expect(outcome).toMatchObject({ sent: 3, settled: 2 })
	expect(left).toEqual(['review-1'])
	expect(onAnswer).toHaveBeenCalledWith(reply, [{ ...event, id: 'review-1' }])
})

test('a clock that was set back makes nothing younger than now', async () => {
	const { told, path } = await serverWith(503, '{}')
	await send(path, [event], 0)
	expect(told).toMatchObject([{ events: [{ ageMs: 0 }] }])
})

test.each([
	[401, '{}', { kind: 'denied', trouble: 'signed-out' }],
	[400, '{}', { kind: 'refused', sent: 1 }],
	[422, '{}', { kind: 'refused', sent: 1 }],
	[503, '{}', { kind: 'failed' }],
	[200, '<html>', { kind: 'failed' }],
	[200, '{"welcome":"to our café’s network"}', { kind: 'failed' }],
])('a reply of %i with %s loses no answer', async (status, body, outcome) => {
	const { path } = await serverWith(status, body)
	const sent = await send(path, [event], 2000)
	expect(sent.outcome).toMatchObject(outcome)
	expect(sent.left).toEqual(['review-1'])
	expect(sent.onAnswer).not.toHaveBeenCalled()
})

test('a missing network loses no answer', async () => {
	const { outcome, left } = await send('http://127.0.0.1:1', [event], 2000)
	expect(outcome).toMatchObject({ kind: 'failed' })
	expect(left).toEqual(['review-1'])
})

test('a page with answers of an earlier one asks for its cards, even if that one sends them', async () => {
	const queue = await import('#app/features/flashcards/study/review-queue.ts')
	const { reviewChannel } = await import('#app/features/flashcards/study/review-channel.ts')
	const open = () => reviewChannel({ userId: 'ming', path: '/', onAnswer() {}, onTrouble() {} })
	expect(open().isAsking).toBe(false)
	queue.enqueue('ming', event)
	const channel = open()
	expect(channel.isAsking).toBe(true)
	queue.dequeue('ming', ['review-1'])
	expect(channel.nextBatch({ isAsking: true, isOneByOne: false })).toMatchObject({
		sent: 0,
		body: '{"events":[]}',
	})
	expect(channel.nextBatch({ isAsking: false, isOneByOne: false })).toBeUndefined()
})
