import { desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { schedulePublish } from '#app/db/publish.ts'
import { publishDue } from '#app/db/publish-due.ts'
import { auditLog, lessonContents, lessons, userProfiles } from '#app/db/schema/index.ts'
import { lessonOwner } from '#app/db/working-parts.ts'
import { makeLesson } from '#tests/support/content-factories.ts'
import { contentFrom, shownContent } from '#tests/support/content-notation.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'
import { saveText } from '#tests/support/save-parts.ts'

const now = new Date('2026-11-21T12:00:00Z')
const due = new Date('2026-11-21T12:30:00Z')
const actor = { id: 'shen', email: 'shen@example.com' }

/** 沈岚 plans to publish 市场 at half past twelve. */
async function planned(text = '早 / Morning') {
	const db = await memoryDatabase()
	await db.insert(userProfiles).values({ ...actor, displayName: '沈岚', status: 1, level: 99 })
	const lessonId = await makeLesson(db, { id: 'market', status: 0 })
	const by = { actor, now }
	await saveText(db, {
		owner: lessonOwner(lessonId),
		content: contentFrom(text),
		version: 0,
		...by,
	})
	await schedulePublish(db, { owner: lessonOwner(lessonId), at: due, ...by })
	const row = async () => (await db.select().from(lessons))[0]
	const log = () => db.select().from(auditLog).orderBy(desc(auditLog.at))
	const published = () => db.$count(auditLog, eq(auditLog.action, 'lesson.publish'))
	return { db, lessonId, row, log, published }
}

test('a lesson is published at its time, not before, as by the person who chose it', async () => {
	const { db, row, log, published } = await planned()
	await publishDue(db, new Date(+due - 1))
	expect(await row()).toMatchObject({ status: 0, publishAt: due })
	await publishDue(db, due)
	expect(await row()).toMatchObject({ status: 1, publishAt: null })
	expect((await log())[0]).toMatchObject({ action: 'lesson.publish', actorId: 'shen', at: due })
	await publishDue(db, new Date(+due + 60_000))
	expect(await published()).toBe(1)
})

test('two runs at once publish it once', async () => {
	const { db, published } = await planned()
	await Promise.all([publishDue(db, due), publishDue(db, due), publishDue(db, due)])
	expect(await published()).toBe(1)
})

test('changes of an enabled lesson go live at their time', async () => {
	const { db, lessonId } = await planned()
	await publishDue(db, due)
	const later = new Date(+due + 3_600_000)
	const by = { actor, now: due }
	await saveText(db, {
		owner: lessonOwner(lessonId),
		content: contentFrom('晚 / Evening'),
		version: 1,
		...by,
	})
	await schedulePublish(db, { owner: lessonOwner(lessonId), at: later, ...by })
	const lines = async () => shownContent((await db.select().from(lessonContents))[0]?.content ?? [])
	expect(await lines()).toEqual(['早 / Morning'])
	await publishDue(db, later)
	expect(await lines()).toEqual(['晚 / Evening'])
})

test('a text without its English is not published, and the log says why', async () => {
	const { db, row, log } = await planned('早 / ')
	await publishDue(db, due)
	expect(await row()).toMatchObject({ status: 0, publishAt: null })
	expect((await log())[0]).toMatchObject({
		action: 'lesson.publish-failed',
		after: { reason: 'Paragraph 1 has no English yet. Write it, then publish.' },
	})
})

test('nothing is published for somebody who is no longer an administrator', async () => {
	const { db, row, log } = await planned()
	await db.update(userProfiles).set({ level: 1 })
	await publishDue(db, due)
	expect(await row()).toMatchObject({ status: 0, publishAt: null })
	expect((await log())[0]).toMatchObject({ action: 'lesson.publish-failed' })
})

test('a deleted lesson waits in the trash', async () => {
	const { db, row } = await planned()
	await db.update(lessons).set({ isDeleted: true })
	await publishDue(db, due)
	expect(await row()).toMatchObject({ status: 0, publishAt: due })
})

test('a lesson that fails keeps no other from being published', async () => {
	const { db, lessonId } = await planned('早 / ')
	const other = await makeLesson(db, { status: 0 })
	const by = { actor, now }
	const content = contentFrom('你好 / Hi')
	await saveText(db, { owner: lessonOwner(other), content, version: 0, ...by })
	await schedulePublish(db, { owner: lessonOwner(other), at: due, ...by })
	await publishDue(db, due)
	const statuses = await db.select({ id: lessons.id, status: lessons.status }).from(lessons)
	expect(new Map(statuses.map(({ id, status }) => [id, status]))).toEqual(
		new Map([
			[lessonId, 0],
			[other, 1],
		]),
	)
})
