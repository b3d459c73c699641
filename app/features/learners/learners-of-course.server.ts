import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { lessons } from '#app/db/schema/index.ts'
import { peopleCount } from '#app/domain/learners/people-count.ts'
import { type VisitorSums, visitorFigures, visitorSums, visitors } from './visitors.server.ts'

type Query = { id: string; since: number }

const nobody = { opened: 0, finished: 0, begun: 0, completed: 0, again: 0, score: null }

/** The figures of the learners of a course, for each of its lessons; undefined if there is no such course. One round trip. */
export async function findLearnersOfCourse(db: Db, { id, since }: Query) {
	const below = sql`select below.id from ${lessons} as below
		where below.parent_id = ${id} and not below.is_deleted`
	const [[course], listed, sums] = await db.batch([
		db
			.select({ id: lessons.id, title: lessons.title })
			.from(lessons)
			.where(and(eq(lessons.id, id), eq(lessons.type, 'course'), eq(lessons.isDeleted, false))),
		db
			.select({ id: lessons.id, title: lessons.title, status: lessons.status })
			.from(lessons)
			.where(and(eq(lessons.parentId, id), eq(lessons.isDeleted, false)))
			.orderBy(asc(lessons.orderNo), asc(lessons.createdAt), asc(lessons.id)),
		// The row without a lesson counts the people of all.
		db.all<VisitorSums & { lessonId: string | null }>(sql`
			with seen as materialized (select * from ${visitors({ lessons: below, since })})
			select lesson_id as lessonId, ${visitorSums} from seen group by lesson_id
			union all
			select null, count(distinct uid), 0, 0, 0, null, 0 from seen`),
	])
	if (!course) return undefined
	const sumsOf = new Map(sums.map(({ lessonId, ...rest }) => [lessonId, rest]))
	return {
		course,
		people: peopleCount(sumsOf.get(null)?.opened ?? 0),
		lessons: listed.map((lesson) => ({
			...lesson,
			...visitorFigures(sumsOf.get(lesson.id) ?? nobody),
		})),
	}
}

export type LearnersOfCourse = NonNullable<Awaited<ReturnType<typeof findLearnersOfCourse>>>
