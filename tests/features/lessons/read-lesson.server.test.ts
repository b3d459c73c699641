import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import {
	lessonContents,
	lessonNotes,
	lessonProgress,
	lessonShares,
	lessons,
	readingPlaces,
	userProfiles,
} from '#app/db/schema/index.ts'
import { lessonConfigSchema } from '#app/domain/courses/lesson-config.ts'
import type { LessonContent } from '#app/domain/lesson-text/content.ts'
import type { RenderedLesson } from '#app/domain/lesson-text/rendered-lesson.ts'
import { readLesson } from '#app/features/lessons/read-lesson.server.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'
import { addUsers, recordOf } from '#tests/support/progress-records.ts'
import { marta } from '#tests/support/users.ts'

const nihao: LessonContent = [
	{ zh: [{ word: '你好', pinyin: 'nǐ hǎo' }], en: 'Hello', blank: 'normal' },
]

const noWords = { mastered: [], learning: [], advanced: [], 'non-hsk': [] }

async function withLesson(content?: LessonContent, isFree = true) {
	const db = await memoryDatabase()
	const bilingual = { zh: '你好', en: 'Hello' }
	await db.insert(lessons).values({
		id: 'lesson',
		slug: 'ni-hao',
		type: 'lesson',
		title: bilingual,
		description: bilingual,
		level: 'beginner',
		category: 'daily_life',
		config: lessonConfigSchema.parse({}),
		isFree,
	})
	if (content) await db.insert(lessonContents).values({ lessonId: 'lesson', content })
	const cache = new Map<string, RenderedLesson>()
	return { db, cache, read: () => readLesson(db, cache, { slug: 'ni-hao', user: marta }) }
}

test('a lesson is rendered once and then read from the cache', async () => {
	const { cache, read } = await withLesson(nihao)
	expect(await read()).toMatchObject({ ok: true, value: { lesson: { slug: 'ni-hao' } } })
	const cached = cache.get('ni-hao')
	expect(cached?.levelledFor('2.0').html).toContain('你好')
	const nothing = { entries: [], overviewFor: () => noWords, ownWordsOf: () => [] }
	const beside = { notesHtml: '', asideHtml: () => '' }
	const levelled = { ...nothing, ...beside, html: 'from the cache' }
	if (cached) cache.set('ni-hao', { ...cached, levelledFor: () => levelled })
	expect(await read()).toMatchObject({ value: { html: 'from the cache' } })
})

test('an edited lesson is rendered again and replaces the cached one', async () => {
	const { db, cache, read } = await withLesson(nihao)
	await read()
	const content: LessonContent = [{ zh: [{ word: '再见' }], en: 'Goodbye', blank: 'normal' }]
	await db
		.update(lessonContents)
		.set({ content, version: 2 })
		.where(eq(lessonContents.lessonId, 'lesson'))
	expect(await read()).toMatchObject({ value: { html: expect.stringContaining('再见') } })
	expect(cache.get('ni-hao')?.levelledFor('2.0').html).toContain('再见')
})

test('a lesson without a text is refused and not cached', async () => {
	const { cache, read } = await withLesson()
	expect(await read()).toEqual({ ok: false, error: 'lesson.without-content' })
	expect(cache.size).toBe(0)
})

test('a page offers to go on where this person stopped, until the lesson is learned', async () => {
	const { db, read } = await withLesson(Array.from({ length: 9 }).flatMap(() => nihao))
	const offered = async () => {
		const page = await read()
		return page.ok ? page.value.place.offered : page.error
	}
	await addUsers(db, ['marta', 'tom'])
	const place = { lessonId: 'lesson', paragraphs: 9, changedAt: new Date() }
	await db.insert(readingPlaces).values({ ...place, userId: 'tom', paragraph: 7 })
	expect(await offered()).toBeUndefined()
	await db.insert(readingPlaces).values({ ...place, userId: 'marta', paragraph: 4 })
	expect(await offered()).toBe(4)
	const learnedAt = '2026-03-02T10:00:00.000Z'
	const record = recordOf('marta', [[learnedAt, { learned: true, learnedAt }]])
	await db
		.insert(lessonProgress)
		.values({ userId: 'marta', lessonId: 'lesson', learnedAt: new Date(learnedAt), record })
	expect(await offered()).toBeUndefined()
})

