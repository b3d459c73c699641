import { asc, desc, eq } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { tappedWords } from '#app/db/schema/index.ts'

/** The most words that are listed. */
const mostWords = 20

/** The words of a lesson that were tapped in most browsers. A query. */
export function tappedMost(db: Db, lessonId: string) {
	return db
		.select({ word: tappedWords.word, browsers: tappedWords.browsers })
		.from(tappedWords)
		.where(eq(tappedWords.lessonId, lessonId))
		.orderBy(desc(tappedWords.browsers), asc(tappedWords.word))
		.limit(mostWords)
}
