import { sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { hasAccount } from '#app/db/has-account.ts'
import { isArticleOpenTo, isLessonOpenTo } from '#app/db/is-open-to.ts'
import { articles, exercises, lessons, reports } from '#app/db/schema/index.ts'
import { instantOf } from '#app/domain/outbox/instant-of.ts'
import { placeKey, type Report } from '#app/domain/reports/report.ts'

type Sent = {
	reader: { id: string; level: number }
	/** `ageMs` is how long ago it was written: a browser may have been offline. */
	report: Report & { ageMs: number }
	now: Date
}

/**
 * Keeps a report, once for each id; its reader may add a note to it, once. One about a place that is gone,
 * or that the reader may not open, is left out: there is nothing to mend. An exercise names its lesson. One statement.
 */
export async function keepReport(db: Db, { reader, report, now }: Sent): Promise<void> {
	const { id, kind, part, lessonId, articleId, exerciseId, word, pinyin, sentence, english } =
		report
	const at = instantOf(report.ageMs, now)
	const lesson = sql`(select ${lessons.id} from ${lessons}
		where ${lessons.id} = coalesce(${lessonId},
			(select lesson_id from ${exercises} where id = ${exerciseId}))
		and ${isLessonOpenTo(reader)})`
	const article = sql`(select id from ${articles} where id = ${articleId}
		and ${isArticleOpenTo(reader)})`
	await db.run(sql`
		insert into ${reports} (id, uid, kind, part, lesson_id, article_id, exercise_id, paragraph, word, pinyin,
			sentence, english, place, note, created_at, updated_at)
		select ${id}, ${reader.id}, ${kind}, ${part}, owner.lesson_id, owner.article_id, ${exerciseId}, ${report.paragraph},
			${word}, ${pinyin}, ${sentence}, ${english}, ${placeKey(report)}, ${report.note}, ${at}, ${at}
		from (select ${lesson} as lesson_id, ${article} as article_id) as owner
		where ${hasAccount(reader.id)} and (
			${part} = 'dictionary' or owner.lesson_id is not null or owner.article_id is not null
		)
		on conflict (id) do update set note = excluded.note, updated_at = ${+now}
		where uid = excluded.uid and note = '' and excluded.note <> ''
	`)
}
