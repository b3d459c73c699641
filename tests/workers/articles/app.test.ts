import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import { articleListSchema, articleSchema } from '#app/contracts/articles.ts'
import { openDatabase } from '#app/db/client.server.ts'
import { articles, vocab, workingParts } from '#app/db/schema/index.ts'
import type { LessonContent } from '#app/domain/lesson-text/content.ts'
import { articlesApp } from '#workers/articles/app.ts'
import type { Bindings } from '#workers/articles/bindings.ts'

/** The bindings in wrangler.toml, which the test runner does not type. */
const bindings = env as unknown as Bindings

const app = articlesApp(({ LIBSQL_URL }) => openDatabase({ url: LIBSQL_URL }))

function ask(path: string, init: RequestInit = {}, given: Partial<Bindings> = {}) {
	return app.request(path, init, { ...bindings, ...given })
}

const content: LessonContent = [
	{
		zh: [
			{ word: '他', pinyin: 'tā' },
			{ word: '还', pinyin: 'huán', isHide: true, hideIndex: 1 },
			{ word: '自行车', pinyin: 'zì xíng chē' },
			{ word: '。' },
		],
		en: 'He returns the bicycle.',
		blank: 'large',
		hides: [{ zh: '还', en: 'to return' }],
	},
]

const article = {
	enTitle: 'The Bicycle Repairman',
	title: '修自行车的人',
	level: 'intermediate' as const,
	content,
}

const word = (
	text: string,
	pinyin: string,
	frequency: number,
	level: 'HSK1' | 'HSK3' = 'HSK1',
) => ({
	word: text,
	pinyin,
	frequency,
	poses: ['verb' as const],
	meaning: { verb: { definition: `meaning of ${pinyin}` } },
	levels: [{ type: 'HSK' as const, level }],
})

async function withArticles(...rows: Partial<typeof articles.$inferInsert>[]) {
	const db = openDatabase({ url: bindings.LIBSQL_URL })
	await db.batch([db.delete(articles), db.delete(vocab)])
	for (const [index, row] of rows.entries()) {
		await db.insert(articles).values({ ...article, id: `article-${index + 1}`, ...row })
	}
	await db
		.insert(vocab)
		.values([
			word('还', 'hái', 900),
			word('还', 'huán', 90, 'HSK3'),
			word('他', 'tā', 800),
			word('修', 'xiū', 40),
			word('的', 'de', 999),
			word('人', 'rén', 500),
			word('自', 'zì', 300),
			{ ...word('自行车', 'zì xíng chē', 20), traditional: '自行車' },
			{ ...word('车的', 'chē de', 1), status: 0 },
		])
	return db
}

async function idsOf(answer: Response): Promise<string[]> {
	return articleListSchema.parse(await answer.json()).map(({ id }) => id)
}

test('the worker is healthy if the database answers', async () => {
	const answer = await ask('/health')
	expect(answer.status).toBe(200)
	expect(await answer.json()).toEqual({ ok: true, parts: { database: true } })
})

test('the worker is unhealthy if the database is unreachable', async () => {
	const answer = await ask('/health', {}, { LIBSQL_URL: 'http://127.0.0.1:1' })
	expect(answer.status).toBe(503)
	expect(await answer.json()).toEqual({ ok: false, parts: { database: false } })
})

test('the list has what cards show, without the texts', async () => {
	await withArticles(
		{ coverImage: '/media/covers/bicycle.webp' },
		{ audioPath: '/media/articles/article-2/audio/1.mp3', createdAt: new Date(0) },
	)
	const answer = await ask('/api/v1/articles')
	expect(answer.status).toBe(200)
	expect(answer.headers.get('x-total-count')).toBe('2')
	expect(await answer.json()).toEqual([
		{
			id: 'article-1',
			enTitle: 'The Bicycle Repairman',
			title: '修自行车的人',
			coverImage: '/media/covers/bicycle.webp',
			level: 'intermediate',
			hasAudio: false,
		},
		expect.objectContaining({ id: 'article-2', coverImage: null, hasAudio: true }),
	])
})

test('the list is sorted by order, then date, without disabled or deleted articles', async () => {
	await withArticles(
		{ id: 'old', createdAt: new Date(1) },
		{ id: 'new', createdAt: new Date(2) },
		{ id: 'first', orderNo: 5, createdAt: new Date(0) },
		{ id: 'disabled', status: 0 },
		{ id: 'coming', status: 2 },
		{ id: 'deleted', isDeleted: true },
	)
	expect(await idsOf(await ask('/api/v1/articles'))).toEqual(['first', 'new', 'old'])
	for (const id of ['disabled', 'coming', 'deleted']) {
		expect((await ask(`/api/v1/articles/${id}`)).status).toBe(404)
	}
})

