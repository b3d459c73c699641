import { expect, test, vi } from 'vitest'
import { loader } from '#app/features/articles/pages/article-text.ts'
import { platformWithArticles, workerOf } from '#tests/support/articles.ts'
import { answerOf, testPlatform } from '#tests/support/context.ts'
import { marta } from '#tests/support/users.ts'

test('an article is passed on to signed-in users with its ETag', async () => {
	const { visit, asked } = await platformWithArticles({})
	const params = { id: 'article-1' }
	const answer = await loader({ ...visit('/api/v1/articles/article-1'), params })
	expect(asked).toEqual(['http://articles/api/v1/articles/article-1?edition=2.0'])
	expect(await answer.json()).toMatchObject({
		id: 'article-1',
		paragraphs: [{ zh: '火车来了', en: 'The train is coming.' }],
		hsk_tokens: [{ word: '火车' }, { word: '来' }, { word: '了' }],
	})
	const again = visit('/api/v1/articles/article-1')
	again.request.headers.set('if-none-match', answer.headers.get('etag') ?? '')
	expect((await loader({ ...again, params })).status).toBe(304)
})

test("unknown names are not found, and unsafe ones don't reach the worker", async () => {
	const { visit, asked } = await platformWithArticles({})
	const ids = ['nowhere', '', '.', '..', '../../health', 'a?size=1', 'a#b', '%2e%2e', 'x\n']
	for (const id of ids) {
		const answer = await loader({ ...visit('/api/v1/articles/x'), params: { id } })
		expect(answer.status).toBe(404)
		expect(await answer.json()).toEqual({
			error: { code: 'article.not-found', text: 'Article not found' },
		})
	}
	expect(asked).toEqual(['http://articles/api/v1/articles/nowhere?edition=2.0'])
})

test('visitors get nothing, and the worker is not called', async () => {
	const { nobody, asked } = await platformWithArticles({})
	const visited = nobody('/api/v1/articles/article-1')
	const answer = await answerOf(loader({ ...visited, params: { id: 'article-1' } }))
	expect(answer.status).toBe(401)
	expect(asked).toEqual([])
})

test('an unreachable worker is reported', async () => {
	const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
	const worker = workerOf(() => Promise.reject(new Error('no such worker')))
	const { visit } = await testPlatform({ ARTICLES: worker.binding })
	const visited = visit('/api/v1/articles/article-1')
	const context = { ...visited.context, user: async () => marta }
	const answer = await loader({ ...visited, context, params: { id: 'article-1' } })
	expect(await answer.json()).toEqual({
		error: { code: 'article.load-failed', text: 'Failed to load article data.' },
	})
	logged.mockRestore()
})

test('a disabled article is passed on to administrators alone, whatever is asked', async () => {
	const { visit } = await platformWithArticles({ status: 0 })
	const visited = visit('/api/v1/articles/article-1?disabled=shown')
	const params = { id: 'article-1' }
	expect((await loader({ ...visited, params })).status).toBe(404)
	const context = { ...visited.context, user: async () => ({ ...marta, level: 99 }) }
	const answer = await loader({ ...visited, context, params })
	expect(await answer.json()).toMatchObject({ id: 'article-1' })
})
