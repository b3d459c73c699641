import { expect, test } from 'vitest'
import { boundedCall, parsedJson, redacted, type Send } from '#workers/shared/bounded-call.ts'

const url = new URL('https://words.test/cut')

function call(send: Send) {
	return boundedCall(url, {}, { send, timeoutMs: 50, mostBytes: 100 })
}

test('an answer has its status, its headers and its bytes', async () => {
	const headers = { 'content-type': 'text/plain' }
	const called = await call(async () => new Response('好', { status: 404, headers }))
	expect(called).toMatchObject({
		ok: true,
		value: { status: 404, body: new TextEncoder().encode('好') },
	})
})

test('an answer without a body has no bytes', async () => {
	expect(await call(async () => new Response(null))).toMatchObject({
		value: { body: new Uint8Array() },
	})
})

test('no redirect is followed', async () => {
	const headers = { location: 'https://elsewhere.test' }
	const called = await call(async (request) => {
		expect(request.redirect).toBe('manual')
		return new Response(null, { status: 302, headers })
	})
	expect(called).toMatchObject({
		error: { reason: 'redirect', detail: 'answered with a redirect' },
	})
})

test('a hundred bytes are read, one more is refused', async () => {
	expect(await call(async () => new Response('x'.repeat(100)))).toMatchObject({ ok: true })
	expect(await call(async () => new Response('x'.repeat(101)))).toMatchObject({
		error: { reason: 'too-large', detail: 'answered with more than 100 bytes' },
	})
})

test('whoever hangs, before or within the body, is left', async () => {
	const stuck = new ReadableStream({ start: (c) => c.enqueue(new Uint8Array(3)) })
	const late = { error: { reason: 'late', detail: 'did not answer in 50 ms' } }
	expect(await call(() => new Promise(() => {}))).toMatchObject(late)
	expect(await call(async () => new Response(stuck))).toMatchObject(late)
})

test('what broke is kept for who asked', async () => {
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

test.each(['', '<html>', '{"code":1', '\ud800'])('%j is no JSON', (text) => {
	expect(parsedJson(new TextEncoder().encode(text))).toBeUndefined()
})
