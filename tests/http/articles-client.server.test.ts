import { expect, test, vi } from 'vitest'
import { articlesClient } from '#app/http/articles-client.server.ts'

function clientOf(worker: (request: Request) => Promise<Response>) {
	const fetch = (address: RequestInfo | URL, init?: RequestInit) =>
		worker(new Request(String(address), init))
	return articlesClient({ fetch } as unknown as Fetcher)
}

const card = {
	id: 'the-slow-train',
	enTitle: 'The Slow Train',
	title: '慢火车',
	coverImage: null,
	level: 'elementary',
}

const article = {
	...card,
	title_tokens: [{ word: '慢', pinyin: 'màn' }],
	paragraphs: [{ zh: '火车来了。', en: 'The train is coming.' }],
	hsk_tokens: [],
	vocab_list: [],
	answers: [],
	part_forms: [],
	audio_path: null,
	next_article: null,
}

function quietly() {
	return vi.spyOn(console, 'error').mockImplementation(() => {})
}

test('a page of the list has the total count', async () => {
	const asked: string[] = []
	const { list } = clientOf(async (request) => {
		asked.push(request.url)
		return Response.json([{ ...card, hasAudio: true }], { headers: { 'x-total-count': '25' } })
	})
	expect(await list({ page: 2, size: 24 })).toEqual({
		ok: true,
		value: { articles: [{ ...card, hasAudio: true }], total: 25 },
	})
	expect(asked).toEqual(['http://articles/api/v1/articles?page=2&size=24'])
})

test('an article is found by its id', async () => {
	const { find } = clientOf(async (request) => {
		expect(request.url).toBe('http://articles/api/v1/articles/the-slow-train?edition=2.0')
		return Response.json(article)
	})
	expect(await find('the-slow-train', { edition: '2.0' })).toEqual({ ok: true, value: article })
})

test.each(['..', '.', '', 'a/b', '%2e%2e', 'A', '慢火车'])(
	'the invalid id %j is not sent to the worker',
	async (id) => {
		const { find } = clientOf(async () => Response.json(article))
		expect(await find(id, { edition: '2.0' })).toEqual({
			ok: false,
			error: { code: 'article.not-found', text: 'Article not found' },
		})
	},
)

test('a damaged annotation is left out', async () => {
	const { find } = clientOf(async () =>
		Response.json({ ...article, paragraphs: 'none', hsk_tokens: null }),
	)
	expect(await find('the-slow-train', { edition: '2.0' })).toMatchObject({
		ok: true,
		value: { paragraphs: [], hsk_tokens: [] },
	})
})

test.each([
	[
		'there is none',
		Response.json({ error: { code: 'article.not-found', text: '' } }, { status: 404 }),
		'Article not found',
	],
	[
		'the worker says what is wrong',
		Response.json({ error: { code: 'x.y', text: 'Closed today.' } }, { status: 503 }),
		'Error: Closed today.',
	],
	['it says nothing', new Response('<html>', { status: 500 }), 'Error: HTTP error! status: 500'],
	['it answers no JSON', new Response('<html>'), 'Error: Failed to load article data.'],
	[
		'it answers another thing',
		Response.json({ ...article, title: 7 }),
		'Error: Failed to load article data.',
	],
])('a failure has its text: %s', async (_, answer, text) => {
	const told = quietly()
	const found = await clientOf(async () => answer).find('the-slow-train', { edition: '2.0' })
	expect(found).toMatchObject({ ok: false, error: { text } })
	told.mockRestore()
})

test('an unreachable worker fails and is logged', async () => {
	const told = quietly()
	const { find, list } = clientOf(() => Promise.reject(new Error('no such worker')))
	for (const read of [
		await find('the-slow-train', { edition: '2.0' }),
		await list({ page: 1, size: 24 }),
	]) {
		expect(read).toEqual({
			ok: false,
			error: { code: 'page.error', text: 'Error: Failed to load article data.' },
		})
	}
	expect(told).toHaveBeenCalledTimes(2)
	told.mockRestore()
})
