import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { articles, auditLog, countedTexts, textWords, userProfiles } from '#app/db/schema/index.ts'
import { articleOwner } from '#app/db/working-parts.ts'
import { type ArticleValues, defaultValues } from '#app/features/articles/admin/article-values.ts'
import { listArticles } from '#app/features/articles/admin/list-articles.server.ts'
import { createArticle, editArticle } from '#app/features/articles/admin/save-article.server.ts'
import { makeWord } from '#tests/support/content-factories.ts'
import { contentFrom, shownContent } from '#tests/support/content-notation.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'
import { saveText } from '#tests/support/save-parts.ts'

const now = new Date('2026-11-21T12:00:00Z')
const actor = { id: 'shen-lan', email: 'shen@example.com' }
const train: ArticleValues = {
	...defaultValues,
	title: '慢火车',
	enTitle: 'The Slow Train',
	status: 1,
}
const content = contentFrom('火车 | 来 | 了 | 。 / The train is coming.')

/** 沈岚 writes an article about a slow train. */
async function office() {
	const db = await memoryDatabase()
	await db.insert(userProfiles).values({ ...actor, displayName: '沈岚', status: 1, level: 99 })
	const create = (slug: string, isTyped = false, values: Partial<ArticleValues> = {}) =>
		createArticle(db, {
			wanted: { slug, isTyped },
			values: { ...train, ...values },
			content,
			actor,
			now,
		})
	const edit = (order: Partial<Parameters<typeof editArticle>[1]>) =>
		editArticle(db, { id: 'slow-train', values: train, version: 1, actor, now, ...order })
	const write = (line: string, version: number) =>
		saveText(db, {
			owner: articleOwner('slow-train'),
			content: contentFrom(line),
			version,
			actor,
			now,
		})
	const find = async (id = 'slow-train') => {
		const [found] = await db.select().from(articles).where(eq(articles.id, id))
		return found
	}
	const log = () => db.select().from(auditLog)
	return { db, create, edit, write, find, log }
}

test('an article is created under its slug and logged', async () => {
	const { create, find, log } = await office()
	expect(await create('slow-train')).toEqual({ ok: true, value: { id: 'slow-train' } })
	expect(await find()).toMatchObject({ ...train, content, version: 1 })
	expect(await log()).toMatchObject([
		{
			action: 'article.create',
			objectType: 'article',
			objectId: 'slow-train',
			after: { enTitle: 'The Slow Train', paragraphs: 1 },
		},
	])
})

test('the words of an article are counted when it is created and written', async () => {
	const { db, create, edit, write } = await office()
	await makeWord(db, { word: '火车' })
	await create('slow-train')
	await create('slow-train')
	expect(await db.select().from(countedTexts)).toMatchObject([
		{ articleId: 'slow-train', listed: 1 },
	])
	await edit({ values: { ...train, status: 0 } })
	await write('火车 | 火车 / Trains!', 1)
	expect(await db.select().from(countedTexts)).toMatchObject([{ listed: 2 }])
	expect(await db.select().from(textWords)).toMatchObject([{ count: 2 }])
})

test('a form sent twice creates one article; another article’s slug gets a number', async () => {
	const { create, log } = await office()
	await create('slow-train')
	expect(await create('slow-train')).toEqual({ ok: true, value: { id: 'slow-train' } })
	expect(await log()).toHaveLength(1)
	expect(await create('slow-train', false, { level: 'advanced' })).toEqual({
		ok: true,
		value: { id: 'slow-train-2' },
	})
	expect(await create('new')).toEqual({ ok: true, value: { id: 'new-2' } })
})

test('a typed slug that is taken is refused', async () => {
	const { create } = await office()
	await create('slow-train')
	expect(await create('slow-train', true, { enTitle: 'Another Train' })).toMatchObject({
		error: { code: 'slug.taken', field: 'slug', values: { title: 'The Slow Train' } },
	})
})

test('an edit makes the next version and logs only what changed', async () => {
	const { create, edit, find, log } = await office()
	await create('slow-train')
	const values = { ...train, level: 'advanced' as const }
	expect(await edit({ values })).toEqual({ ok: true, value: { version: 2 } })
	expect(await find()).toMatchObject({ level: 'advanced', version: 2, textVersion: 1, content })
	expect((await log())[1]).toMatchObject({
		action: 'article.edit',
		before: { level: 'beginner' },
		after: { level: 'advanced' },
	})
})

