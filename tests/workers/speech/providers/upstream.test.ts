import { expect, test } from 'vitest'
import * as z from 'zod'
import type { Send } from '#workers/shared/bounded-call.ts'
import { ask, jsonOf, patienceFor, refusalOf } from '#workers/speech/providers/upstream.ts'

const url = new URL('https://speech.test/say')

function asked(send: Send, mostBytes = 100) {
	return ask({ service: 'speech', send, timeoutMs: 50, secrets: ['s3cret'] }, url, {}, mostBytes)
}

function answering(body: BodyInit | null, init?: ResponseInit) {
	return asked(async () => new Response(body, init))
}

async function answerOf(result: ReturnType<typeof asked>) {
	const { ok, ...rest } = await result
	if (!ok || !('value' in rest)) throw new Error(JSON.stringify(rest))
	return rest.value
}

test('an answer has its status, content type and bytes', async () => {
	const headers = { 'content-type': 'Audio/MPEG; charset=x', 'retry-after': '7' }
	expect(await answerOf(answering('abc', { status: 503, headers }))).toEqual({
		status: 503,
		contentType: 'audio/mpeg',
		retryAfterSeconds: 7,
		body: new TextEncoder().encode('abc'),
	})
})

test('the call sends no cookies and follows no redirect', async () => {
	await asked(async (request) => {
		expect(request.redirect).toBe('manual')
		return new Response()
	})
})

test('a broken connection is a temporary failure without secrets', async () => {
	const broken = new ReadableStream({ start: (c) => c.error(new Error('reset, key s3cret')) })
	const detail = 'speech could not be reached: reset, key …'
	expect(await answering(broken)).toMatchObject({ error: { kind: 'temporary', detail } })
})

test('a known error gets its own kind', async () => {
	const send = () => Promise.reject(new Error('5007: no such model'))
	const explain = () => 'configuration' as const
	expect(await ask({ service: 'speech', send, secrets: [], explain }, url, {}, 9)).toMatchObject({
		error: { kind: 'configuration', detail: 'speech: 5007: no such model' },
	})
})

test.each([
	[200, undefined],
	[204, undefined],
	[400, 'permanent'],
	[401, 'configuration'],
	[403, 'configuration'],
	[404, 'permanent'],
	[408, 'temporary'],
	[413, 'permanent'],
	[429, 'temporary'],
	[500, 'temporary'],
	[503, 'temporary'],
])('status %i is %s', async (status, kind) => {
	const answer = await answerOf(answering(null, { status }))
	expect(refusalOf({ service: 'speech', secrets: [] }, answer)?.kind).toBe(kind)
})

test.each([
	['30', 30],
	['0', 0],
	['999999', 3600],
	[new Date(Date.now() + 60_000).toUTCString(), 60],
	['Thu, 01 Jan 1970 00:00:00 GMT', 0],
	['soon', undefined],
])('Retry-After: %s', async (header, seconds) => {
	const answer = await answerOf(
		answering(null, { status: 429, headers: { 'retry-after': header } }),
	)
	const wait = refusalOf({ service: 'speech', secrets: [] }, answer)?.retryAfterSeconds
	if (seconds === undefined) expect(wait).toBeUndefined()
	else expect(Math.abs((wait ?? -9) - seconds)).toBeLessThanOrEqual(1)
})

test('a body of another shape is not parsed', async () => {
	const schema = z.object({ code: z.number() })
	expect(jsonOf(schema, await answerOf(answering('{"code":1}')))).toEqual({ code: 1 })
	for (const body of ['', '<html>', '{"code":"1"}', 'null', '{"code":1'])
		expect(jsonOf(schema, await answerOf(answering(body)))).toBeUndefined()
})

test('a long text gets more time than a word', () => {
	expect([patienceFor('你好'), patienceFor('好'.repeat(300))]).toEqual([20_200, 50_000])
})
