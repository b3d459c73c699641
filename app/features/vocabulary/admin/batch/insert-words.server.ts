import { type SQL, sql } from 'drizzle-orm'
import { newId } from '#app/db/columns.ts'
import { auditLog, vocab } from '#app/db/schema/index.ts'
import type { By } from '#app/db/transaction.ts'
import { posesOf } from '#app/domain/vocabulary/part-of-speech.ts'
import type { WordValues } from '#app/domain/vocabulary/word-change.ts'
import { isSamePinyin } from '#app/features/vocabulary/same-pinyin.ts'

/**
 * Two statements for thousands of words: the first logs them, the second inserts them as custom words
 * and returns the inserted ones. Both skip words that already exist with the same pinyin. The words
 * are sent as JSON, which the database unpacks, and must differ from each other.
 *
 * Ids continue from the highest one ever used, so that the log can name a word before it is inserted.
 * No other write can come between the two statements of a batch.
 */
export function insertWords({
	words,
	actor,
	now,
}: By & { words: readonly WordValues[] }): [log: SQL, insert: SQL] {
	const rows = JSON.stringify(
		words.map((values) => ({ log: newId(), poses: posesOf(values.meaning), values })),
	)
	const newRows = sql`
		from json_each(${rows}) as item,
			(select coalesce(max(seq), 0) as last from sqlite_sequence where name = 'vocab')
		where not exists (
			select 1 from ${vocab} as known
			where known.word = item.value ->> '$.values.word'
				and ${isSamePinyin(sql`known.pinyin`, sql`item.value ->> '$.values.pinyin'`)}
		)`
	return [
		sql`
			insert into ${auditLog}
				(id, actor_uid, actor_email, action, object_type, object_id, before, after, at)
			select item.value ->> 'log', ${actor.id}, ${actor.email}, 'word.create', 'word',
				last + item.key + 1, null, item.value -> 'values', ${+now}
			${newRows}`,
		sql`
			insert into ${vocab} (id, word, traditional, pinyin, poses, meaning, gloss, measure_words,
				levels, frequency, status, is_custom, created_at, updated_at)
			select last + item.key + 1, item.value ->> '$.values.word',
				item.value ->> '$.values.traditional', item.value ->> '$.values.pinyin',
				item.value -> 'poses', item.value -> '$.values.meaning',
				nullif(item.value -> '$.values.gloss', 'null'), item.value -> '$.values.measureWords',
				item.value -> '$.values.levels', 0, item.value ->> '$.values.status', 1,
				${+now}, ${+now}
			${newRows}
			returning id, word, pinyin`,
	]
}
