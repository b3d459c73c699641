import { expect, test } from 'vitest'
import { lessonProgress } from '#app/db/schema/index.ts'
import { listProgressSince } from '#app/features/progress/list-progress.server.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'
import { addCourse, addUsers, recordOf } from '#tests/support/progress-records.ts'

const monday = '2026-03-02T10:00:00.000Z'
const tuesday = '2026-03-03T10:00:00.000Z'

async function withRecords() {
	const db = await memoryDatabase()
	await addUsers(db, ['marta', 'tom'])
	await addCourse(db, 'first-steps', ['ni-hao', 'market-day'])
	const row = (userId: string, lessonId: string, day: string) => ({
		userId,
		lessonId,
		updatedAt: new Date(day),
		record: recordOf(userId, [[day, { learned: true, learnedAt: day }]]),
	})
	await db
		.insert(lessonProgress)
		.values([
			row('marta', 'ni-hao', monday),
			row('marta', 'market-day', tuesday),
			row('tom', 'ni-hao', tuesday),
		])
	return db
}

test('only the user’s own records since a moment are listed', async () => {
	const db = await withRecords()
	const lessonsSince = async (since: number) =>
		Object.keys((await listProgressSince(db, { userId: 'marta', since })).records).sort()
	expect(await lessonsSince(0)).toEqual(['market-day', 'ni-hao'])
	expect(await lessonsSince(Date.parse(monday))).toEqual(['market-day'])
	expect(await lessonsSince(Date.parse(tuesday))).toEqual([])
})

test('the next question starts a little earlier, so that it misses no late commit', async () => {
	const db = await withRecords()
	const now = Date.parse(tuesday) + 30_000
	const { since } = await listProgressSince(db, { userId: 'marta', since: 0, now })
	expect(since).toBeLessThan(Date.parse(tuesday))
	expect(since).toBeGreaterThan(Date.parse(monday))
})
