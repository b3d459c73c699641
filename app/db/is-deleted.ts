import { type SQL, sql } from 'drizzle-orm'
import { lessons } from './schema/index.ts'

/**
 * True where a row of `lessons` is deleted or belongs to a deleted course. The subquery is a
 * fragment of its own so that drizzle keeps the table's name on the columns.
 */
export function isDeleted(): SQL<boolean> {
	return sql<boolean>`(${lessons.isDeleted} or exists (${sql`select 1 from ${lessons} as course
		where course.id = ${lessons.parentId} and course.is_deleted`}))`
}
