import { expect, test, vi } from 'vitest'
import { loader } from '#app/features/articles/pages/article.tsx'
import { platformWithArticles, workerOf } from '#tests/support/articles.ts'
import { answerOf, testPlatform } from '#tests/support/context.ts'
import { show } from '#tests/support/ruby-notation.ts'
import { marta } from '#tests/support/users.ts'

const params = { id: 'article-1' }

test('the first load has the text beside its data, client navigation in it', async () => {
	const { visit } = await platformWithArticles({})
	const document = visit('/articles/article-1')
	expect((await loader({ ...document, params })).html).toBeUndefined()
	const html = document.context.pageHtml.get('article-1') ?? ''
	expect(show(html)).toBe('火车[huǒchē] 来[lái]了The train is coming.')
	const data = visit('/articles/article-1.data')
	expect((await loader({ ...data, params })).html).toBe(html)
	expect(data.context.pageHtml.size).toBe(0)
})

test("the page has its title, the reader's level and preferences", async () => {
	const { visit } = await platformWithArticles({ coverImage: '/media/covers/train.webp' })
	const page = await loader({ ...visit('/articles/article-1'), params })
	expect(page).toMatchObject({
		article: {
			id: 'article-1',
			enTitle: 'The Slow Train',
			title: '慢火车',
			level: 'elementary',
			coverImage: '/media/covers/train.webp',
		},
		reader: { id: 'marta', rank: 2 },
		preferences: { hsk: true, pinyin: true, chinese: true, translation: false },
		isEmpty: false,
	})
	expect(page.audio).toBeUndefined()
	expect(await page.entries).toEqual([])
})

test('an article without a text says so', async () => {
	const { visit } = await platformWithArticles({ content: [] })
	expect((await loader({ ...visit('/articles/article-1'), params })).isEmpty).toBe(true)
})

test.each([
	['nowhere', {}],
	['article-1', { status: 0 }],
	['article-1', { isDeleted: true }],
	['..', {}],
])('there is no article at %s', async (id, row) => {
	const { visit } = await platformWithArticles(row)
	const answer = await answerOf(loader({ ...visit('/articles/x'), params: { id } }))
	expect(answer.status).toBe(404)
	expect(await answer.json()).toEqual({ code: 'article.not-found', text: 'Article not found' })
})

test.each([
	[
		'answers with a status alone',
		() => new Response('', { status: 503 }),
		'HTTP error! status: 503',
	],
	[
		'cannot be reached',
		() => Promise.reject(new Error('no such worker')),
		'Failed to load article data.',
	],
])('a worker that %s is reported', async (_, serve, reason) => {
	const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
	const { visit } = await testPlatform({ ARTICLES: workerOf(serve).binding })
	const visited = visit('/articles/article-1')
	const context = { ...visited.context, user: async () => marta }
	const answer = await answerOf(loader({ ...visited, context, params }))
	expect(answer.status).toBe(500)
	expect(await answer.json()).toEqual({ code: 'page.error', text: `Error: ${reason}` })
	logged.mockRestore()
})

test('visitors cannot read, and the worker is not called', async () => {
	const { nobody, asked } = await platformWithArticles({})
	for (const path of ['/articles/article-1', '/articles/article-1.data']) {
		const answer = await answerOf(loader({ ...nobody(path), params }))
		expect(answer.headers.get('location')).toBe('/login?to=/articles/article-1')
	}
	expect(asked).toEqual([])
})

test('administrators read an article that is disabled, but none that is deleted', async () => {
	const disabled = await platformWithArticles({ status: 0 })
	const read = (visited: ReturnType<typeof disabled.visit>) => {
		const context = { ...visited.context, user: async () => ({ ...marta, level: 99 }) }
		return loader({ ...visited, context, params })
	}
	expect((await read(disabled.visit('/articles/article-1'))).article.id).toBe('article-1')
	const deleted = await platformWithArticles({ isDeleted: true })
	const answer = await answerOf(read(deleted.visit('/articles/article-1')))
	expect(answer.status).toBe(404)
})
