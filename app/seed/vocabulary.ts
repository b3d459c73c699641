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

/** Glosses per statement: the database answers each within its time limit. */
const glossesAtOnce = 500

/** Adds the learner's glosses, except to words that an administrator has written. */
export async function seedGlosses(db: SeedDb): Promise<void> {
	const glosses = readLearnerGlosses()
	for (let start = 0; start < glosses.length; start += glossesAtOnce) {
		const batch = JSON.stringify(glosses.slice(start, start + glossesAtOnce))
		// A cross join looks each gloss up in the index, instead of each word among the glosses.
		await db.run(sql`
			update ${vocab} set gloss = found.gloss, measure_words = found.measure_words
			from (
				select entry.id as id, item.value -> 'gloss' as gloss,
					item.value -> 'measureWords' as measure_words
				from json_each(${batch}) as item
				cross join ${vocab} as entry on entry.word = item.value ->> 'word'
					and entry.pinyin = item.value ->> 'pinyin'
				where entry.is_custom = 0 and entry.version = 1
			) as found
			where ${vocab}.id = found.id`)
	}
}
