import { type SQL, sql } from 'drizzle-orm'
import { isEditor } from '#app/domain/accounts/user.ts'
import { articles, lessons } from './schema/index.ts'
import { isSharedWith } from './shared-with.ts'

type Reader = { id: string; level: number }

/** `accessToLesson` in SQL: true where a row of `lessons` is a lesson that the reader may open. */
export function isLessonOpenTo(reader: Reader): SQL<boolean> {
	const parent = (condition: SQL) =>
		sql`exists (${sql`select 1 from ${lessons} as course
			where course.id = ${lessons.parentId} and ${condition}`})`
	const isThere = sql`${lessons.type} = 'lesson' and not ${lessons.isDeleted}
		and not ${parent(sql`course.is_deleted`)}`
	if (isEditor(reader)) return sql<boolean>`(${isThere})`
	const isPrivate = sql`(${lessons.isPrivate} or ${parent(sql`course.is_private`)})`
	const isInvited = sql`(${isSharedWith(reader.id, lessons.id)}
		or ${isSharedWith(reader.id, lessons.parentId)})`
	return sql<boolean>`(${isThere} and ${lessons.status} = 1
		and not ${parent(sql`course.status <> 1`)}
		and (not ${isPrivate} or ${isInvited})
		and (${lessons.isFree} or ${reader.level} > 1))`
}

/** `accessToArticle` in SQL, on a row of `articles`. */
export function isArticleOpenTo(reader: Reader): SQL<boolean> {
	if (isEditor(reader)) return sql<boolean>`(not ${articles.isDeleted})`
	return sql<boolean>`(not ${articles.isDeleted} and ${articles.status} = 1)`
}
