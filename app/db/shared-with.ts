import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { lessonShares } from './schema/index.ts'

/**
 * True where a person was invited to the very course or lesson that a column names.
 *
 * The subquery is a fragment of its own: in a select from one table drizzle takes the table's name
 * off the columns of the outermost fragment, and `id` alone would be the share's.
 */
export function isSharedWith(userId: string, lessonId: SQLWrapper): SQL<boolean> {
	return sql<boolean>`exists (${sql`select 1 from ${lessonShares}
		where ${lessonShares.lessonId} = ${lessonId} and ${lessonShares.userId} = ${userId}`})`.mapWith(
		Boolean,
	)
}
