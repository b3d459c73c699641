import { expect, test, vi } from 'vitest'
import { articleOwner, keepWorkingPart } from '#app/db/working-parts.ts'
import type { User } from '#app/domain/accounts/user.ts'
import { numberBlanks } from '#app/domain/lesson-text/blanks.ts'
import { loader } from '#app/features/articles/pages/article.tsx'
import { platformWithArticles, workerOf } from '#tests/support/articles.ts'
import { makeArticle } from '#tests/support/content-factories.ts'
import { contentFrom } from '#tests/support/content-notation.ts'
import { answerOf, testPlatform } from '#tests/support/context.ts'
import { makeAdmin } from '#tests/support/factories.ts'
import { show } from '#tests/support/ruby-notation.ts'
import { marta } from '#tests/support/users.ts'
import { articlesApp } from '#workers/articles/app.ts'

const params = { id: 'article-1' }

/** An enabled article with a saved text that is not published, read by an administrator. */
async function savedArticle() {
	let platform: Awaited<ReturnType<typeof testPlatform>> | undefined
	const worker = workerOf((request) => {
		if (!platform) throw new Error('There is no platform yet')
		const { db } = platform
		return articlesApp(() => db).fetch(request, { LIBSQL_URL: 'http://localhost' })
	})
	platform = await testPlatform({ ARTICLES: worker.binding })
	const { db, visit } = platform
	await makeAdmin(db, { id: 'shen-lan', email: 'shen@example.com' })
	await makeArticle(db, {
		id: 'article-1',
		enTitle: 'The Slow Train',
		title: '慢火车',
		level: 'elementary',
		content: contentFrom('火车[huǒ chē] | 来[lái] | 了 | 。 / The train is coming.'),
	})
	const saved = '慢火车[màn huǒ chē] | {还}[hái] | 没来[méi lái] | 。 / The train is late. (large)'
	const content = numberBlanks(contentFrom(saved), () => 'still')
	await db.batch([
		keepWorkingPart(db, {
			owner: articleOwner('article-1'),
			part: 'text',
			content: JSON.stringify(content),
			version: 2,
			savedBy: 'shen-lan',
			now: new Date(),
		}),
	])
	return async (search: string, user: User) => {
		const visited = visit(`/articles/article-1${search}`)
		const context = { ...visited.context, user: async () => user }
		const page = await loader({ ...visited, context, params })
		return { page, text: show(context.pageHtml.get('article-1') ?? '') }
	}
}

test('an administrator reads what is saved, and learners what is published', async () => {
	const read = await savedArticle()
	const shen = { ...marta, level: 99 }
	const published = '火车[huǒchē] 来[lái]了。The train is coming.'
	const usual = await read('', shen)
	expect(usual.text).toBe(published)
	expect(usual.page.standing).toEqual({ isLive: true, preview: undefined })
	const preview = await read('?view=working&as=HSK5&narrow=on', shen)
	expect(preview.text).toContain('慢火车[mànhuǒchē]')
	expect(preview.text).toContain('没来[méilái]')
	expect(preview.page).toMatchObject({
		answers: [{ number: 1, zh: '还', en: 'still' }],
		reader: { rank: 5 },
		standing: { isLive: true, preview: { level: 'HSK5', isNarrow: true, hasChanges: true } },
	})
	const learner = await read('?view=working&as=HSK5', marta)
	expect(learner.text).toBe(published)
	expect(learner.page).toMatchObject({ standing: undefined, reader: { rank: 2 } })
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
	expect(page.words).toMatch(/^\/articles\/article-1\/words\?of=[\da-f]{16}$/)
})

test('an article without a text says so', async () => {
	const { visit } = await platformWithArticles({ content: [] })
	expect((await loader({ ...visit('/articles/article-1'), params })).isEmpty).toBe(true)
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
