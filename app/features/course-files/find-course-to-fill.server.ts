import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { lessons } from '#app/db/schema/index.ts'
import { highestOrder } from '#app/domain/courses/limits.ts'

/** A course that a lesson comes into, and the number behind its last lesson. */
export async function findCourseToFill(db: Db, id: string) {
	const last = sql<number>`coalesce((${sql`select max(below.order_no) from ${lessons} as below
		where below.parent_id = ${id} and not below.is_deleted`}), 0)`
	const [course] = await db
		.select({ id: lessons.id, title: lessons.title, last })
		.from(lessons)
		.where(and(eq(lessons.id, id), eq(lessons.type, 'course'), eq(lessons.isDeleted, false)))
	return (
		course && {
			id,
			title: course.title,
			orderNo: Math.min(highestOrder, course.last + 1),
		}
	)
}
