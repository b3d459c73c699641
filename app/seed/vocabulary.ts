import { sql } from 'drizzle-orm'
import { vocab } from '#app/db/schema/index.ts'
import { firstEdition } from '#app/domain/hsk/edition.ts'
import type { Lexicon } from '#app/domain/pinyin/lexicon.ts'
import { withDerivedLevels } from '#app/domain/vocabulary/derived-levels.ts'
import type { DictionaryEntry } from './dictionary/build.ts'
import { readExamples, withReadings } from './dictionary/examples.ts'
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
	const levelled = withDerivedLevels(dictionary, firstEdition)
	const rows = levelled.toReversed().map((entry) => ({ ...entry, ...glosses.get(keyOf(entry)) }))
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

const wordsAtOnce = 500

/** Adds glosses to a vocabulary that has none, except to words that an administrator has written. */
export async function seedGlosses(db: SeedDb): Promise<void> {
	const glosses = readLearnerGlosses()
	for (let start = 0; start < glosses.length; start += wordsAtOnce) {
		const batch = sql`json_each(${JSON.stringify(glosses.slice(start, start + wordsAtOnce))})`
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

/**
 * Gives the words of an older vocabulary their levels of edition 2.0: those that it lost to another
 * edition, and the derived ones. Words that an administrator has written keep theirs.
 */
export async function seedLevels(
	db: SeedDb,
	dictionary: readonly DictionaryEntry[],
): Promise<void> {
	const words = withDerivedLevels(dictionary, firstEdition)
		.filter(({ levels }) => levels.length > 0)
		.map(({ word, pinyin, levels }) => ({ word, pinyin, levels }))
	for (let start = 0; start < words.length; start += batchSize) {
		const batch = JSON.stringify(words.slice(start, start + batchSize))
		await db.run(sql`
			with wanted as materialized (
				select entry.id, item.value -> 'levels' as levels
				from json_each(${batch}) as item cross join ${vocab} as entry
				on entry.word = item.value ->> 'word' and entry.pinyin = item.value ->> 'pinyin'
				where entry.is_custom = 0 and entry.version = 1 and not exists (
					select 1 from json_each(entry.levels) where value ->> 'edition' = ${firstEdition}
				)
			)
			update ${vocab} set levels = (
				select json_group_array(json(value)) from (
					select value from json_each(wanted.levels)
					union all
					select value from json_each(${vocab}.levels)
				)
			)
			from wanted where ${vocab}.id = wanted.id`)
	}
}

/** Adds example sentences to the words that have none. */
export async function seedExamples(db: SeedDb, lexicon: Lexicon): Promise<void> {
	const examples = readExamples().map((written) => ({
		word: written.word,
		pinyin: written.pinyin,
		example: withReadings(written, lexicon),
	}))
	for (let start = 0; start < examples.length; start += wordsAtOnce) {
		const batch = JSON.stringify(examples.slice(start, start + wordsAtOnce))
		await db.run(sql`
			with change as materialized (
				select entry.id, item.value -> 'example' as example
				from json_each(${batch}) as item cross join ${vocab} as entry
				on entry.word = item.value ->> 'word' and entry.pinyin = item.value ->> 'pinyin'
				where entry.example is null
			)
			update ${vocab} set example = change.example
			from change where ${vocab.id} = change.id`)
	}
}