test('the list has pages of at most a hundred', async () => {
	const rows = Array.from({ length: 7 }, (_, index) => ({ id: `a${index}`, orderNo: -index }))
	await withArticles(...rows)
	const second = await ask('/api/v1/articles?page=2&size=3')
	expect(second.headers.get('x-total-count')).toBe('7')
	expect(await idsOf(second)).toEqual(['a3', 'a4', 'a5'])
	expect(await idsOf(await ask('/api/v1/articles?page=3&size=3'))).toEqual(['a6'])
	expect(await idsOf(await ask('/api/v1/articles?page=4&size=3'))).toEqual([])
	expect((await ask('/api/v1/articles?size=100')).status).toBe(200)
})

test.each([
	'page=0',
	'page=-1',
	'page=1.5',
	'page=x',
	'page=',
	'page=1e3',
	'page=9999999',
	'size=0',
	'size=101',
	'page=1&page=0',
])('an invalid page is refused: ?%s', async (search) => {
	const answer = await ask(`/api/v1/articles?${search}`)
	expect(answer.status).toBe(400)
	expect(await answer.json()).toEqual({
		error: { code: 'request.invalid', text: 'This request could not be understood.' },
	})
})

test('an article has its text, its words and their details', async () => {
	await withArticles({ audioPath: '/media/articles/article-1/audio/1.mp3' })
	const answer = await ask('/api/v1/articles/article-1')
	expect(answer.status).toBe(200)
	const body: unknown = await answer.json()
	expect(articleSchema.parse(body)).toEqual(body)
	expect(body).toMatchObject({
		id: 'article-1',
		enTitle: 'The Bicycle Repairman',
		title: '修自行车的人',
		coverImage: null,
		level: 'intermediate',
		paragraphs: [{ zh: '他还自行车。', en: 'He returns the bicycle.', blank: 'large' }],
		hsk_tokens: [
			{ start: 0, end: 1, word: '他', paragraph_index: 0 },
			{
				start: 1,
				end: 2,
				word: '还',
				paragraph_index: 0,
				vocab: {
					word: '还',
					pinyin: 'huán',
					english: 'meaning of huán',
					hsk_level: 'HSK 3',
					pos: 'verb',
				},
			},
			{ start: 2, end: 5, word: '自行车', vocab: { pinyin: 'zì xíng chē', hsk_level: 'HSK 1' } },
		],
		audio_path: '/media/articles/article-1/audio/1.mp3',
		audio_embedded: false,
	})
})

test('the title takes readings from the text, else the most frequent ones', async () => {
	await withArticles({ title: '《修自行车的人》还' })
	const answer = await ask('/api/v1/articles/article-1')
	expect(articleSchema.parse(await answer.json()).title_tokens).toEqual([
		{ word: '《' },
		{ word: '修', pinyin: 'xiū' },
		{ word: '自行车', pinyin: 'zì xíng chē' },
		{ word: '的', pinyin: 'de' },
		{ word: '人', pinyin: 'rén' },
		{ word: '》' },
		{ word: '还', pinyin: 'huán' },
	])
})

test('the word list has all readings of words in the text, but not of the title', async () => {
	await withArticles({})
	const { vocab_list } = articleSchema.parse(await (await ask('/api/v1/articles/article-1')).json())
	expect(vocab_list.map(({ word, pinyin }) => `${word} ${pinyin}`)).toEqual([
		'还 hái',
		'他 tā',
		'还 huán',
		'自行车 zì xíng chē',
	])
	expect(vocab_list[3]).toEqual({
		word: '自行车',
		traditional: '自行車',
		pinyin: 'zì xíng chē',
		meanings: [['verb', 'meaning of zì xíng chē']],
		levels: ['HSK 1'],
	})
})

test('a saved text comes with its own words, where it is asked for', async () => {
	const db = await withArticles({ status: 0 })
	const zh = [{ word: '修', pinyin: 'xiū' }, { word: '。' }]
	await db.insert(workingParts).values({
		ownerKind: 'articles',
		ownerId: 'article-1',
		part: 'text',
		content: JSON.stringify([{ zh, en: 'He repairs.', blank: 'normal' }]),
		version: 2,
		savedBy: 'shen-lan',
	})
	const shown = async (search: string) => {
		const answer = await ask(`/api/v1/articles/article-1?disabled=shown${search}`)
		const { paragraphs, vocab_list, answers } = articleSchema.parse(await answer.json())
		return [paragraphs[0]?.zh, vocab_list.map(({ word }) => word), answers]
	}
	expect(await shown('&text=working')).toEqual(['修。', ['修'], []])
	const answers = [{ number: 1, zh: '还', en: 'to return' }]
	expect(await shown('')).toEqual(['他还自行车。', ['还', '他', '还', '自行车'], answers])
	expect((await ask('/api/v1/articles/article-1?text=other')).status).toBe(400)
})