test('fields and text are saved apart: neither is in the other’s way', async () => {
	const { create, edit, write, find } = await office()
	await create('slow-train')
	await write('火车 | 没 | 来 | 。 / The train did not come.', 1)
	expect(await edit({ values: { ...train, orderNo: 3 } })).toMatchObject({ ok: true })
	expect(await write('火车 / Train', 2)).toEqual({ ok: true, value: { version: 3 } })
	expect(await find()).toMatchObject({ orderNo: 3, version: 2, content })
})

test('disabling an article keeps its saved text, and enabling it publishes that', async () => {
	const { create, edit, write, find } = await office()
	await create('slow-train')
	await write('火车 | 走 | 了 | 。 / The train has left.', 1)
	expect(shownContent((await find())?.content ?? [])).toEqual(shownContent(content))
	await edit({ values: { ...train, status: 0 } })
	const saved = ['火车 | 走 | 了 | 。 / The train has left.']
	expect(shownContent((await find())?.content ?? [])).toEqual(saved)
	await edit({ values: train, version: 2 })
	expect(await find()).toMatchObject({ status: 1, version: 3, textVersion: 2 })
	expect(shownContent((await find())?.content ?? [])).toEqual(saved)
})

test('an article without a text, or without its English, is not enabled', async () => {
	const { create, edit, write, find } = await office()
	const draft = { ...train, status: 0 }
	await create('slow-train', false, { status: 0 })
	await write('火车 / ', 1)
	expect(await edit({ values: train })).toMatchObject({
		error: { code: 'publish.paragraph-without-english', values: { paragraph: 1 } },
	})
	expect(await find()).toMatchObject(draft)
})

test('saving the same article again changes nothing', async () => {
	const { create, edit, log } = await office()
	await create('slow-train')
	expect(await edit({})).toEqual({ ok: true, value: { version: 1 } })
	expect(await log()).toHaveLength(1)
})

test('an author can overwrite only the version they have seen', async () => {
	const { create, edit, find } = await office()
	await create('slow-train')
	await edit({ values: { ...train, enTitle: 'Theirs' } })
	const own = { values: { ...train, enTitle: 'Mine' }, version: 1 }
	expect(await edit(own)).toEqual({ ok: false, error: { code: 'article.changed', version: 2 } })
	expect(await find()).toMatchObject({ enTitle: 'Theirs' })
	await edit({ values: { ...train, enTitle: 'A third one’s' }, version: 2 })
	const anyway = { ...own, version: 2 }
	expect(await edit(anyway)).toEqual({ ok: false, error: { code: 'article.changed', version: 3 } })
	expect(await edit({ ...own, version: 3 })).toEqual({ ok: true, value: { version: 4 } })
	expect(await find()).toMatchObject({ enTitle: 'Mine' })
})

test('the list can be searched; the highest order comes first, then the newest', async () => {
	const { db, create } = await office()
	await create('slow-train')
	await create('bicycle', false, { title: '修自行车的人', enTitle: 'The Repairman', orderNo: 5 })
	await create('aunts', false, { title: '姑妈', enTitle: 'Too Many Aunts', status: 0 })
	await db
		.update(articles)
		.set({ createdAt: new Date(+now + 1) })
		.where(eq(articles.id, 'aunts'))
	const list = async (search = {}) => {
		const wanted = { page: 1, size: 50, keyword: '', level: undefined, status: undefined }
		const found = await listArticles(db, { ...wanted, ...search })
		return found.articles.map(({ id }) => id)
	}
	expect(await list()).toEqual(['bicycle', 'aunts', 'slow-train'])
	expect(await list({ keyword: 'AUNTS' })).toEqual(['aunts'])
	expect(await list({ keyword: '自行车' })).toEqual(['bicycle'])
	expect(await list({ status: 'disabled' })).toEqual(['aunts'])
	expect(await list({ level: 'advanced' })).toEqual([])
	expect(await list({ page: 2, size: 2 })).toEqual(['slow-train'])
	await db.update(articles).set({ isDeleted: true }).where(eq(articles.id, 'bicycle'))
	expect(await list()).toEqual(['aunts', 'slow-train'])
})
