import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { groupMembers, groupShares, groups, lessonShares } from './schema/index.ts'

/**
 * True where a person, or a group of theirs, is invited to exactly the course or lesson that the column
 * names. A deleted group opens nothing.
 *
 * The subquery is a fragment of its own: in a select from one table, drizzle strips the table's
 * name from the outermost fragment's columns, and `id` would then mean the share's.
 */
export function isSharedWith(userId: string, lessonId: SQLWrapper): SQL<boolean> {
	return sql<boolean>`exists (${sql`
		select 1 from ${lessonShares}
		where ${lessonShares.lessonId} = ${lessonId} and ${lessonShares.userId} = ${userId}
		union all
		select 1 from ${groupShares} ${groupsOf(userId)} and ${groupShares.lessonId} = ${lessonId}
	`})`.mapWith(Boolean)
}

/** A subquery: the ids of all courses and lessons to which a person, or a group of theirs, is invited. */
export function sharedIds(userId: string): SQL {
	return sql`
		select ${lessonShares.lessonId} from ${lessonShares} where ${lessonShares.userId} = ${userId}
		union all
		select ${groupShares.lessonId} from ${groupShares} ${groupsOf(userId)}
	`
}

function groupsOf(userId: string): SQL {
	return sql`
		join ${groupMembers} on ${groupMembers.groupId} = ${groupShares.groupId}
		join ${groups} on ${groups.id} = ${groupShares.groupId}
		where ${groupMembers.userId} = ${userId} and not ${groups.isDeleted}
	`
}
