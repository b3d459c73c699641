import { expect, test, vi } from 'vitest'
import { loader } from '#app/routes/learn/articles.tsx'
import { marta, platformWithArticles, workerOf } from '#tests/support/articles.ts'
import { answerOf, testPlatform } from '#tests/support/context.ts'

test('a page’s first load is whole, later visits do not wait for the list', async () => {
	const { visit } = await platformWithArticles({})
	const first = await loader({ ...visit('/articles'), params: {} })
	expect(first.list).not.toBeInstanceOf(Promise)
	expect(first).toMatchObject({ page: 1, list: { ok: true, value: { total: 1 } } })
	const later = await loader({ ...visit('/articles.data'), params: {} })
	expect(later.list).toBeInstanceOf(Promise)
	expect(await later.list).toEqual(await first.list)
})

test('the list comes in pages of twenty-four', async () => {
	const { visit } = await platformWithArticles(...Array.from({ length: 25 }, () => ({})))
	const ids = async (path: string) => {
		const list = await (await loader({ ...visit(path), params: {} })).list
		return list.ok && list.value.articles.map(({ id }) => id)
	}
	expect(await ids('/articles')).toHaveLength(24)
	expect(await ids('/articles?page=2')).toEqual(['article-25'])
	expect(await ids('/articles?page=x')).toHaveLength(24)
})

test('a page after the last leads to the last', async () => {
	for (const [count, path] of [
		[25, '/articles?page=2'],
		[24, '/articles'],
		[0, '/articles'],
	] as const) {
		const { visit } = await platformWithArticles(...Array.from({ length: count }, () => ({})))
		const answer = await answerOf(loader({ ...visit('/articles?page=9'), params: {} }))
		expect(answer.headers.get('location')).toBe(path)
	}
})

test('a list that cannot be had is a value, so that the page can say so', async () => {
	const told = vi.spyOn(console, 'error').mockImplementation(() => {})
	const { binding } = workerOf(() => new Response('', { status: 500 }))
	const { visit } = await testPlatform({ ARTICLES: binding })
	const visited = visit('/articles')
	const context = { ...visited.context, person: async () => marta }
	expect(await loader({ ...visited, context, params: {} })).toMatchObject({ list: { ok: false } })
	told.mockRestore()
})

test('nobody sees the list without signing in, and the worker is not asked', async () => {
	const { nobody, asked } = await platformWithArticles({})
	for (const path of ['/articles', '/articles.data']) {
		const answer = await answerOf(loader({ ...nobody(path), params: {} }))
		expect(answer.headers.get('location')).toBe('/login')
	}
	expect(asked).toEqual([])
})