test('the paragraphs of a lesson have names for links', async () => {
	const { read } = await withLesson([...nihao, ...nihao])
	expect(await read()).toMatchObject({
		value: { html: expect.stringMatching(/^<p id=p1>.*<p id=p2>/) },
	})
})

test('access is checked before the cache', async () => {
	const { db, cache, read } = await withLesson(nihao)
	await read()
	await db.update(lessons).set({ isFree: false })
	expect(await read()).toEqual({ ok: false, error: 'lesson.paid' })
	cache.clear()
	expect(await read()).toEqual({ ok: false, error: 'lesson.paid' })
	expect(cache.size).toBe(0)
})

test('a very long lesson is not cached', async () => {
	const long = Array.from({ length: 10_000 }, () => ({ word: '好', pinyin: 'hǎo' }))
	const { cache, read } = await withLesson([{ zh: long, en: 'Good', blank: 'normal' }])
	expect((await read()).ok).toBe(true)
	expect(cache.size).toBe(0)
})

test('a lesson leads on to the next one of its course that its reader may open', async () => {
	const { db, read } = await withLesson(nihao)
	expect(await read()).toMatchObject({ ok: true, value: { next: undefined } })
	const item = await db.select().from(lessons).where(eq(lessons.id, 'lesson')).get()
	if (!item) throw new Error('no lesson')
	await db.insert(lessons).values({ ...item, id: 'course', slug: 'first-steps', type: 'course' })
	await db.update(lessons).set({ parentId: 'course', orderNo: 2 }).where(eq(lessons.id, 'lesson'))
	const others = {
		before: { orderNo: 1 },
		paid: { orderNo: 3, isFree: false },
		coming: { orderNo: 4, status: 2 as const },
		private: { orderNo: 5, isPrivate: true },
		deleted: { orderNo: 6, isDeleted: true },
		next: { orderNo: 7 },
		later: { orderNo: 8 },
	}
	for (const [id, other] of Object.entries(others)) {
		await db.insert(lessons).values({ ...item, id, slug: id, parentId: 'course', ...other })
	}
	expect(await read()).toMatchObject({ value: { next: { slug: 'next', title: item.title } } })
	await db.update(lessons).set({ orderNo: 9 }).where(eq(lessons.id, 'lesson'))
	expect(await read()).toMatchObject({ value: { next: undefined } })
})

test('a lesson says whether its reader may open its course', async () => {
	const { db, read } = await withLesson(nihao)
	const [lesson] = await db.select().from(lessons)
	if (!lesson) throw new Error('There is no lesson')
	await db.insert(lessons).values({ ...lesson, id: 'course', slug: 'family', type: 'course' })
	await db.update(lessons).set({ parentId: 'course' }).where(eq(lessons.id, 'lesson'))
	expect(await read()).toMatchObject({ value: { parent: { slug: 'family', isOpen: true } } })
	await db.update(lessons).set({ isPrivate: true }).where(eq(lessons.id, 'course'))
	await db.insert(userProfiles).values({ id: marta.id, displayName: 'M', email: 'm@example.com' })
	await db.insert(lessonShares).values({ lessonId: 'lesson', userId: marta.id })
	expect(await read()).toMatchObject({ value: { parent: { slug: 'family', isOpen: false } } })
})

test('a lesson is read with its notes, and damaged notes are left out', async () => {
	const { db, read } = await withLesson(nihao)
	expect(await read()).toMatchObject({ value: { notesHtml: '' } })
	const blocks = [{ type: 'heading' as const, spans: [{ text: 'Greetings' }] }]
	await db.insert(lessonNotes).values({ lessonId: 'lesson', source: '## Greetings', blocks })
	expect(await read()).toMatchObject({
		value: { notesHtml: '<h2>Notes</h2><section><h3>Greetings</h3></section>' },
	})
	await db.run(sql`update lesson_notes set blocks = '[{}]', version = 2`)
	expect(await read()).toMatchObject({ ok: true, value: { notesHtml: '' } })
})