test('a level changed in the vocabulary changes the article and its tag', async () => {
	const db = await withArticles({})
	const before = await ask('/api/v1/articles/article-1')
	await db.delete(vocab)
	await db.insert(vocab).values(word('他', 'tā', 1, 'HSK3'))
	const after = await ask('/api/v1/articles/article-1')
	expect(articleSchema.parse(await after.json()).hsk_tokens[0]?.vocab.hsk_level).toBe('HSK 3')
	expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'))
})

test('an article has the levels of the HSK edition that is asked for', async () => {
	const db = await withArticles({})
	const levels = [
		{ type: 'HSK' as const, level: 'HSK3' as const, edition: '2.0' as const },
		{ type: 'HSK' as const, level: 'HSK1' as const, edition: '3.0' as const },
	]
	await db.delete(vocab)
	await db.insert(vocab).values({ ...word('他', 'tā', 1), levels })
	const levelIn = async (search: string) => {
		const answer = await ask(`/api/v1/articles/article-1${search}`)
		const { hsk_tokens, vocab_list } = articleSchema.parse(await answer.json())
		return [hsk_tokens[0]?.vocab.hsk_level, vocab_list[0]?.levels]
	}
	expect(await levelIn('')).toEqual(['HSK 3', ['HSK 3', 'HSK 1 (3.0)']])
	expect(await levelIn('?edition=3.0')).toEqual(['HSK 1', ['HSK 1', 'HSK 3 (2.0)']])
	expect((await ask('/api/v1/articles/article-1?edition=1.0')).status).toBe(400)
})

test.each(['/api/v1/articles', '/api/v1/articles/article-1'])(
	'%s is not modified for a caller that has it',
	async (path) => {
		await withArticles({})
		const first = await ask(path)
		const etag = first.headers.get('etag') ?? ''
		expect(etag).toMatch(/^"[0-9a-f]+"$/)
		const again = await ask(path, { headers: { 'if-none-match': etag } })
		expect([again.status, await again.text()]).toEqual([304, ''])
		expect(again.headers.get('etag')).toBe(etag)
		expect(again.headers.get('x-total-count')).toBe(first.headers.get('x-total-count'))
		const other = await ask(path, { headers: { 'if-none-match': '"another"' } })
		expect(other.status).toBe(200)
		const head = await ask(path, { method: 'HEAD' })
		expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, etag, ''])
	},
)

test.each(['nowhere', '%20', '..%2Fhealth', "'%20or%20''='", '%E4%BF%AE', 'a'.repeat(5000)])(
	'the article %j is not found',
	async (id) => {
		await withArticles({})
		const answer = await ask(`/api/v1/articles/${id}`)
		expect(answer.status).toBe(404)
		expect(await answer.json()).toEqual({
			error: { code: 'article.not-found', text: 'Article not found' },
		})
	},
)

test('other addresses and methods are not found', async () => {
	for (const [path, method] of [
		['/', 'GET'],
		['/api/v2/articles', 'GET'],
		['/api/v1/articles', 'POST'],
		['/api/v1/articles/article-1', 'DELETE'],
	] as const) {
		const answer = await ask(path, { method })
		expect(answer.status).toBe(404)
		expect(await answer.json()).toMatchObject({ error: { code: 'page.not-found' } })
	}
})

test('a database failure is logged but not revealed', async () => {
	const told = vi.spyOn(console, 'error').mockImplementation(() => {})
	for (const path of ['/api/v1/articles', '/api/v1/articles/article-1']) {
		const answer = await ask(path, {}, { LIBSQL_URL: 'http://127.0.0.1:1' })
		expect(answer.status).toBe(500)
		expect(answer.headers.get('etag')).toBeNull()
		expect(await answer.json()).toEqual({
			error: { code: 'article.load-failed', text: 'Failed to load article data.' },
		})
	}
	expect(told).toHaveBeenCalledTimes(2)
	told.mockRestore()
})

test('an article names the one below it in the list, if there is one', async () => {
	const createdAt = new Date(1000)
	await withArticles(
		{ orderNo: 1, createdAt },
		{ orderNo: 3 },
		{ orderNo: 1, createdAt: new Date(500) },
		{ orderNo: 1, createdAt },
		{ orderNo: 2, status: 0 },
		{ orderNo: 2, isDeleted: true },
	)
	const nextOf = async (id: string) =>
		articleSchema.parse(await (await ask(`/api/v1/articles/${id}`)).json()).next_article
	const { enTitle, title } = article
	expect(await nextOf('article-2')).toEqual({ id: 'article-1', enTitle, title })
	expect(await nextOf('article-1')).toMatchObject({ id: 'article-4' })
	expect(await nextOf('article-4')).toMatchObject({ id: 'article-3' })
	expect(await nextOf('article-3')).toBeNull()
})
