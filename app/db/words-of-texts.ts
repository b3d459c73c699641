import { type SQL, sql } from 'drizzle-orm'
import type { Db } from './client.server.ts'
import { readableJson } from './readable-json.ts'
import { lessonContents } from './schema/index.ts'
import { vocabularyRowsOf } from './vocabulary-rows.ts'

/**
 * The vocabulary's rows of all words in the texts of lessons, the most frequent first: a query. A
 * damaged text has no words. `ids` is a list of lessons' ids, or a query of them.
 */
export function wordsOfTexts(db: Db, ids: SQL) {
	const words = sql`
		select distinct case token.type when 'object' then token.value ->> 'word' end
		from ${lessonContents}, json_each(${readableJson(lessonContents.content)}) as block,
			json_each(case block.type when 'object' then block.value end, '$.zh') as token
		where ${lessonContents.lessonId} in ${ids}`
	return vocabularyRowsOf(db, words)
}
