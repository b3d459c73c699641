import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import {
	articles,
	audioJobs,
	auditLog,
	cards,
	countedTexts,
	readingPlaces,
	userProfiles,
	userWords,
	versions,
	workingParts,
} from '#app/db/schema/index.ts'
import { articleOwner } from '#app/db/working-parts.ts'
import { type ArticleValues, defaultValues } from '#app/features/articles/admin/article-values.ts'
import {
	deleteArticle,
	restoreArticle,
} from '#app/features/articles/admin/delete-article.server.ts'
import { createArticle, editArticle } from '#app/features/articles/admin/save-article.server.ts'
import { findTextForEditing } from '#app/features/lesson-editor/text-for-editing.server.ts'
import { makeDeck, makeWord } from '#tests/support/content-factories.ts'
import { contentFrom, shownContent } from '#tests/support/content-notation.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'

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
	const create = (slug: string, { isTyped = true, enTitle = 'The Slow Train' } = {}) =>
		createArticle(db, {
			wanted: { slug, isTyped },
			values: { ...train, enTitle },
			content,
			actor,
			now,
		})
	const remove = (id: string, version = 1) => deleteArticle(db, { id, version, actor, now })
	const restore = (id: string) => restoreArticle(db, { id, actor, now })
	const ids = async () => {
		const rows = await db.select({ id: articles.id, isDeleted: articles.isDeleted }).from(articles)
		return rows.map(({ id, isDeleted }) => (isDeleted ? `(${id.replace(/~.*/, '~')})` : id)).sort()
	}
	const idInTrash = async () => {
		const isDeleted = eq(articles.isDeleted, true)
		const [found] = await db.select({ id: articles.id }).from(articles).where(isDeleted)
		return found?.id ?? ''
	}
	const log = () => db.select().from(auditLog)
	return { db, create, remove, restore, ids, idInTrash, log }
}

test('a deleted article is hidden from everybody and can be restored', async () => {
	const { db, create, log } = await office()
	const find = () => findTextForEditing(db, articleOwner('slow-train'))
	const edit = (values: ArticleValues, version: number) =>
		editArticle(db, { id: 'slow-train', values, version, actor, now })
	await create('slow-train')
	await edit({ ...train, orderNo: 3 }, 1)
	const id = 'slow-train'
	expect(await deleteArticle(db, { id, version: 1, actor, now })).toEqual({
		ok: false,
		error: { code: 'article.changed-before-deletion', version: 2 },
	})
	expect(await deleteArticle(db, { id, version: 2, actor, now })).toEqual({
		ok: true,
		value: { id },
	})
	expect(await find()).toEqual({ ok: false, error: 'article.not-found' })
	const [row] = await db.select().from(articles)
	expect(row).toMatchObject({ deletedAt: now, deletedBy: 'shen-lan' })
	expect(await edit(train, 2)).toEqual({ ok: false, error: { code: 'article.gone' } })
	expect(await restoreArticle(db, { id, actor, now })).toEqual({ ok: true, value: { id } })
	const found = await find()
	expect(found.ok && shownContent(found.value.content)).toEqual(shownContent(content))
	expect((await log()).map(({ action }) => action)).toEqual([
		...['article.create', 'article.edit', 'article.delete', 'article.restore'],
	])
	expect(await restoreArticle(db, { id: 'nothing', actor, now })).toMatchObject({
		error: { code: 'article.not-found' },
	})
})

test('a deleted article gives its slug up at once, typed or generated', async () => {
	const { create, remove, ids } = await office()
	await create('slow-train')
	await remove('slow-train')
	expect(await ids()).toEqual(['(slow-train)'])
	expect(await create('slow-train')).toMatchObject({ value: { id: 'slow-train' } })
	expect(await ids()).toEqual(['(slow-train~)', 'slow-train'])
	await remove('slow-train')
	const generated = { isTyped: false, enTitle: 'Another Train' }
	expect(await create('slow-train', generated)).toMatchObject({ value: { id: 'slow-train' } })
	expect(await ids()).toEqual(['(slow-train~)', '(slow-train~)', 'slow-train'])
})

