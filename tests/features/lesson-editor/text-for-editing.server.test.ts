import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { lessonContents, lessons } from '#app/db/schema/index.ts'
import { lessonOwner } from '#app/db/working-parts.ts'
import { findTextForEditing } from '#app/features/lesson-editor/text-for-editing.server.ts'
import { makeLesson } from '#tests/support/content-factories.ts'
import { contentFrom } from '#tests/support/content-notation.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'

async function shelf() {
	const db = await memoryDatabase()
	const zh = '第一步'
	await makeLesson(db, { id: 'course', type: 'course', title: { zh, en: 'First Steps' } })
	await makeLesson(db, { id: 'child', parentId: 'course', title: { zh, en: 'Good Morning' } })
	await makeLesson(db, { id: 'single', title: { zh, en: 'Market Day' } })
	return { db, find: (id: string) => findTextForEditing(db, lessonOwner(id)) }
}

test('a lesson comes with its course, its text and its version', async () => {
	const { db, find } = await shelf()
	const content = contentFrom('你好 / Hi')
	await db.insert(lessonContents).values({ lessonId: 'child', content, version: 7 })
	expect(await find('child')).toMatchObject({
		ok: true,
		value: {
			title: { en: 'Good Morning' },
			courseId: 'course',
			content,
			version: 7,
			isUnreadable: false,
		},
	})
})

test('a lesson without a text has version 0', async () => {
	const { find } = await shelf()
	expect(await find('single')).toMatchObject({
		value: { content: [], version: 0, isUnreadable: false, courseId: null },
	})
})

test('a course has no text, a deleted lesson is not found', async () => {
	const { db, find } = await shelf()
	expect(await find('course')).toEqual({ ok: false, error: 'lesson-text.not-a-lesson' })
	await db.update(lessons).set({ isDeleted: true }).where(eq(lessons.id, 'single'))
	const missing = { ok: false, error: 'lesson-text.lesson-missing' }
	expect(await find('single')).toEqual(missing)
	expect(await find('nothing')).toEqual(missing)
})

test('content stored as JSON within a string is read; other content is unreadable', async () => {
	const { db, find } = await shelf()
	const content = contentFrom('你好 / Hi')
	await db.insert(lessonContents).values({ lessonId: 'single', content })
	const store = (text: string) => db.run(sql`update lesson_contents set content = ${text}`)
	await store(JSON.stringify(JSON.stringify(content)))
	expect(await find('single')).toMatchObject({ value: { content, isUnreadable: false } })
	for (const damaged of ['[{"zh":', '{"zh":[]}', '"[{"', '[{"zh":"你好","en":"Hi"}]']) {
		await store(damaged)
		expect(await find('single')).toMatchObject({
			value: { content: [], isUnreadable: true, version: 1 },
		})
	}
})
