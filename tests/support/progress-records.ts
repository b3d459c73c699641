/** People, lessons and records for the tests of progress. */
import type { Db } from '#app/db/client.server.ts'
import { lessons, userProfiles } from '#app/db/schema/index.ts'
import { changeRecord, type RecordChange } from '#app/domain/progress/change.ts'
import { rowOfLesson } from './content-factories.ts'

const item = { category: 'daily_life' as const }

export async function addUsers(db: Db, ids: readonly string[]): Promise<void> {
	await db
		.insert(userProfiles)
		.values(ids.map((id) => ({ id, displayName: id, email: `${id}@example.com`, status: 1 })))
}

/** A course with these lessons in it. */
export async function addCourse(db: Db, id: string, lessonIds: readonly string[]): Promise<void> {
	const children = lessonIds.map((lessonId, orderNo) =>
		rowOfLesson({ ...item, id: lessonId, parentId: id, orderNo }),
	)
	await db.insert(lessons).values([rowOfLesson({ ...item, id, type: 'course' }), ...children])
}

/** The record after this user’s actions on these days, in order. */
export function recordOf(userId: string, acts: readonly (readonly [day: string, RecordChange])[]) {
	const [first, ...rest] = acts
	if (!first) throw new Error('A record tells of something')
	const act = (day: string) => ({ userId, now: Date.parse(day) })
	return rest.reduce(
		(record, [day, change]) => changeRecord(record, change, act(day)),
		changeRecord(undefined, first[1], act(first[0])),
	)
}