test('an article whose slug is taken is restored under the next number, and the log says so', async () => {
	const { create, remove, restore, ids, idInTrash, log } = await office()
	await create('slow-train')
	await remove('slow-train')
	await create('slow-train', { enTitle: 'Another Train' })
	expect(await restore(await idInTrash())).toEqual({ ok: true, value: { id: 'slow-train-2' } })
	expect(await ids()).toEqual(['slow-train', 'slow-train-2'])
	expect(await log()).toContainEqual(
		expect.objectContaining({
			action: 'article.restore',
			objectId: 'slow-train-2',
			before: { isDeleted: true, slug: 'slow-train' },
			after: { isDeleted: false, slug: 'slow-train-2' },
		}),
	)
})

test('all that refers to an article follows it to another slug', async () => {
	const { db, create, remove, restore, idInTrash } = await office()
	const word = await makeWord(db, { word: '火车', pinyin: 'huǒ chē' })
	await create('slow-train')
	await makeDeck(db, [word])
	const of = { articleId: 'slow-train' }
	await db.update(cards).set({ ...of, sentence: '火车来了。' })
	const person = { userId: actor.id, changedAt: now }
	await db.batch([
		db.insert(userWords).values({ ...person, ...of, vocabId: word.id, status: 'known' }),
		db.insert(readingPlaces).values({ ...person, ...of, paragraph: 1, paragraphs: 1 }),
		db.run(sql`insert into audio_jobs (id, article_id, status, script, text_hash, voice, engine,
			dedupe_key, created_at, updated_at)
			values ('job', 'slow-train', 'confirmed', '[]', '', '', '', '', 0, 0)`),
	])
	const part = { ownerKind: 'articles', ownerId: 'slow-train', part: 'text' } as const
	await db.insert(workingParts).values({ ...part, content: '[]', version: 2, savedBy: actor.id })
	await remove('slow-train')
	await create('slow-train', { enTitle: 'Another Train' })
	await restore(await idInTrash())
	const owners = [
		...(await db.select({ of: cards.articleId }).from(cards)),
		...(await db.select({ of: userWords.articleId }).from(userWords)),
		...(await db.select({ of: readingPlaces.articleId }).from(readingPlaces)),
		...(await db.select({ of: audioJobs.articleId }).from(audioJobs)),
	].map(({ of }) => of)
	expect(owners).toEqual(Array(4).fill('slow-train-2'))
	const version = { owner: versions.ownerId }
	expect((await db.select(version).from(versions)).map(({ owner }) => owner).sort()).toEqual([
		...['slow-train', 'slow-train-2'],
	])
	expect(await db.select().from(workingParts)).toMatchObject([{ ownerId: 'slow-train-2' }])
	const counted = await db.select({ of: countedTexts.articleId }).from(countedTexts)
	expect(counted.map(({ of }) => of).sort()).toEqual(['slow-train', 'slow-train-2'])
	expect(await db.all(sql`select * from pragma_foreign_key_check`)).toEqual([])
})

test('an article can follow to another slug in every table that refers to articles', async () => {
	const db = await memoryDatabase()
	const referring = await db.all<{ name: string }>(sql`
		select tables.name from sqlite_master as tables, pragma_foreign_key_list(tables.name) as key
		where key."table" = 'articles'
		union
		select tables.name from sqlite_master as tables, pragma_table_info(tables.name) as field
		where tables.type = 'table' and field.name = 'owner_kind'
		order by name`)
	expect(referring.map(({ name }) => name)).toEqual([
		...['audio_jobs', 'cards', 'counted_texts'],
		// Its rows end after 90 seconds.
		'open_editors',
		'reading_places',
		// Nothing reads it: it stays for a release, for a rollback.
		'replacement_parts',
		'reports',
		// Triggers write it.
		'text_lines',
		...['user_words', 'versions', 'working_parts'],
	])
})
