import { expect, test } from 'vitest'
import type { Send } from '#workers/shared/bounded-call.ts'
import { askUpstream } from '#workers/tokenize/engines/ask-upstream.ts'

function ask(send: Send, { url = 'https://cut.test', timeoutMs = 10_000 } = {}) {
	return askUpstream({ url, key: 's3cret', send, timeoutMs }, 'api/v2/tokenize', { a: '你好' })
}

function answering(body: BodyInit | null, init?: ResponseInit) {
	return ask(async () => new Response(body, init))
}

test.each([
	['https://cut.test', 'https://cut.test/api/v2/tokenize'],
	['https://cut.test/', 'https://cut.test/api/v2/tokenize'],
	['https://cut.test/zh', 'https://cut.test/zh/api/v2/tokenize'],
	['http://localhost:9000/zh/', 'http://localhost:9000/zh/api/v2/tokenize'],
])('requests go to the configured host: %s', async (url, address) => {
	await ask(
		async (request) => {
			expect(request.url).toBe(address)
			expect(request.method).toBe('POST')
			expect(request.redirect).toBe('manual')
			expect(request.headers.get('authorization')).toBe('Bearer s3cret')
			expect(await request.json()).toEqual({ a: '你好' })
			return new Response()
		},
		{ url },
	)
	expect.assertions(5)
})

test('no key is sent if none is set', async () => {
	const send: Send = async ({ headers }) => {
		expect(headers.has('authorization')).toBe(false)
		return new Response()
	}
	await askUpstream({ url: 'https://cut.test', send }, 'x', {})
	expect.assertions(1)
})

test('an answer has its status and JSON', async () => {
	expect(await answering('{"error":"忙"}', { status: 503 })).toEqual({
		ok: true,
		value: { isGood: false, status: 503, json: { error: '忙' } },
	})
	expect(await answering('<html>')).toMatchObject({ value: { isGood: true, json: undefined } })
	expect(await answering(null)).toMatchObject({ value: { isGood: true, json: undefined } })
})

test('characters split across chunks are decoded', async () => {
	const bytes = new TextEncoder().encode('{"zh":"汉"}')
	const pieces = new ReadableStream({
		start(controller) {
			for (const byte of bytes) controller.enqueue(Uint8Array.of(byte))
			controller.close()
		},
	})
	expect(await answering(pieces)).toMatchObject({ value: { json: { zh: '汉' } } })
})

test.each([301, 302, 303, 307, 308])('a redirect (%i) is not followed', async (status) => {
	const headers = { location: 'https://elsewhere.test' }
	expect(await answering(null, { status, headers })).toEqual({
		ok: false,
		error: 'it answered with a redirect',
	})
})

test('an answer over the size limit is not read to the end', async () => {
	let sent = 0
	const endless = new ReadableStream({
		pull(controller) {
			sent += 2 ** 20
			controller.enqueue(new Uint8Array(2 ** 20))
		},
	})
	expect(await answering(endless)).toEqual({
		ok: false,
		error: 'it answered with more than 8388608 bytes',
	})
	expect(sent).toBeLessThan(12 * 2 ** 20)
})

test('a call that times out fails', async () => {
	const deaf: Send = () => new Promise(() => {})
	const stuck = new ReadableStream({ start: (c) => c.enqueue(new Uint8Array(3)) })
	const late = { ok: false, error: 'it did not answer in 50 ms' }
	expect(await ask(deaf, { timeoutMs: 50 })).toEqual(late)
	expect(await ask(async () => new Response(stuck), { timeoutMs: 50 })).toEqual(late)
})

test('the failure of a broken connection does not contain the key', async () => {
	const broken = new ReadableStream({ start: (c) => c.error(new Error('reset, key s3cret')) })
	expect(await answering(broken)).toEqual({
		ok: false,
		error: 'it could not be reached: reset, key …',
	})
})
