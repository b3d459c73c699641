import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { newId } from '#app/db/columns.ts'
import { hasAccount } from '#app/db/has-account.ts'
import { isArticleOpenTo, isLessonOpenTo } from '#app/db/is-open-to.ts'
import { articles, lessons, ownTextParts, readingPlaces, studyTime } from '#app/db/schema/index.ts'
import { instantOf } from '#app/domain/outbox/instant-of.ts'
import { countTaps } from './count-taps.server.ts'
import type { ReadingLog } from './reading-contract.ts'

/** Days further from the server's own are a wrong clock's. A zone may be a day ahead. */
const nearMs = { before: 90 * 24 * 60 * 60_000, after: 2 * 24 * 60 * 60_000 }

type Reading = { reader: { id: string; level: number }; log: ReadingLog; now: Date }

/**
 * Keeps places and times. Of two places in a text the newer one stays (`newerPlace`), of two totals of
 * a device's day the larger (`mergeDays`). Texts that this person may not open are left out. Counts the
 * words that were tapped. One batch.
 */
export async function keepReading(db: Db, { reader, log, now }: Reading): Promise<void> {
	const places = JSON.stringify(
		log.places.map(({ ageMs, ...place }) => ({
			...place,
			rowId: newId(),
			at: instantOf(ageMs, now),
		})),
	)
	const days = JSON.stringify(log.days)
	const [first, last] = [-nearMs.before, nearMs.after].map((ms) =>
		new Date(+now + ms).toISOString().slice(0, 10),
	)
	await db.batch([
		db.run(sql`
			insert into ${readingPlaces}
				(id, uid, lesson_id, article_id, paragraph, paragraphs, changed_at)
			select ${of('rowId')}, ${reader.id}, ${lessons.id}, null,
				${of('paragraph')}, ${of('paragraphs')}, ${of('at')}
			from json_each(${places}) as asked
			cross join ${lessons} on ${lessons.id} = ${of('id')} and ${of('kind')} = 'lesson'
			where ${isLessonOpenTo(reader)} and ${hasAccount(reader.id)}
			on conflict (uid, lesson_id) ${keepNewer()}`),
		db.run(sql`
			insert into ${readingPlaces}
				(id, uid, lesson_id, article_id, paragraph, paragraphs, changed_at)
			select ${of('rowId')}, ${reader.id}, null, ${articles.id},
				${of('paragraph')}, ${of('paragraphs')}, ${of('at')}
			from json_each(${places}) as asked
			cross join ${articles} on ${articles.id} = ${of('id')} and ${of('kind')} = 'article'
			where ${isArticleOpenTo(reader)} and ${hasAccount(reader.id)}
			on conflict (uid, article_id) ${keepNewer()}`),
		// An update would take any of several places in one part.
		db.run(sql`
			with newest as (
				select ${of('id')} as id, ${of('paragraph')} as paragraph,
					${of('paragraphs')} as paragraphs, ${of('at')} as at,
					row_number() over (partition by ${of('id')}
						order by ${of('at')} desc, ${of('paragraph')} desc, ${of('paragraphs')} desc) as place
				from json_each(${places}) as asked where ${of('kind')} = 'text')
			update ${ownTextParts} set
				paragraph = newest.paragraph, paragraphs = newest.paragraphs, read_at = newest.at
			from newest join own_texts on own_texts.uid = ${reader.id}
			where newest.place = 1 and own_text_parts.id = newest.id
				and own_text_parts.text_id = own_texts.id
				and (own_text_parts.read_at is null or (newest.at, newest.paragraph, newest.paragraphs)
					> (own_text_parts.read_at, own_text_parts.paragraph, own_text_parts.paragraphs))`),
		db.run(sql`
			insert into ${studyTime} (uid, device, day, read_ms, listened_ms, updated_at)
			select ${reader.id}, ${log.device}, ${of('day')}, ${of('readMs')}, ${of('listenedMs')}, ${+now}
			from json_each(${days}) as asked
			where ${of('day')} between ${first} and ${last} and ${hasAccount(reader.id)}
			on conflict (uid, day, device) do update set
				read_ms = max(read_ms, excluded.read_ms),
				listened_ms = max(listened_ms, excluded.listened_ms),
				updated_at = excluded.updated_at`),
		...(log.tapped ? countTaps(db, { reader, tapped: log.tapped, now }) : []),
	])
}

function of(field: string): SQL {
	return sql`asked.value ->> ${sql.raw(`'${field}'`)}`
}

function keepNewer(): SQL {
	return sql`do update set
		paragraph = excluded.paragraph, paragraphs = excluded.paragraphs,
		changed_at = excluded.changed_at
		where (excluded.changed_at, excluded.paragraph, excluded.paragraphs)
			> (${readingPlaces.changedAt}, ${readingPlaces.paragraph}, ${readingPlaces.paragraphs})`
}
