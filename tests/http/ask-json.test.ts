import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { anything, askJson } from '#app/http/ask-json.ts'
import { silenceExpectedLogs } from '#tests/support/expected-logs.ts'

silenceExpectedLogs()

const wordSchema = z.object({ word: z.string() })

function answering(answer: () => Response | Promise<Response>) {
	const fetched = vi.fn(answer)
	vi.stubGlobal('fetch', fetched)
	return fetched
}

afterEach(() => vi.unstubAllGlobals())

test('what the schema reads of the answer is returned', async () => {
	const fetched = answering(() => Response.json({ word: '汉路', more: true }))
	expect(await askJson('/words', { pinyin: 'hàn lù' }, wordSchema)).toEqual({
		ok: true,
		value: { word: '汉路' },
	})
	expect(fetched).toHaveBeenCalledWith(
		'/words',
		expect.objectContaining({ method: 'POST', body: '{"pinyin":"hàn lù"}' }),
	)
})

test('without anything to send, the path is got', async () => {
	const fetched = answering(() => Response.json(['汉']))
	expect(await askJson('/words', undefined, anything)).toEqual({ ok: true, value: ['汉'] })
	expect(fetched).toHaveBeenCalledWith(
		'/words',
		expect.not.objectContaining({ method: expect.anything() }),
	)
})

test.each<[string, () => Response, object]>([
	[
		'a refusal',
		() => Response.json({ word: '汉' }, { status: 409 }),
		{ status: 409, body: { word: '汉' } },
	],
	['another shape', () => Response.json({ word: 7 }), { status: 200, body: { word: 7 } }],
	['a page', () => new Response('<!doctype html>'), { status: 200, body: undefined }],
	[
		'no network',
		() => {
			throw new TypeError('Failed to fetch')
		},
		{ status: 0, body: undefined },
	],
])('%s is an error', async (_, answer, error) => {
	answering(answer)
	expect(await askJson('/words', {}, wordSchema)).toEqual({ ok: false, error })
})

test("it throws only when the caller's signal aborts", async () => {
	const leaving = new AbortController()
	answering(() => {
		leaving.abort()
		throw new DOMException('The user aborted a request.', 'AbortError')
	})
	await expect(askJson('/words', {}, wordSchema, leaving.signal)).rejects.toThrow()
})

test.each([
	['of its own', undefined],
	["beside the caller's signal", new AbortController().signal],
])('a request has a time limit %s, and reaching it is a refusal', async (_, signal) => {
	const limit = new AbortController()
	vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal)
	vi.stubGlobal('fetch', async (_path: string, init: RequestInit) => {
		limit.abort(new DOMException('Too late', 'TimeoutError'))
		init.signal?.throwIfAborted()
		return Response.json({ word: '汉' })
	})
	expect(await askJson('/words', {}, wordSchema, signal)).toEqual({
		ok: false,
		error: { status: 0, body: undefined },
	})
})
