import { sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { isOwnerThere, isShownOnce, matchingLines, ownersOfLines } from '#app/db/text-lines.ts'
import { mostUses, type WordUses } from './uses.ts'

const none: WordUses = { lessons: 0, articles: 0, exercises: 0, sentences: 0 }

/**
 * Where any of these words of the vocabulary stands as a word of the cut text: in texts and notes, saved or
 * published, and in exercises. One round trip.
 */
export async function countUses(db: Db, ids: readonly number[]): Promise<WordUses> {
	if (ids.length === 0) return none
	const match = sql`(
		select 'words : ("' || coalesce(group_concat(replace(word, '"', ' '), '" OR "'), '') || '")'
		from vocab where id in (select value from json_each(${JSON.stringify(ids)}))
	)`
	const [counted] = await db.all<WordUses>(sql`
		select count(distinct lesson.id) as lessons, count(distinct article.id) as articles,
			count(distinct iif(line.part = 'exercises', line.owner_id || ' ' || line.place, null)) as exercises,
			count(*) as sentences
		from (
			select line.* from ${matchingLines(match)} and ${isShownOnce} limit ${mostUses + 1}
		) as line ${ownersOfLines}
		where ${isOwnerThere}`)
	return counted ?? none
}
