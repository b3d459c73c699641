import { expect, test } from 'vitest'
import { loader } from '#app/features/articles/pages/article-text.ts'
import { platformWithArticles } from '#tests/support/articles.ts'

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
