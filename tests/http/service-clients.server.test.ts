import { expect, test } from 'vitest'
import { longestExtraWord, mostExtraWords } from '#app/contracts/tokenize.ts'
import type { Bindings } from '#app/http/bindings.ts'
import { serviceClients } from '#app/http/service-clients.server.ts'

function tokenizeBy(worker: (request: Request) => Promise<Response>) {
	return clientsOf(worker).tokenize
}

function clientsOf(worker: (request: Request) => Promise<Response>) {
	const fetch = (address: RequestInfo | URL, init?: RequestInit) =>
		worker(new Request(String(address), init))
	const binding = { fetch } as unknown as Fetcher
	return serviceClients({
		TOKENIZE: binding,
		TTS: binding,
		ARTICLES: binding,
		TRAINING: binding,
	} as Bindings)
}

const paragraphs = [{ zh: '我学习汉语。' }]
const words = [{ text: '我' }, { text: '学习', pinyin: 'xué xí', hsk: 'HSK1' }]

test('words are returned as the worker sent them', async () => {
	const tokenize = tokenizeBy(async (request) => {
		expect(request.url).toBe('http://tokenize/api/v1/tokenize')
		expect(await request.json()).toEqual({ paragraphs, version: 'v1', words: [] })
		return Response.json({ result: [words] })
	})
	expect(await tokenize({ paragraphs, version: 'v1' })).toEqual({ ok: true, value: [words] })
})

test('extra words are unique and within the limits', async () => {
	const sent: string[][] = []
	const tokenize = tokenizeBy(async (request) => {
		sent.push((await request.json<{ words: string[] }>()).words)
		return Response.json({ result: [] })
	})
	const many = Array.from({ length: mostExtraWords + 1 }, (_, index) => `词${index}`)
	await tokenize({ paragraphs, words: ['小美', '', '长'.repeat(longestExtraWord + 1), '小美'] })
	await tokenize({ paragraphs, words: many })
	expect(sent).toEqual([['小美'], many.slice(0, mostExtraWords)])
})

test('the worker’s failure is passed on', async () => {
	const error = { code: 'tokenizer.refused', text: 'The tokenize API answered: closed today' }
	const tokenize = tokenizeBy(async () => Response.json({ error }, { status: 502 }))
	expect(await tokenize({ paragraphs })).toEqual({ ok: false, error })
})

test.each([
	['no JSON', new Response('<html>')],
	['another shape', Response.json({ result: [['我']] })],
	['an error nobody knows', Response.json({ error: { code: 'a.b', text: '' } }, { status: 500 })],
])('an unexpected response fails: %s', async (_, answer) => {
	const text = 'Unexpected response format from the tokenize API.'
	expect(await tokenizeBy(async () => answer)({ paragraphs })).toEqual({
		ok: false,
		error: { code: 'tokenizer.unexpected', text },
	})
})

test('an unreachable worker fails', async () => {
	const tokenize = tokenizeBy(() => Promise.reject(new Error('no such worker')))
	expect(await tokenize({ paragraphs })).toEqual({
		ok: false,
		error: { code: 'tokenizer.unreachable', text: 'Failed to request the tokenize API.' },
	})
})

test('readings are returned one per word', async () => {
	const { readings } = clientsOf(async (request) => {
		expect(request.url).toBe('http://tokenize/api/v1/readings')
		expect(await request.json()).toEqual({ paragraphs: [['头发', '。']] })
		return Response.json({ result: [['tóu fa', null]] })
	})
	expect(await readings([['头发', '。']])).toEqual({ ok: true, value: [['tóu fa', undefined]] })
})

test.each([
	['no JSON', new Response('<html>')],
	['fewer words', Response.json({ result: [['tóu fa']] })],
	['fewer paragraphs', Response.json({ result: [] })],
])('unexpected readings fail: %s', async (_, answer) => {
	const text = 'Unexpected response format from the tokenize API.'
	expect(await clientsOf(async () => answer).readings([['头发', '。']])).toEqual({
		ok: false,
		error: { code: 'tokenizer.unexpected', text },
	})
})

test('readings of an unreachable worker fail', async () => {
	const { readings } = clientsOf(() => Promise.reject(new Error('no such worker')))
	expect(await readings([['头发']])).toMatchObject({
		ok: false,
		error: { code: 'tokenizer.unreachable' },
	})
})
