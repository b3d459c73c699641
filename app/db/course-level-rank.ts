import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { courseLevels } from '#app/domain/courses/course-level.ts'

/** The place of a column's course level, from 0 for the easiest. */
export function courseLevelRank(level: SQLWrapper): SQL<number> {
	return sql<number>`(select key from json_each(${JSON.stringify(courseLevels)})
		where value = ${level})`
}
