import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { aimedLevel, courseLevels } from '#app/domain/courses/course-level.ts'

/** The place of a column's course level, from 0 for the easiest. */
export function courseLevelRank(level: SQLWrapper): SQL<number> {
	return sql<number>`(select key from json_each(${JSON.stringify(courseLevels)})
		where value = ${level})`
}

/** `aimedLevel` on a column: HSK3 for intermediate. */
export function hskLevelOfCourse(level: SQLWrapper): SQL<string> {
	const cases = courseLevels.map((one) => sql`when ${one} then ${aimedLevel(one)}`)
	return sql<string>`case ${level} ${sql.join(cases, sql` `)} end`
}
