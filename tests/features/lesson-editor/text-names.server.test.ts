import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { articles, lessonContents, lessons } from '#app/db/schema/index.ts'
import { articleOwner, lessonOwner } from '#app/db/working-parts.ts'
import { findTextNames } from '#app/features/lesson-editor/text-names.server.ts'
import { makeLesson } from '#tests/support/content-factories.ts'
import { contentFrom } from '#tests/support/content-notation.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'

async function shelf() {
	const db = await memoryDatabase()
	const zh = '第一步'
	await makeLesson(db, { id: 'course', type: 'course', title: { zh, en: 'First Steps' } })
	await makeLesson(db, { id: 'child', parentId: 'course', title: { zh, en: 'Good Morning' } })
	await makeLesson(db, { id: 'single', slug: 'market-day', title: { zh, en: 'Market Day' } })
	return { db, find: (id: string) => findTextNames(db, lessonOwner(id)) }
}

test('a lesson is named with its course', async () => {
	const { find } = await shelf()
	expect(await find('child')).toMatchObject({
		title: { en: 'Good Morning' },
		parent: { id: 'course', title: { en: 'First Steps' } },
	})
	expect(await find('single')).toMatchObject({
		asLearner: expect.stringContaining('/courses/lessons/market-day'),
		parent: undefined,
	})
})

test('a lesson knows the lessons before and after it in its course', async () => {
	const { db, find } = await shelf()
	const ordered = [
		{ id: 'last', orderNo: 9 },
		{ id: 'first', orderNo: 0 },
		{ id: 'gone', orderNo: 5, isDeleted: true },
	]
	await db.update(lessons).set({ orderNo: 4 }).where(eq(lessons.id, 'child'))
	for (const one of ordered) await makeLesson(db, { ...one, parentId: 'course' })
	expect(await find('child')).toMatchObject({ previous: { id: 'first' }, next: { id: 'last' } })
	expect(await find('first')).toMatchObject({ previous: undefined, next: { id: 'child' } })
	expect(await find('last')).toMatchObject({ previous: { id: 'child' }, next: undefined })
	expect(await find('single')).toMatchObject({ previous: undefined, next: undefined })
})

test('an article is named without a course', async () => {
	const { db } = await shelf()
	const title = { zh: '慢火车', en: 'The Slow Train' }
	const level = 'elementary'
	await db
		.insert(articles)
		.values({ id: 'slow-train', title: title.zh, enTitle: title.en, level, content: [] })
	expect(await findTextNames(db, articleOwner('slow-train'))).toEqual({
		title,
		asLearner: expect.stringContaining('/articles/slow-train'),
		parent: undefined,
		previous: undefined,
		next: undefined,
	})
	expect(await findTextNames(db, articleOwner('nothing'))).toBe(undefined)
})

test('a course has no tabs, a deleted lesson is not found', async () => {
	const { db, find } = await shelf()
	await db.update(lessons).set({ isDeleted: true }).where(eq(lessons.id, 'single'))
	for (const id of ['course', 'single', 'nothing']) expect(await find(id)).toBe(undefined)
})

test('the text is not read', async () => {
	const { db, find } = await shelf()
	await db.insert(lessonContents).values({ lessonId: 'single', content: contentFrom('你好 / Hi') })
	await db.run(sql`drop table working_parts`)
	await db.run(sql`drop table lesson_contents`)
	expect(await find('single')).toMatchObject({ title: { en: 'Market Day' } })
})
