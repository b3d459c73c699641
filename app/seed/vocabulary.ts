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
	const glosses = new Map(readLearnerGlosses().map((gloss) => [keyOf(gloss), gloss]))
	const rows = dictionary.toReversed().map((entry) => ({ ...entry, ...glosses.get(keyOf(entry)) }))
	const now = Date.now()
	for (let start = 0; start < rows.length; start += batchSize) {
		const batch = rows.slice(start, start + batchSize)
		await db.run(sql`
			insert or ignore into ${vocab}
				(word, traditional, pinyin, poses, meaning, gloss, measure_words, levels, frequency, status,
					is_custom, created_at, updated_at)
			select value ->> 'word', value ->> 'traditional', value ->> 'pinyin', value -> 'poses',
				value -> 'meaning', value -> 'gloss', value -> 'measureWords', value -> 'levels',
				value ->> 'frequency', 1, 0, ${now}, ${now}
			from json_each(${JSON.stringify(batch)})`)
		progress(start + batch.length, rows.length)
	}
	// Merge the search index's segments; it then answers three times as fast.
	await db.run(sql`insert into vocab_index (vocab_index) values ('optimize')`)
}

function keyOf({ word, pinyin }: { word: string; pinyin: string }): string {
	return `${word} ${pinyin}`
}

const glossesAtOnce = 500

/** Adds glosses to a vocabulary that has none, except to words that an administrator has written. */
export async function seedGlosses(db: SeedDb): Promise<void> {
	const glosses = readLearnerGlosses()
	for (let start = 0; start < glosses.length; start += glossesAtOnce) {
		const batch = sql`json_each(${JSON.stringify(glosses.slice(start, start + glossesAtOnce))})`
		const own = sql`from ${batch} as item
			where item.value ->> 'word' = ${vocab.word} and item.value ->> 'pinyin' = ${vocab.pinyin}`
		// Looks each gloss up in the index: joined, the batch would be read once for every word.
		await db.run(sql`
			update ${vocab} set
				gloss = (select item.value -> 'gloss' ${own}),
				measure_words = (select item.value -> 'measureWords' ${own})
			where is_custom = 0 and version = 1 and gloss is null and id in (
				select entry.id from ${batch} as item cross join ${vocab} as entry
				on entry.word = item.value ->> 'word' and entry.pinyin = item.value ->> 'pinyin'
			)`)
	}
}
