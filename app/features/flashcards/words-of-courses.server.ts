import { and, eq, inArray, not, sql } from 'drizzle-orm'
import type { LibSQLDatabase } from 'drizzle-orm/libsql'
import { courseLevelRank } from '#app/db/course-level-rank.ts'
import { isPrivate } from '#app/db/hidden-from.ts'
import { isDeleted } from '#app/db/is-deleted.ts'
import { lessonContents, lessons } from '#app/db/schema/index.ts'

/** The words of the public lessons, each once, in reading order: from the easiest to the hardest. */
export async function listWordsOfCourses(db: LibSQLDatabase): Promise<string[]> {
	const level = courseLevelRank(lessons.level)
	const courseOrder = sql`coalesce((${sql`select course.order_no from ${lessons} as course
		where course.id = ${lessons.parentId}`}), ${lessons.orderNo})`
	const lesson = db
		.select({
			id: sql<string>`${lessonContents.lessonId}`.as('id'),
			place: sql<number>`row_number() over (order by ${level}, ${courseOrder} desc,
				${lessons.orderNo}, ${lessons.createdAt})`.as('place'),
		})
		.from(lessonContents)
		.innerJoin(lessons, eq(lessons.id, lessonContents.lessonId))
		.where(and(not(isDeleted()), not(isPrivate()), inArray(lessons.status, [1, 2])))
	const rows = await db.all<{ word: string }>(sql`
		select word from (
			select token.value ->> 'word' as word, reading.place * 1000000 + block.key * 1000 + token.key
				as place
			from (${lesson}) as reading
			join ${lessonContents} as text on text.lesson_id = reading.id
			cross join json_each(text.content) as block
			cross join json_each(block.value, '$.zh') as token
		)
		group by word order by min(place)`)
	return rows.map(({ word }) => word)
}
