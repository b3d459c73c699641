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

test('the failure of a broken connection does not contain the key', async () => {
	const broken = new ReadableStream({ start: (c) => c.error(new Error('reset, key s3cret')) })
	expect(await answering(broken)).toEqual({
		ok: false,
		error: 'it could not be reached: reset, key …',
	})
})
