import { and, count, desc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Db } from '#app/db/client.server.ts'
import { isDeleted } from '#app/db/is-deleted.ts'
import { lessonVisits } from '#app/db/lesson-visits.ts'
import { lessonShares, lessons, studyTime, userProfiles } from '#app/db/schema/index.ts'

/** The most courses that are listed, those of the latest visit first. */
const mostCourses = 100

const lesson = alias(lessons, 'lesson')
const course = alias(lessons, 'course')
const sharer = alias(userProfiles, 'sharer')

/** The shares of a person, how far they came in each course, and their time with texts. One round trip. */
export async function readActivity(db: Db, { id }: { id: string }) {
	const [shares, courses, [time]] = await db.batch([
		db
			.select({
				lessonId: lessonShares.lessonId,
				type: lessons.type,
				title: lessons.title,
				isDeleted: isDeleted().mapWith(Boolean),
				sharedBy: sharer.displayName,
				at: lessonShares.createdAt,
			})
			.from(lessonShares)
			.innerJoin(lessons, eq(lessons.id, lessonShares.lessonId))
			.leftJoin(sharer, eq(sharer.id, lessonShares.sharedBy))
			.where(eq(lessonShares.userId, id))
			.orderBy(desc(lessonShares.createdAt), lessonShares.id),
		db
			.select({
				id: course.id,
				type: course.type,
				title: course.title,
				opened: count(),
				finished: sql<number>`coalesce(sum(visits.is_finished), 0)`,
				/** Only those that learners can see. */
				lessons: sql<number>`iif(${course.type} = 'lesson', 1, (${sql`select count(*)
					from ${lessons} as below
					where below.parent_id = ${course.id} and not below.is_deleted and below.status = 1`}))`,
				/** The mean of the best results of their exercises, in percent. */
				score: sql<number | null>`avg(visits.score)`,
				at: sql`max(visits.at)`.mapWith(studyTime.updatedAt),
			})
			.from(sql`${lessonVisits({ person: id })} as visits`)
			.innerJoin(lesson, and(sql`${lesson.id} = visits.lesson_id`, eq(lesson.isDeleted, false)))
			.innerJoin(
				course,
				and(
					sql`${course.id} = coalesce(${lesson.parentId}, ${lesson.id})`,
					eq(course.isDeleted, false),
				),
			)
			.groupBy(course.id)
			.orderBy(sql`max(visits.at) desc`, course.id)
			.limit(mostCourses),
		db
			.select({
				ms: sql<number>`coalesce(sum(${studyTime.readMs} + ${studyTime.listenedMs}), 0)`,
				lastDay: sql<string | null>`max(${studyTime.day})`,
			})
			.from(studyTime)
			.where(eq(studyTime.userId, id)),
	])
	return {
		shares,
		courses: courses.map(({ score, ...course }) => ({
			...course,
			score: score === null ? undefined : Math.round(score),
		})),
		minutes: Math.round((time?.ms ?? 0) / 60_000),
		lastDay: time?.lastDay ?? undefined,
	}
}

export type Activity = Awaited<ReturnType<typeof readActivity>>
