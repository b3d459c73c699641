import { type SQL, sql } from 'drizzle-orm'
import type { LessonKind } from '#app/domain/courses/lesson-kind.ts'
import { lessons } from './schema/index.ts'

/** What a lesson of a course is; `of` is its alias, if it has one. */
export function kindOfLesson(of: SQL = sql`${lessons}`): SQL<LessonKind> {
	return sql<LessonKind>`coalesce(${of}.config ->> 'kind', 'lesson')`
}
