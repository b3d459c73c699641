import { and, eq, gt } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { lessonProgress } from '#app/db/schema/index.ts'
import type { CourseProgress } from '#app/domain/progress/record.ts'

/** Another machine may commit a change later than it dated it. Merging twice does no harm. */
const overlapMs = 60_000

/** This person's records changed since then (ms since 1970), and the `since` of the next question. */
export async function listProgressSince(
	db: Db,
	{ userId, since, now = Date.now() }: { userId: string; since: number; now?: number },
): Promise<{ records: CourseProgress; since: number }> {
	const rows = await db
		.select({ lessonId: lessonProgress.lessonId, record: lessonProgress.record })
		.from(lessonProgress)
		.where(and(eq(lessonProgress.userId, userId), gt(lessonProgress.updatedAt, new Date(since))))
	const records: CourseProgress = Object.create(null)
	for (const { lessonId, record } of rows) records[lessonId] = record
	return { records, since: now - overlapMs }
}
