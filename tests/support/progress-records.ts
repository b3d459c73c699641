/** People, lessons and records for the tests of progress. */
import type { Db } from '#app/db/client.server.ts'
import { lessons, userProfiles } from '#app/db/schema/index.ts'
import { lessonConfigSchema } from '#app/domain/courses/lesson-config.ts'
import { changeRecord, type RecordChange } from '#app/domain/progress/change.ts'

const bilingual = { zh: '你好', en: 'Hello' }

export async function addUsers(db: Db, ids: readonly string[]): Promise<void> {
	await db
		.insert(userProfiles)
		.values(ids.map((id) => ({ id, displayName: id, email: `${id}@example.com`, status: 1 })))
}

/** A course with these lessons in it. */
export async function addCourse(db: Db, id: string, lessonIds: readonly string[]): Promise<void> {
	const item = {
		title: bilingual,
		description: bilingual,
		level: 'beginner' as const,
		category: 'daily_life' as const,
		config: lessonConfigSchema.parse({}),
	}
	await db.insert(lessons).values([
		{ ...item, id, slug: id, type: 'course' },
		...lessonIds.map((lessonId, orderNo) => ({
			...item,
			id: lessonId,
			slug: lessonId,
			type: 'lesson' as const,
			parentId: id,
			orderNo,
		})),
	])
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
