import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { lessonProgress, lessons } from '#app/db/schema/index.ts'
import { mergeIntoProgress } from '#app/features/progress/merge-progress.server.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'
import { addCourse, addUsers, recordOf } from '#tests/support/progress-records.ts'

const monday = '2026-03-02T10:00:00.000Z'
const tuesday = '2026-03-03T10:00:00.000Z'
const marked = recordOf('marta', [[monday, { learned: true, learnedAt: monday }]])
const started = recordOf('marta', [[tuesday, { exerciseStatus: 'started' }]])

async function withLessons() {
	const db = await memoryDatabase()
	await addUsers(db, ['marta', 'tom'])
	await addCourse(db, 'first-steps', ['ni-hao', 'market-day'])
	return db
}

test('a new record is kept and not sent back', async () => {
	const db = await withLessons()
	const answer = await mergeIntoProgress(db, {
		reader: { id: 'marta', level: 1 },
		sent: { 'ni-hao': marked },
	})
	expect(answer).toEqual({ records: {}, ignored: [] })
	const rows = await db.select().from(lessonProgress)
	expect(rows).toMatchObject([
		{ userId: 'marta', lessonId: 'ni-hao', record: marked, learnedAt: new Date(monday) },
	])
})

test('a lesson that is disabled or deleted takes no first record, and goes on with one', async () => {
	const db = await withLessons()
	const reader = { id: 'marta', level: 1 }
	const send = () => mergeIntoProgress(db, { reader, sent: { 'ni-hao': marked } })
	for (const closed of [{ status: 0 }, { isDeleted: true }]) {
		await db.update(lessons).set(closed).where(eq(lessons.id, 'ni-hao'))
		expect(await send()).toEqual({ records: {}, ignored: ['ni-hao'] })
		await db.update(lessons).set({ status: 1, isDeleted: false })
	}
	await send()
	await db.update(lessons).set({ status: 0 }).where(eq(lessons.id, 'ni-hao'))
	expect(await send()).toEqual({ records: {}, ignored: [] })
})

test('another device’s changes come back merged', async () => {
	const db = await withLessons()
	await mergeIntoProgress(db, { reader: { id: 'marta', level: 1 }, sent: { 'ni-hao': marked } })
	const answer = await mergeIntoProgress(db, {
		reader: { id: 'marta', level: 1 },
		sent: { 'ni-hao': started },
	})
	expect(answer.records['ni-hao']).toMatchObject({ learned: true, exerciseStatus: 'started' })
	const [row] = await db.select().from(lessonProgress)
	expect(row?.record).toEqual(answer.records['ni-hao'])
})

test('a known record is not written again', async () => {
	const db = await withLessons()
	const send = () =>
		mergeIntoProgress(db, { reader: { id: 'marta', level: 1 }, sent: { 'ni-hao': marked } })
	await send()
	const before = await db.select().from(lessonProgress)
	expect(await send()).toEqual({ records: {}, ignored: [] })
	expect(await db.select().from(lessonProgress)).toEqual(before)
})

test('a lesson whose mark is taken back is no longer learned', async () => {
	const db = await withLessons()
	const unmarked = recordOf('marta', [
		[monday, { learned: true, learnedAt: monday }],
		[tuesday, { learned: false, learnedAt: undefined }],
	])
	await mergeIntoProgress(db, { reader: { id: 'marta', level: 1 }, sent: { 'ni-hao': unmarked } })
	await mergeIntoProgress(db, { reader: { id: 'marta', level: 1 }, sent: { 'ni-hao': marked } })
	const [row] = await db.select().from(lessonProgress)
	expect(row?.learnedAt).toBeNull()
	expect(row?.record.learned).toBe(false)
})

test('unknown lessons and courses are ignored, and the others are kept', async () => {
	const db = await withLessons()
	const sent = { nowhere: marked, 'first-steps': marked, __proto: marked, 'market-day': marked }
	const answer = await mergeIntoProgress(db, { reader: { id: 'marta', level: 1 }, sent })
	expect(answer.ignored).toEqual(['nowhere', 'first-steps', '__proto'])
	expect(await db.select().from(lessonProgress)).toHaveLength(1)
})

test('two users’ records stay apart', async () => {
	const db = await withLessons()
	const ofTom = recordOf('tom', [[tuesday, { learned: false }]])
	await mergeIntoProgress(db, { reader: { id: 'marta', level: 1 }, sent: { 'ni-hao': marked } })
	await mergeIntoProgress(db, { reader: { id: 'tom', level: 1 }, sent: { 'ni-hao': ofTom } })
	const rows = await db.select().from(lessonProgress)
	expect(rows.map(({ userId, record }) => [userId, record.learned])).toEqual([
		['marta', true],
		['tom', false],
	])
})

test('records of an account that was deleted meanwhile are ignored', async () => {
	const db = await withLessons()
	const answer = await mergeIntoProgress(db, {
		reader: { id: 'gone', level: 1 },
		sent: { 'ni-hao': marked },
	})
	expect(answer).toEqual({ records: {}, ignored: ['ni-hao'] })
})

test('the answers before a restart stay as the first ones', async () => {
	const db = await withLessons()
	const answered = recordOf('marta', [
		[monday, { exerciseStartedAt: monday, exerciseAnswers: { one: { answer: 'B' } } }],
	])
	const again = recordOf('marta', [
		[monday, { exerciseStartedAt: monday, exerciseAnswers: { one: { answer: 'B' } } }],
		[tuesday, { exerciseStartedAt: tuesday, exerciseAnswers: { one: { answer: 'C' } } }],
	])
	for (const record of [answered, answered, again, again]) {
		await mergeIntoProgress(db, { reader: { id: 'marta', level: 1 }, sent: { 'ni-hao': record } })
	}
	const [row] = await db.select().from(lessonProgress)
	expect(row).toMatchObject({
		record: { exerciseAnswers: { one: { answer: 'C' } } },
		firstAnswers: { one: { answer: 'B' } },
		restarts: 1,
	})
})
