import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Db } from '#app/db/client.server.ts'
import { purgeDue } from '#app/db/purge-trash.ts'
import {
	articles,
	auditLog,
	cards,
	countedTexts,
	deletedWordRows,
	deletedWords,
	discardedMedia,
	lessonContents,
	lessonProgress,
	lessons,
	oldSlugs,
	readingPlaces,
	userWords,
	versions,
	vocab,
	workingParts,
} from '#app/db/schema/index.ts'
import { restoreItem } from '#app/features/courses/admin/delete-course.server.ts'
import { deleteWords } from '#app/features/vocabulary/admin/list/change-words.server.ts'
import {
	countWords,
	makeDeck,
	makeExercises,
	makeLesson,
	makeWord,
} from '#tests/support/content-factories.ts'
import { contentFrom } from '#tests/support/content-notation.ts'
import { makeAccount, makeAdmin } from '#tests/support/factories.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'
import { recordOf } from '#tests/support/progress-records.ts'

const now = new Date('2026-12-01T12:00:00Z')
/** Just over 30 days before that, and just under. */
const over = new Date('2026-11-01T12:00:00Z')
const under = new Date('2026-11-01T12:00:01Z')
const actor = { id: 'shen-lan', email: 'shen@example.com' }
const deletedAt = (at: Date) => ({ isDeleted: true, deletedAt: at, deletedBy: actor.id })
const cover = (name: string) => `/media/course-covers/${name}-20261101120000-4f9a2c01.jpg`

/** 沈岚, an administrator, and 王小美, a learner. */
async function school() {
	const db = await memoryDatabase()
	await makeAdmin(db, actor)
	await makeAccount(db, { id: 'xiaomei', email: 'mei@example.com' })
	const purge = () => purgeDue(db, { now, most: 100 })
	return { db, purge }
}

async function makeArticle(db: Db, values: Partial<typeof articles.$inferInsert> = {}) {
	await db.insert(articles).values({
		id: 'train',
		title: '慢火车',
		enTitle: 'The Slow Train',
		level: 'beginner',
		content: contentFrom('火车 | 来 | 了 | 。 / The train is coming.'),
		...values,
	})
}

async function discarded(db: Db): Promise<string[]> {
	return (await db.select().from(discardedMedia)).map(({ key }) => key).sort()
}

async function dangling(db: Db): Promise<unknown[]> {
	return db.all(sql`select * from pragma_foreign_key_check`)
}

test('what has waited 30 days goes, and what has waited less stays', async () => {
	const { db, purge } = await school()
	await makeLesson(db, { id: 'old', ...deletedAt(over) })
	await makeLesson(db, { id: 'newer', ...deletedAt(under) })
	await makeLesson(db, { id: 'live' })
	await makeArticle(db, { id: 'old-train', ...deletedAt(over) })
	await makeArticle(db, { id: 'newer-train', ...deletedAt(under) })
	const [ice, rice] = [await makeWord(db, { word: '冰粉' }), await makeWord(db, { word: '米饭' })]
	await deleteWords(db, { words: [{ id: ice.id, version: 1 }], actor, now: over })
	await deleteWords(db, { words: [{ id: rice.id, version: 1 }], actor, now: under })
	await purge()
	expect((await db.select().from(lessons)).map(({ id }) => id)).toEqual(['newer', 'live'])
	expect((await db.select().from(articles)).map(({ id }) => id)).toEqual(['newer-train'])
	expect((await db.select().from(deletedWords)).map(({ word }) => word)).toEqual(['米饭'])
	expect(await db.select({ id: deletedWordRows.vocabId }).from(deletedWordRows)).toEqual([
		{ id: rice.id },
	])
})

test('a course goes with its lessons and all that belongs to them, and nothing dangles', async () => {
	const { db, purge } = await school()
	const word = await makeWord(db, { word: '茶' })
	await makeLesson(db, { id: 'tea', type: 'course', ...deletedAt(over) })
	await makeLesson(db, { id: 'cup', parentId: 'tea' })
	await makeLesson(db, { id: 'lost', parentId: 'tea', ...deletedAt(under) })
	await makeExercises(db, 'cup', '[true_false]\nzh: 他喝茶。\n* true')
	await makeDeck(db, [word], { ownerId: 'xiaomei' })
	const of = { userId: 'xiaomei', lessonId: 'cup' }
	const part = { ownerKind: 'lessons', ownerId: 'cup', part: 'notes', content: '' } as const
	const record = recordOf('xiaomei', [['2026-11-20T08:00:00.000Z', { learned: true }]])
	await countWords(db, { lessonId: 'cup', vocabIds: [word.id] })
	await db.batch([
		db.insert(lessonContents).values({ lessonId: 'cup', content: contentFrom('茶') }),
		db.insert(lessonProgress).values({ ...of, record }),
		db.insert(readingPlaces).values({ ...of, paragraph: 1, paragraphs: 1, changedAt: now }),
		db.insert(userWords).values({
			...of,
			vocabId: word.id,
			status: 'known',
			sentence: '他喝茶。',
			changedAt: now,
		}),
		db.insert(workingParts).values({ ...part, version: 2, savedBy: actor.id }),
		db.insert(versions).values({ ...part, version: 1, hash: '', savedAt: now }),
		db.insert(oldSlugs).values({ slug: 'mug', lessonId: 'cup', leftAt: now }),
		db.update(cards).set({ lessonId: 'cup', sentence: '他喝茶。' }),
	])
	await purge()
	for (const table of [lessons, lessonContents, lessonProgress, readingPlaces, oldSlugs]) {
		expect(await db.$count(table)).toBe(0)
	}
	for (const table of [countedTexts, workingParts, versions]) {
		expect(await db.$count(table)).toBe(0)
	}
	expect(await dangling(db)).toEqual([])
	const kept = { lessonId: null, sentence: '他喝茶。' }
	expect(await db.select().from(cards)).toMatchObject([kept])
	expect(await db.select().from(userWords)).toMatchObject([{ ...kept, status: 'known' }])
})

