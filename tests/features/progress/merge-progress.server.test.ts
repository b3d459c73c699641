import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { lessonProgress, lessonShares, lessons } from '#app/db/schema/index.ts'
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
		userId: 'marta',
		sent: { 'ni-hao': marked },
	})
	expect(answer).toEqual({ records: {}, ignored: [] })
	const rows = await db.select().from(lessonProgress)
	expect(rows).toMatchObject([
		{ userId: 'marta', lessonId: 'ni-hao', record: marked, learnedAt: new Date(monday) },
	])
})

test.each([
	['disabled', { status: 0 }],
	['announced again', { status: 2 }],
	['deleted', { isDeleted: true }],
	['no longer free', { isFree: false }],
])('a first record of a lesson that is %s by now is kept', async (_, closed) => {
	const db = await withLessons()
	await db.update(lessons).set(closed).where(eq(lessons.id, 'ni-hao'))
	const answer = await mergeIntoProgress(db, { userId: 'marta', sent: { 'ni-hao': marked } })
	expect(answer).toEqual({ records: {}, ignored: [] })
	expect(await db.select().from(lessonProgress)).toMatchObject([{ record: marked }])
})

test.each([{ status: 1 }, { status: 0 }, { isDeleted: true }])(
	'a private lesson takes no first record of somebody who was not invited: %o',
	async (state) => {
		const db = await withLessons()
		await db.update(lessons).set({ isPrivate: true }).where(eq(lessons.id, 'first-steps'))
		await db.update(lessons).set(state).where(eq(lessons.id, 'ni-hao'))
		const send = (userId: string) =>
			mergeIntoProgress(db, { userId, sent: { 'ni-hao': { ...marked, userId } } })
		expect(await send('tom')).toEqual({ records: {}, ignored: ['ni-hao'] })
		expect(await db.$count(lessonProgress)).toBe(0)
		await db.insert(lessonShares).values({ lessonId: 'first-steps', userId: 'marta' })
		expect(await send('marta')).toEqual({ records: {}, ignored: [] })
	},
)

test('another device’s changes come back merged', async () => {
	const db = await withLessons()
	await mergeIntoProgress(db, { userId: 'marta', sent: { 'ni-hao': marked } })
	const answer = await mergeIntoProgress(db, {
		userId: 'marta',
		sent: { 'ni-hao': started },
	})
	expect(answer.records['ni-hao']).toMatchObject({ learned: true, exerciseStatus: 'started' })
	const [row] = await db.select().from(lessonProgress)
	expect(row?.record).toEqual(answer.records['ni-hao'])
})

test('a known record is not written again', async () => {
	const db = await withLessons()
	const send = () => mergeIntoProgress(db, { userId: 'marta', sent: { 'ni-hao': marked } })
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
	await mergeIntoProgress(db, { userId: 'marta', sent: { 'ni-hao': unmarked } })
	await mergeIntoProgress(db, { userId: 'marta', sent: { 'ni-hao': marked } })
	const [row] = await db.select().from(lessonProgress)
	expect(row?.learnedAt).toBeNull()
	expect(row?.record.learned).toBe(false)
})

test('unknown lessons and courses are ignored, and the others are kept', async () => {
	const db = await withLessons()
	const sent = { nowhere: marked, 'first-steps': marked, __proto: marked, 'market-day': marked }
	const answer = await mergeIntoProgress(db, { userId: 'marta', sent })
	expect(answer.ignored).toEqual(['nowhere', 'first-steps', '__proto'])
	expect(await db.select().from(lessonProgress)).toHaveLength(1)
})

test('two users’ records stay apart', async () => {
	const db = await withLessons()
	const ofTom = recordOf('tom', [[tuesday, { learned: false }]])
	await mergeIntoProgress(db, { userId: 'marta', sent: { 'ni-hao': marked } })
	await mergeIntoProgress(db, { userId: 'tom', sent: { 'ni-hao': ofTom } })
	const rows = await db.select().from(lessonProgress)
	expect(rows.map(({ userId, record }) => [userId, record.learned])).toEqual([
		['marta', true],
		['tom', false],
	])
})

test('records of an account that was deleted meanwhile are ignored', async () => {
	const db = await withLessons()
	const answer = await mergeIntoProgress(db, {
		userId: 'gone',
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
		await mergeIntoProgress(db, { userId: 'marta', sent: { 'ni-hao': record } })
	}
	const [row] = await db.select().from(lessonProgress)
	expect(row).toMatchObject({
		record: { exerciseAnswers: { one: { answer: 'C' } } },
		firstAnswers: { one: { answer: 'B' } },
		restarts: 1,
	})
})
