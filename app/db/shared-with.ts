import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { lessonShares } from './schema/index.ts'

/**
 * True where a person is invited to exactly the course or lesson that the column names.
 *
 * The subquery is a fragment of its own: in a select from one table, drizzle strips the table's
 * name from the outermost fragment's columns, and `id` would then mean the share's.
 */
export function isSharedWith(userId: string, lessonId: SQLWrapper): SQL<boolean> {
	return sql<boolean>`exists (${sql`select 1 from ${lessonShares}
		where ${lessonShares.lessonId} = ${lessonId} and ${lessonShares.userId} = ${userId}`})`.mapWith(
		Boolean,
	)
}
