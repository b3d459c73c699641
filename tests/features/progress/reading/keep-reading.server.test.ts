import { expect, test } from 'vitest'
import { articles, lessonShares, lessons, readingPlaces, studyTime } from '#app/db/schema/index.ts'
import { keepReading } from '#app/features/progress/reading/keep-reading.server.ts'
import type { ReadingLog, SentPlace } from '#app/features/progress/reading/reading-contract.ts'
import { makeLesson } from '#tests/support/content-factories.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'
import { addUsers } from '#tests/support/progress-records.ts'

const marta = { id: 'marta', level: 1 }
const now = new Date('2026-11-22T12:00:00Z')
const device = 'phone-of-marta'

async function withTexts() {
	const db = await memoryDatabase()
	await addUsers(db, ['marta', 'tom'])
	await makeLesson(db, { id: 'train' })
	await makeLesson(db, { id: 'kitchen', isPrivate: true })
	await makeLesson(db, { id: 'paid', isFree: false })
	await makeLesson(db, { id: 'gone', isDeleted: true })
	await db.insert(articles).values([
		{ id: 'repair', enTitle: 'Repair', title: '修车', level: 'beginner', content: [] },
		{ id: 'draft', enTitle: 'Draft', title: '草稿', level: 'beginner', content: [], status: 0 },
	])
	const keep = (log: Partial<ReadingLog>, reader = marta) =>
		keepReading(db, { reader, log: { device, places: [], days: [], ...log }, now })
	const places = async () =>
		(await db.select().from(readingPlaces))
			.map(({ userId, lessonId, articleId, paragraph }) => [
				userId,
				lessonId ?? articleId,
				paragraph,
			])
			.sort()
	return { db, keep, places }
}

function place(id: string, paragraph: number, ageMs: number, more: Partial<SentPlace> = {}) {
	return { kind: 'lesson' as const, id, paragraph, paragraphs: 30, ageMs, ...more }
}

test('the newest place stays, whichever arrives first', async () => {
	const { keep, places } = await withTexts()
	await keep({ places: [place('train', 4, 1000)] })
	await keep({ places: [place('train', 20, 60_000)] })
	expect(await places()).toEqual([['marta', 'train', 4]])
	await keep({ places: [place('train', 7, 10), place('train', 2, 500)] })
	expect(await places()).toEqual([['marta', 'train', 7]])
})

test('lessons and articles have a place each, and so has each person', async () => {
	const { keep, places } = await withTexts()
	const log = { places: [place('train', 4, 0), place('repair', 5, 0, { kind: 'article' })] }
	await keep(log)
	await keep(log, { id: 'tom', level: 1 })
	expect(await places()).toEqual([
		['marta', 'repair', 5],
		['marta', 'train', 4],
		['tom', 'repair', 5],
		['tom', 'train', 4],
	])
})

test('a text that the person may not open has no place, and says nothing about itself', async () => {
	const { db, keep, places } = await withTexts()
	const closed = ['kitchen', 'paid', 'gone', 'nowhere'].map((id) => place(id, 3, 0))
	await keep({ places: [...closed, place('draft', 3, 0, { kind: 'article' })] })
	expect(await places()).toEqual([])
	await db.insert(lessonShares).values({ lessonId: 'kitchen', userId: 'marta' })
	await keep({ places: closed })
	expect(await places()).toEqual([['marta', 'kitchen', 3]])
})

test('the place of a deleted text goes with it', async () => {
	const { db, keep, places } = await withTexts()
	await keep({ places: [place('train', 4, 0)] })
	await db.delete(lessons)
	expect(await places()).toEqual([])
})

test('a day’s total of a device only grows, and devices are kept apart', async () => {
	const { db, keep } = await withTexts()
	const day = '2026-11-22'
	await keep({ days: [{ day, readMs: 60_000, listenedMs: 5000 }] })
	await keep({ days: [{ day, readMs: 30_000, listenedMs: 9000 }] })
	await keep({ device: 'laptop-of-marta', days: [{ day, readMs: 1000, listenedMs: 0 }] })
	const rows = await db.select().from(studyTime).orderBy(studyTime.device)
	expect(rows.map(({ device, readMs, listenedMs }) => [device, readMs, listenedMs])).toEqual([
		['laptop-of-marta', 1000, 0],
		['phone-of-marta', 60_000, 9000],
	])
})

test('days of a clock that is wrong by years are left out', async () => {
	const { db, keep } = await withTexts()
	const total = { readMs: 1000, listenedMs: 0 }
	await keep({
		days: ['2031-01-01', '2026-11-24', '2026-11-23', '2025-01-01'].map((day) => ({
			day,
			...total,
		})),
	})
	const rows = await db.select({ day: studyTime.day }).from(studyTime).orderBy(studyTime.day)
	expect(rows.map(({ day }) => day)).toEqual(['2026-11-23', '2026-11-24'])
})

test('nothing is kept of somebody whose account was deleted meanwhile', async () => {
	const { db, keep, places } = await withTexts()
	const days = [{ day: '2026-11-22', readMs: 1000, listenedMs: 0 }]
	const log = { places: [place('train', 4, 0), place('repair', 5, 0, { kind: 'article' })], days }
	await keep(log, { id: 'gone', level: 1 })
	expect(await places()).toEqual([])
	expect(await db.select().from(studyTime)).toEqual([])
})
