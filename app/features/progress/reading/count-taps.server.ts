import { sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { isLessonOpenTo } from '#app/db/is-open-to.ts'
import { lessons, tapBatches, tappedWords } from '#app/db/schema/index.ts'
import { isEditor } from '#app/domain/accounts/user.ts'
import type { TapBatch } from './reading-contract.ts'

type Taps = { reader: { id: string; level: number }; tapped: TapBatch; now: Date }

/** A browser that heard no reply sends its batch again within this time. */
const repeatedWithinMs = 7 * 24 * 60 * 60_000

/**
 * The statements that count a batch, for one transaction. It counts once, and only words that stand in the lesson, its
 * notes or its exercises. The reader is needed for what may be counted, and is not stored. Editors do not count.
 */
export function countTaps(db: Db, { reader, tapped, now }: Taps) {
	if (isEditor(reader)) return []
	const words = JSON.stringify(tapped.words)
	return [
		db.run(sql`
			insert into ${tappedWords} (lesson_id, word, browsers)
			select distinct ${lessons.id}, asked.value ->> 'word', 1
			from json_each(${words}) as asked
			cross join ${lessons} on ${lessons.id} = asked.value ->> 'lessonId'
			where not exists (${sql`select 1 from ${tapBatches} where id = ${tapped.id}`})
				and ${isLessonOpenTo(reader)}
				and exists (
					select 1 from text_lines as line
					where line.owner_kind = 'lessons' and line.owner_id = ${lessons.id} and not line.is_working
						and instr(' ' || line.words || ' ', ' ' || (asked.value ->> 'word') || ' ') > 0
				)
			on conflict (lesson_id, word) do update set browsers = browsers + 1`),
		db.run(sql`
			insert into ${tapBatches} (id, created_at) values (${tapped.id}, ${+now})
			on conflict (id) do nothing`),
		db.run(sql`delete from ${tapBatches} where created_at < ${+now - repeatedWithinMs}`),
	]
}
