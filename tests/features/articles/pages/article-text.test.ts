import { expect, test, vi } from 'vitest'
import { loader } from '#app/features/articles/pages/article-text.ts'
import { platformWithArticles, workerOf } from '#tests/support/articles.ts'
import { answerOf, testPlatform } from '#tests/support/context.ts'
import { marta } from '#tests/support/users.ts'

test('an article is passed on to whoever is signed in, with its tag', async () => {
	const { visit, asked } = await platformWithArticles({})
	const params = { id: 'article-1' }
	const answer = await loader({ ...visit('/api/v1/articles/article-1'), params })
	expect(asked).toEqual(['http://articles/api/v1/articles/article-1'])
	expect(await answer.json()).toMatchObject({
		id: 'article-1',
		paragraphs: [{ zh: '火车来了', en: 'The train is coming.' }],
		hsk_tokens: [{ word: '火车' }, { word: '来' }, { word: '了' }],
	})
	const again = visit('/api/v1/articles/article-1')
	again.request.headers.set('if-none-match', answer.headers.get('etag') ?? '')
	expect((await loader({ ...again, params })).status).toBe(304)
})

test('there is none of another name; what leads elsewhere does not reach the worker', async () => {
	const { visit, asked } = await platformWithArticles({})
	const ids = ['nowhere', '', '.', '..', '../../health', 'a?size=1', 'a#b', '%2e%2e', 'x\n']
	for (const id of ids) {
		const answer = await loader({ ...visit('/api/v1/articles/x'), params: { id } })
		expect(answer.status).toBe(404)
		expect(await answer.json()).toEqual({
			error: { code: 'article.not-found', text: 'Article not found' },
		})
	}
	expect(asked).toEqual(['http://articles/api/v1/articles/nowhere'])
})

test('nobody is told without signing in, and the worker is not asked', async () => {
	const { nobody, asked } = await platformWithArticles({})
	const visited = nobody('/api/v1/articles/article-1')
	const answer = await answerOf(loader({ ...visited, params: { id: 'article-1' } }))
	expect(answer.status).toBe(401)
	expect(asked).toEqual([])
})

test('a worker that cannot be reached is said so', async () => {
	const told = vi.spyOn(console, 'error').mockImplementation(() => {})
	const worker = workerOf(() => Promise.reject(new Error('no such worker')))
	const { visit } = await testPlatform({ ARTICLES: worker.binding })
	const visited = visit('/api/v1/articles/article-1')
	const context = { ...visited.context, user: async () => marta }
	const answer = await loader({ ...visited, context, params: { id: 'article-1' } })
	expect(await answer.json()).toEqual({
		error: { code: 'article.load-failed', text: 'Failed to load article data.' },
	})
	told.mockRestore()
})
