import { type SQL, sql } from 'drizzle-orm'
import { vocab } from '#app/db/schema/index.ts'
import { firstEdition } from '#app/domain/hsk/edition.ts'
import type { Lexicon } from '#app/domain/pinyin/lexicon.ts'
import { withDerivedLevels } from '#app/domain/vocabulary/derived-levels.ts'
import type { DictionaryEntry } from './dictionary/build.ts'
import { readEverydayWords } from './dictionary/everyday-words.ts'
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
	await insertRows(db, rows, progress)
	// Merge the segments of the search indexes; they then answer three times as fast.
	await db.run(sql`insert into vocab_index (vocab_index) values ('optimize')`)
	await db.run(sql`insert into vocab_english (vocab_english) values ('optimize')`)
}

/** Adds the everyday words to a vocabulary that is older than they are. */
export async function seedEverydayWords(
	db: SeedDb,
	dictionary: readonly DictionaryEntry[],
): Promise<void> {
	const added = new Set(readEverydayWords().map(keyOf))
	const levelled = withDerivedLevels(dictionary, firstEdition)
	await insertRows(
		db,
		levelled.filter((entry) => added.has(keyOf(entry))),
	)
}

/** Inserts the words that are not there yet. */
async function insertRows(
	db: SeedDb,
	rows: readonly DictionaryEntry[],
	progress: Progress = () => {},
): Promise<void> {
	const now = Date.now()
	for (let start = 0; start < rows.length; start += batchSize) {
		const batch = rows.slice(start, start + batchSize)
		await db.run(sql`
			insert or ignore into ${vocab}
				(word, traditional, pinyin, poses, meaning, coarse, gloss, measure_words, levels, frequency, status,
					is_custom, created_at, updated_at)
			select value ->> 'word', value ->> 'traditional', value ->> 'pinyin', value -> 'poses',
				value -> 'meaning', nullif(value -> 'coarse', 'null'), value -> 'gloss', value -> 'measureWords', value -> 'levels',
				value ->> 'frequency', 1, 0, ${now}, ${now}
			from json_each(${JSON.stringify(batch)})`)
		progress(start + batch.length, rows.length)
	}
}

export function keyOf({ word, pinyin }: { word: string; pinyin: string }): string {
	return `${word} ${pinyin}`
}

/** Adds glosses to a vocabulary that has none, except to words that an administrator has written. */
export async function seedGlosses(db: SeedDb): Promise<void> {
	await inBatches(readLearnerGlosses(), (batch) =>
		db.run(sql`
			with change as materialized (
				select entry.id, item.value -> 'gloss' as gloss, item.value -> 'measureWords' as measure_words
				from ${entriesOf(batch)}
				where entry.is_custom = 0 and entry.version = 1 and entry.gloss is null
			)
			update ${vocab} set gloss = change.gloss, measure_words = change.measure_words
			from change where ${vocab}.id = change.id`),
	)
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
	await inBatches(words, (batch) =>
		db.run(sql`
			with change as materialized (
				select entry.id, item.value -> 'levels' as levels
				from ${entriesOf(batch)}
				where entry.is_custom = 0 and entry.version = 1 and not exists (
					select 1 from json_each(entry.levels) where value ->> 'edition' = ${firstEdition}
				)
			)
			update ${vocab} set levels = (
				select json_group_array(json(value)) from (
					select value from json_each(change.levels)
					union all
					select value from json_each(${vocab}.levels)
				)
			)
			from change where ${vocab}.id = change.id`),
	)
}

/** Gives the words of an older vocabulary the traditional forms in use: 臺灣 for 台灣. */
export async function seedTraditionalForms(
	db: SeedDb,
	dictionary: readonly DictionaryEntry[],
): Promise<void> {
	const forms = dictionary.map(({ word, pinyin, traditional }) => ({ word, pinyin, traditional }))
	await inBatches(forms, (batch) =>
		db.run(sql`
			with change as materialized (
				select entry.id, item.value ->> 'traditional' as traditional
				from ${entriesOf(batch)}
				where entry.is_custom = 0 and entry.version = 1
					and entry.traditional is not item.value ->> 'traditional'
			)
			update ${vocab} set traditional = change.traditional
			from change where ${vocab}.id = change.id`),
	)
}

/** Adds example sentences to the words that have none. */
export async function seedExamples(db: SeedDb, lexicon: Lexicon): Promise<void> {
	const examples = readExamples().map((written) => ({
		word: written.word,
		pinyin: written.pinyin,
		example: withReadings(written, lexicon),
	}))
	await inBatches(examples, (batch) =>
		db.run(sql`
			with change as materialized (
				select entry.id, item.value -> 'example' as example
				from ${entriesOf(batch)} where entry.example is null
			)
			update ${vocab} set example = change.example
			from change where ${vocab}.id = change.id`),
	)
}

/** Passes the items on as JSON, some thousands at a time. */
export async function inBatches<T>(
	items: readonly T[],
	write: (batch: string) => Promise<unknown>,
): Promise<void> {
	for (let start = 0; start < items.length; start += batchSize) {
		await write(JSON.stringify(items.slice(start, start + batchSize)))
	}
}

/**
 * The items of a batch with their entries, which are looked up in the index: joined in the other order,
 * the batch would be read once for every word.
 */
export function entriesOf(batch: string): SQL {
	return sql`json_each(${batch}) as item cross join ${vocab} as entry
		on entry.word = item.value ->> 'word' and entry.pinyin = item.value ->> 'pinyin'`
}
