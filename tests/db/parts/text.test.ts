import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Db } from '#app/db/client.server.ts'
import {
	auditLog,
	countedTexts,
	lessonContents,
	lessons,
	textWords,
	userProfiles,
} from '#app/db/schema/index.ts'
import { lessonOwner } from '#app/db/working-parts.ts'
import { findTextForEditing } from '#app/features/lesson-editor/text-for-editing.server.ts'
import { makeLesson, makeWord } from '#tests/support/content-factories.ts'
import { contentFrom, shownContent } from '#tests/support/content-notation.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'
import { saveText } from '#tests/support/save-parts.ts'

const now = new Date('2026-11-21T12:00:00Z')

/** 沈岚 writes the disabled lesson of a course. */
async function office(existing?: Db) {
	const db = existing ?? (await memoryDatabase())
	const run = crypto.randomUUID().slice(0, 8)
	const [actor, lessonId, courseId] = [
		{ id: `${run}-shen`, email: `${run}@example.com` },
		`${run}-morning`,
		`${run}-course`,
	]
	await db.insert(userProfiles).values({ ...actor, displayName: '沈岚', status: 1, level: 99 })
	await makeLesson(db, { id: courseId, type: 'course' })
	await makeLesson(db, { id: lessonId, parentId: courseId, status: 0 })
	const save = (lines: string[], version: number, order = {}) =>
		saveText(db, {
			owner: lessonOwner(lessonId),
			content: contentFrom(...lines),
			version,
			actor,
			now,
			...order,
		})
	const stored = async () => {
		const found = await findTextForEditing(db, lessonOwner(lessonId))
		return found.ok
			? { version: found.value.version, lines: shownContent(found.value.content) }
			: undefined
	}
	const log = () => db.select().from(auditLog).where(eq(auditLog.objectId, lessonId))
	return { db, actor, lessonId, courseId, save, stored, log }
}

test('the first save makes version 1, the next one version 2', async () => {
	const { save, stored, log } = await office()
	expect(await stored()).toEqual({ version: 0, lines: [] })
	expect(await save(['你好 | ！ / Hi!'], 0)).toEqual({ ok: true, value: { version: 1 } })
	expect(await save(['你 | 好 | ！ / Hi!'], 1)).toEqual({ ok: true, value: { version: 2 } })
	expect(await stored()).toEqual({ version: 2, lines: ['你 | 好 | ！ / Hi!'] })
	expect(await log()).toMatchObject([
		{ action: 'lesson.write', before: { paragraphs: 0 }, after: { paragraphs: 1 }, at: now },
		{
			before: { 'paragraph 1': '你好！ / Hi!' },
			after: { 'paragraph 1': '你␟好！ / Hi!' },
		},
	])
})

test('an author can overwrite the version they have seen, but no newer one', async () => {
	const { save, stored, log } = await office()
	await save(['你好 / Hi'], 0)
	await save(['早 / Morning'], 1)
	await save(['中午好 / Noon'], 2)
	expect(await save(['晚上好 / Evening'], 2)).toEqual({
		ok: false,
		error: { code: 'lesson-text.outdated', version: 3 },
	})
	expect(await save(['晚上好 / Evening'], 3)).toEqual({ ok: true, value: { version: 4 } })
	expect(await stored()).toEqual({ version: 4, lines: ['晚上好 / Evening'] })
	expect((await log())[3]).toMatchObject({ before: { 'paragraph 1': '中午好 / Noon' } })
})

test('saving the same text again changes nothing', async () => {
	const { save, log } = await office()
	await save(['你好 / Hi'], 0)
	expect(await save(['你好 / Hi'], 0)).toEqual({ ok: true, value: { version: 1 } })
	expect(await log()).toHaveLength(1)
})

test('a save keeps the audio', async () => {
	const { db, save, lessonId } = await office()
	await save(['你好 / Hi'], 0)
	await db.update(lessonContents).set({ audioPath: '/media/a.mp3', audioTextHash: 'abc' })
	await save(['早 / Morning'], 1)
	const [row] = await db.select().from(lessonContents).where(eq(lessonContents.lessonId, lessonId))
	expect(row).toMatchObject({ audioPath: '/media/a.mp3', audioTextHash: 'abc', updatedAt: now })
})

test('the words of a text are counted with each save', async () => {
	const { db, save, lessonId } = await office()
	const [hello, morning] = [
		await makeWord(db, { word: '你好' }),
		await makeWord(db, { word: '早' }),
	]
	const counts = () => db.select().from(textWords).orderBy(textWords.vocabId)
	await save(['你好 | 你好 / Hi'], 0)
	expect(await counts()).toMatchObject([{ vocabId: hello.id, count: 2 }])
	await save(['早 | 你好 / Morning'], 1)
	expect(await counts()).toMatchObject([
		{ vocabId: hello.id, count: 1 },
		{ vocabId: morning.id, count: 1 },
	])
	const [before] = await db.select().from(countedTexts)
	expect(before).toMatchObject({ lessonId, listed: 2, updatedAt: now })
	await save(['早 | 你好 / Morning'], 2)
	await save(['早 / Somebody else’s'], 1)
	expect(await db.select().from(countedTexts)).toEqual([before])
})

test('only existing lessons can be written, and only by administrators', async () => {
	const { db, save, lessonId, courseId, log } = await office()
	expect(await save(['你好 / Hi'], 0, { owner: lessonOwner(courseId) })).toEqual({
		ok: false,
		error: { code: 'lesson-text.not-a-lesson' },
	})
	const missing = { ok: false, error: { code: 'lesson-text.lesson-missing' } }
	expect(await save(['你好 / Hi'], 0, { owner: lessonOwner('nothing') })).toEqual(missing)
	await db.update(lessons).set({ isDeleted: true }).where(eq(lessons.id, lessonId))
	expect(await save(['你好 / Hi'], 0)).toEqual(missing)
	await db.update(lessons).set({ isDeleted: false })
	await db.update(userProfiles).set({ level: 2 })
	expect(await save(['你好 / Hi'], 0)).toEqual({
		ok: false,
		error: { code: 'session.not-editor' },
	})
	expect(await log()).toEqual([])
	expect(await db.select().from(lessonContents)).toEqual([])
})
