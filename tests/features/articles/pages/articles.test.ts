import { expect, test, vi } from 'vitest'
import { clientLoader, loader } from '#app/features/articles/pages/articles.tsx'
import { platformWithArticles, workerOf } from '#tests/support/articles.ts'
import { answerOf, testPlatform } from '#tests/support/context.ts'
import { marta } from '#tests/support/users.ts'

test('the list is in the page when it loads', async () => {
	const { visit } = await platformWithArticles({})
	expect(await loader({ ...visit('/articles'), params: {} })).toMatchObject({
		page: 1,
		list: { ok: true, value: { articles: [{ id: 'article-1' }], total: 1 } },
	})
})

const found = { ok: true as const, value: { articles: [], total: 0 } }

function click(path: string, answer: Promise<unknown>) {
	const serverLoader = () => answer as Promise<never>
	return clientLoader({ request: new Request(`http://localhost${path}`), params: {}, serverLoader })
}

test('client navigation waits a moment for the list', async () => {
	const loaded = { page: 2, list: found }
	expect(await click('/articles?page=2', Promise.resolve(loaded))).toBe(loaded)
	await expect(click('/articles', Promise.reject(new Error('no network')))).rejects.toThrow()
})

test('the list has pages of twenty-four', async () => {
	const { visit } = await platformWithArticles(...Array.from({ length: 25 }, () => ({})))
	const ids = async (path: string) => {
		const answer = await loader({ ...visit(path), params: {} })
		const { list } = 'data' in answer ? answer.data : answer
		return list.ok && list.value.articles.map(({ id }) => id)
	}
	expect(await ids('/articles')).toHaveLength(24)
	expect(await ids('/articles?page=2')).toEqual(['article-25'])
	expect(await ids('/articles?page=x')).toHaveLength(24)
})

test('an order of its own stays in the address, and with it the page', async () => {
	const { visit } = await platformWithArticles(...Array.from({ length: 25 }, () => ({})))
	const read = async (path: string) => {
		const answer = await loader({ ...visit(path), params: {} })
		return 'data' in answer ? answer.data : answer
	}
	const closest = await read('/articles?fit=closest&page=2')
	expect(closest.order).toBe('closest')
	expect(closest.list.ok && closest.list.value).toMatchObject({
		articles: [{ id: 'article-25' }],
		total: 25,
	})
	expect(await read('/articles?fit=right')).toMatchObject({
		list: { ok: true, value: { articles: [], total: 0 } },
	})
	const answer = await answerOf(loader({ ...visit('/articles?fit=closest&page=9'), params: {} }))
	expect(answer.headers.get('location')).toBe('/articles?page=2&fit=closest')
})

test('a list that failed is shown on the page, with a status that is not cached', async () => {
	const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
	const { binding } = workerOf(() => new Response('', { status: 500 }))
	const { visit } = await testPlatform({ ARTICLES: binding })
	const visited = visit('/articles')
	const context = { ...visited.context, user: async () => marta }
	expect(await loader({ ...visited, context, params: {} })).toMatchObject({
		data: { page: 1, list: { ok: false } },
		init: { status: 500 },
	})
	logged.mockRestore()
})
