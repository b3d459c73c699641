import { sql } from 'drizzle-orm'
import { vocab } from '#app/db/schema/index.ts'
import type { DictionaryEntry } from './dictionary/build.ts'
import { readLearnerGlosses } from './dictionary/learner-glosses.ts'
import type { Progress, SeedDb } from './seed.ts'

/** Rows per statement: a few hundred kilobytes, small enough to show progress. */
const batchSize = 2000

/**
 * Inserts the dictionary with the most frequent words last, so that a newest-first list starts with
 * the words that learners meet first. Rows are sent as JSON and unpacked by the server: ten times
 * as fast as binding each column.
 */
export async function seedVocabulary(
	db: SeedDb,
	dictionary: readonly DictionaryEntry[],
	progress: Progress,
): Promise<void> {
	const rows = dictionary.toReversed()
	const now = Date.now()
	for (let start = 0; start < rows.length; start += batchSize) {
		const batch = rows.slice(start, start + batchSize)
		await db.run(sql`
			insert or ignore into ${vocab}
				(word, traditional, pinyin, poses, meaning, levels, frequency, status, is_custom, created_at, updated_at)
			select value ->> 'word', value ->> 'traditional', value ->> 'pinyin', value -> 'poses',
				value -> 'meaning', value -> 'levels', value ->> 'frequency', 1, 0, ${now}, ${now}
			from json_each(${JSON.stringify(batch)})`)
		progress(start + batch.length, rows.length)
	}
	// Merge the search index's segments; it then answers three times as fast.
	await db.run(sql`insert into vocab_index (vocab_index) values ('optimize')`)
}

/** Adds the learner's glosses, except to words that an administrator has written. */
export async function seedGlosses(db: SeedDb): Promise<void> {
	await db.run(sql`
		update ${vocab} set
			gloss = item.value -> 'gloss',
			measure_words = item.value -> 'measureWords'
		from json_each(${JSON.stringify(readLearnerGlosses())}) as item
		where ${vocab}.word = item.value ->> 'word' and ${vocab}.pinyin = item.value ->> 'pinyin'
			and ${vocab}.is_custom = 0 and ${vocab}.version = 1`)
}
