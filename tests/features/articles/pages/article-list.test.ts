import { expect, test } from 'vitest'
import { loader } from '#app/features/articles/pages/article-list.ts'
import { platformWithArticles, workerOf } from '#tests/support/articles.ts'
import { testPlatform } from '#tests/support/context.ts'
import { marta } from '#tests/support/users.ts'

test('the list is passed on to signed-in users with page, total and ETag', async () => {
	const { visit, asked } = await platformWithArticles({}, {}, {})
	const answer = await loader({ ...visit('/api/v1/articles?page=2&size=2'), params: {} })
	expect(asked).toEqual(['http://articles/api/v1/articles?page=2&size=2'])
	expect(await answer.json()).toMatchObject([{ id: 'article-3', enTitle: 'The Slow Train' }])
	expect(answer.headers.get('x-total-count')).toBe('3')
	const etag = answer.headers.get('etag') ?? ''
	const again = visit('/api/v1/articles?page=2&size=2')
	again.request.headers.set('if-none-match', etag)
	expect((await loader({ ...again, params: {} })).status).toBe(304)
})

test("the worker's refusals are passed on", async () => {
	const { visit } = await platformWithArticles({})
	const answer = await loader({ ...visit('/api/v1/articles?size=101'), params: {} })
	expect(answer.status).toBe(400)
	expect(await answer.json()).toMatchObject({ error: { code: 'request.invalid' } })
})

test('the worker learns nothing about the user', async () => {
	const headers: string[] = []
	const worker = workerOf((request) => {
		headers.push(...request.headers.keys())
		return Response.json([])
	})
	const { visit } = await testPlatform({ ARTICLES: worker.binding })
	const visited = visit('/api/v1/articles', { cookie: 'hanlu.session_token=secret' })
	const context = { ...visited.context, user: async () => marta }
	await loader({ ...visited, context, params: {} })
	expect(headers).toEqual([])
})
