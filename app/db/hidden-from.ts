import { inArray, type SQL, sql } from 'drizzle-orm'
import { editingLevels } from '#app/domain/accounts/user.ts'
import { lessons, userProfiles } from './schema/index.ts'
import { isSharedWith } from './shared-with.ts'

/**
 * True where a row of `lessons` is private, or in a private course, and the person was not invited to
 * either. Such a lesson must look as if it did not exist.
 */
export function isHiddenFrom(userId: string): SQL<boolean> {
	const isInvited = sql`(${isSharedWith(userId, lessons.id)} or ${isSharedWith(userId, lessons.parentId)})`
	const isEditor = sql`exists (${sql`select 1 from ${userProfiles}
		where ${userProfiles.id} = ${userId} and ${inArray(userProfiles.level, editingLevels)}`})`
	return sql<boolean>`(${isPrivate()} and not ${isInvited} and not ${isEditor})`
}

/** True where a row of `lessons` is private, or in a private course. */
export function isPrivate(): SQL<boolean> {
	return sql<boolean>`(${lessons.isPrivate} or exists (${sql`select 1 from ${lessons} as course
		where course.id = ${lessons.parentId} and course.is_private`}))`
}
