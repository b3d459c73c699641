import { expect, test } from 'vitest'
import { boundedCall, redacted, type Send } from '#workers/shared/bounded-call.ts'

const url = new URL('https://words.test/cut')

function call(send: Send) {
	return boundedCall(url, {}, { send, timeoutMs: 50, mostBytes: 100 })
}

test('a response has its status, headers and bytes', async () => {
	const headers = { 'content-type': 'text/plain' }
	const called = await call(async () => new Response('好', { status: 404, headers }))
	expect(called).toMatchObject({
		ok: true,
		value: { status: 404, body: new TextEncoder().encode('好') },
	})
})

test('a response without a body has no bytes', async () => {
	expect(await call(async () => new Response(null))).toMatchObject({
		value: { body: new Uint8Array() },
	})
})

test('a redirect is not followed', async () => {
	const headers = { location: 'https://elsewhere.test' }
	const called = await call(async (request) => {
		expect(request.redirect).toBe('manual')
		return new Response(null, { status: 302, headers })
	})
	expect(called).toMatchObject({
		error: { reason: 'redirect', detail: 'answered with a redirect' },
	})
})

test('a response over the size limit is refused', async () => {
	expect(await call(async () => new Response('x'.repeat(100)))).toMatchObject({ ok: true })
	expect(await call(async () => new Response('x'.repeat(101)))).toMatchObject({
		error: { reason: 'too-large', detail: 'answered with more than 100 bytes' },
	})
})

test('a call that hangs before or within the body times out', async () => {
	const stuck = new ReadableStream({ start: (c) => c.enqueue(new Uint8Array(3)) })
	const late = { error: { reason: 'late', detail: 'did not answer in 50 ms' } }
	expect(await call(() => new Promise(() => {}))).toMatchObject(late)
	expect(await call(async () => new Response(stuck))).toMatchObject(late)
})

test('the thrown error is returned', async () => {
	const error = new Error('reset')
	expect(await call(() => Promise.reject(error))).toEqual({
		ok: false,
		error: { reason: 'unreachable', detail: 'could not be reached', error },
	})
})

test('redacted messages are short and have no secrets', () => {
	expect(redacted('x'.repeat(999), { secrets: [] })).toHaveLength(200)
	expect(redacted(new Error('key s3cret expired'), { secrets: ['', 's3cret'] })).toBe(
		'key … expired',
	)
})
