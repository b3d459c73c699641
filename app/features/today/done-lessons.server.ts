import { type SQL, sql } from 'drizzle-orm'
import { readableJson } from '#app/db/readable-json.ts'
import { lessonProgress } from '#app/db/schema/index.ts'

/** The ids of the lessons that a person marked as learned, or did all exercises of: neither continued nor new. */
export function lessonsDoneBy(userId: string): SQL {
	const { lessonId, learnedAt, record } = lessonProgress
	return sql`select ${lessonId} from ${lessonProgress}
		where ${lessonProgress.userId} = ${userId} and (${learnedAt} is not null
			or ${readableJson(record)} ->> '$.exerciseStatus' = 'completed')`
}
