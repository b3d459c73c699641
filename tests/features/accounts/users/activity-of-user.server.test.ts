import { expect, test } from 'vitest'
import { lessonProgress, lessonShares, readingPlaces, studyTime } from '#app/db/schema/index.ts'
import { readActivity } from '#app/features/accounts/users/activity-of-user.server.ts'
import { makeLesson } from '#tests/support/content-factories.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'
import { addCourse, addUsers, recordOf } from '#tests/support/progress-records.ts'

const monday = new Date('2026-11-16T10:00:00Z')
const tuesday = new Date('2026-11-17T10:00:00Z')

async function withCourses() {
	const db = await memoryDatabase()
	await addUsers(db, ['marta', 'tom'])
	await addCourse(db, 'first-steps', ['ni-hao', 'market-day', 'rain'])
	await makeLesson(db, { id: 'alone' })
	const place = (userId: string, lessonId: string, paragraph: number, changedAt: Date) =>
		db.insert(readingPlaces).values({ userId, lessonId, paragraph, paragraphs: 3, changedAt })
	return { db, place }
}

test('the lessons that a person opened and finished are counted by course, the latest first', async () => {
	const { db, place } = await withCourses()
	await place('marta', 'ni-hao', 3, monday)
	await place('marta', 'market-day', 1, monday)
	await place('marta', 'alone', 2, tuesday)
	await place('tom', 'rain', 3, tuesday)
	await db.insert(lessonProgress).values({
		userId: 'marta',
		lessonId: 'market-day',
		learnedAt: monday,
		record: recordOf('marta', [[monday.toISOString(), { learned: true }]]),
		updatedAt: monday,
	})
	const { courses } = await readActivity(db, { id: 'marta' })
	expect(courses).toMatchObject([
		{ id: 'alone', type: 'lesson', opened: 1, finished: 0, lessons: 1, at: tuesday },
		{ id: 'first-steps', opened: 2, finished: 2, lessons: 3, score: undefined, at: monday },
	])
})

test('each share of a person says by whom, and whether it waits in the trash', async () => {
	const { db } = await withCourses()
	await makeLesson(db, { id: 'gone', isDeleted: true })
	await db.insert(lessonShares).values([
		{ lessonId: 'first-steps', userId: 'marta', sharedBy: 'tom', createdAt: tuesday },
		{ lessonId: 'gone', userId: 'marta', createdAt: monday },
	])
	const { shares } = await readActivity(db, { id: 'marta' })
	expect(shares).toMatchObject([
		{ lessonId: 'first-steps', sharedBy: 'tom', isDeleted: false, at: tuesday },
		{ lessonId: 'gone', sharedBy: null, isDeleted: true },
	])
})

test('time with texts is the sum over devices and days', async () => {
	const { db } = await withCourses()
	const day = (device: string, day: string, minutes: number) => ({
		userId: 'marta',
		device,
		day,
		readMs: minutes * 60_000,
		listenedMs: 60_000,
		updatedAt: monday,
	})
	await db
		.insert(studyTime)
		.values([day('phone', '2026-11-16', 20), day('laptop', '2026-11-17', 5)])
	expect(await readActivity(db, { id: 'marta' })).toMatchObject({
		minutes: 27,
		lastDay: '2026-11-17',
	})
	expect(await readActivity(db, { id: 'tom' })).toEqual({
		shares: [],
		courses: [],
		minutes: 0,
		lastDay: undefined,
	})
})