test('covers and audio go with their course, lesson or article, but not a cover that others have', async () => {
	const { db, purge } = await school()
	const tea = { id: 'tea', type: 'course', coverImagePath: cover('tea') } as const
	await makeLesson(db, { ...tea, ...deletedAt(over) })
	await makeLesson(db, { id: 'cup', parentId: 'tea', coverImagePath: cover('shared') })
	await makeLesson(db, { id: 'live', coverImagePath: cover('shared') })
	await makeLesson(db, { id: 'drawn', coverImagePath: '/media/covers/drawn.webp' })
	await db.update(lessons).set(deletedAt(over)).where(eq(lessons.id, 'drawn'))
	await db.insert(lessonContents).values({
		lessonId: 'cup',
		content: contentFrom('茶'),
		audioPath: '/media/lessons/cup/audio/1.mp3',
	})
	await makeArticle(db, {
		...deletedAt(over),
		coverImage: cover('train'),
		audioPath: '/media/articles/train/audio/2.m4a',
	})
	await purge()
	expect(await discarded(db)).toEqual([
		'articles/train/audio/2.json',
		'articles/train/audio/2.m4a',
		'course-covers/tea-20261101120000-4f9a2c01.jpg',
		'course-covers/train-20261101120000-4f9a2c01.jpg',
		'lessons/cup/audio/1.json',
		'lessons/cup/audio/1.mp3',
	])
})

test('each thing is logged once, with its name, also if the cron runs twice at once', async () => {
	const { db, purge } = await school()
	await makeLesson(db, { id: 'tea', title: { zh: '茶馆', en: 'Tea House' }, ...deletedAt(over) })
	const word = await makeWord(db, { word: '冰粉', pinyin: 'bīng fěn' })
	await deleteWords(db, { words: [{ id: word.id, version: 1 }], actor, now: over })
	await Promise.all([purge(), purge()])
	await purge()
	const isPurge = sql`${auditLog.action} like '%.purge'`
	expect(await db.select().from(auditLog).where(isPurge).orderBy(auditLog.action)).toMatchObject([
		{
			action: 'lesson.purge',
			actorEmail: 'Hanlu',
			objectId: 'tea',
			before: { titleZh: '茶馆', titleEn: 'Tea House' },
			at: now,
		},
		{
			action: 'word.purge',
			objectId: String(word.id),
			before: { word: '冰粉', pinyin: 'bīng fěn' },
		},
	])
})

test('what is restored while the cron runs stays, with its files', async () => {
	const { db } = await school()
	await makeLesson(db, { id: 'cup', coverImagePath: cover('cup'), ...deletedAt(over) })
	await db.insert(lessonContents).values({
		lessonId: 'cup',
		content: contentFrom('茶'),
		audioPath: '/media/lessons/cup/audio/1.mp3',
	})
	// Between what the cron reads and what it writes.
	const interrupted = new Proxy(db, {
		get(target, name) {
			if (name !== 'batch') return Reflect.get(target, name)
			let calls = 0
			return async (statements: Parameters<Db['batch']>[0]) => {
				calls += 1
				if (calls === 1 && statements.length > 2) {
					const form = { intent: 'restore' as const, id: 'cup' }
					expect(await restoreItem(db, { form, actor, now })).toMatchObject({ ok: true })
				}
				return db.batch(statements)
			}
		},
	})
	await purgeDue(interrupted, { now, most: 100 })
	expect(await db.select().from(lessons)).toMatchObject([{ id: 'cup', isDeleted: false }])
	expect(await discarded(db)).toEqual([])
	expect((await db.select().from(auditLog)).map(({ action }) => action)).toEqual(['lesson.restore'])
})

test('no more is deleted at once than is asked, the oldest first', async () => {
	const { db } = await school()
	await makeLesson(db, { id: 'younger', ...deletedAt(over) })
	await makeLesson(db, { id: 'oldest', ...deletedAt(new Date('2026-01-01T00:00:00Z')) })
	await purgeDue(db, { now, most: 1 })
	expect((await db.select().from(lessons)).map(({ id }) => id)).toEqual(['younger'])
})

test('a word of the vocabulary is not touched by its namesake in the trash', async () => {
	const { db, purge } = await school()
	const old = await makeWord(db, { word: '冰粉', pinyin: 'bīng fěn' })
	await deleteWords(db, { words: [{ id: old.id, version: 1 }], actor, now: over })
	await makeWord(db, { word: '冰粉', pinyin: 'bīng fěn' })
	await purge()
	expect(await db.$count(vocab)).toBe(1)
	expect(await db.$count(deletedWords)).toBe(0)
})
