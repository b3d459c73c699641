import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { newId } from '#app/db/columns.ts'
import type { Actor } from '#app/db/record-change.ts'
import { auditLog, vocab } from '#app/db/schema/index.ts'
import { type By, changeAsEditor } from '#app/db/transaction.ts'
import type { Problem } from '#app/domain/problem.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import {
	type NewWord,
	parseNewWords,
	wordWithPinyin,
} from '#app/domain/vocabulary/csv/new-words.ts'
import { posesOf } from '#app/domain/vocabulary/part-of-speech.ts'
import type { WordValues } from '#app/domain/vocabulary/word-change.ts'
import { isSamePinyin } from '#app/features/vocabulary/same-pinyin.ts'
import { type BatchAnswer, listed, validRows } from './batch-answer.ts'
import type { BatchForm } from './batch-form.server.ts'
import { readCsv } from './csv-text.server.ts'

type BatchCreation = { form: BatchForm; actor: Actor; now: Date }

const mostRows = 10_000

/** Adds the words of a CSV table, or previews which would be added. */
export async function createBatch(
	db: Db,
	{ form, actor, now }: BatchCreation,
): Promise<Result<BatchAnswer, Problem[]>> {
	const read = parseNewWords(readCsv(form.text))
	if (!read.ok) return read
	const words = read.value
	if (words.length === 0) return err([{ code: 'vocabulary-csv.no-rows' }])
	if (words.length > mostRows) {
		const values = {
			most: mostRows.toLocaleString('en'),
			count: words.length.toLocaleString('en'),
		}
		return err([{ code: 'vocabulary-csv.too-many-rows', values }])
	}
	if (form.intent === 'validate') {
		const skipped = await findKnown(db, { words })
		const summary = validRows(words.length)
		return ok({ outcome: 'valid', summary, ...listsOf(words, skipped) })
	}
	const added = await addWords(db, { words, actor, now })
	if (!added.ok) return err([added.error])
	const { created, skipped } = added.value
	const summary = `${words.length.toLocaleString('en')} in total: ${created.toLocaleString('en')} created, ${skipped.length.toLocaleString('en')} skipped`
	return ok({ outcome: 'saved', summary, ...listsOf(words, skipped) })
}

function listsOf(words: readonly NewWord[], skipped: readonly NewWord[]) {
	const skippedWords = new Set(skipped)
	const namesOf = (some: readonly NewWord[]) =>
		listed(some.map(({ values: { word, pinyin } }) => ({ word, pinyin })))
	const created = words.filter((word) => !skippedWords.has(word))
	return { created: namesOf(created), skipped: namesOf(skipped) }
}

/** The words that already exist with the same pinyin. */
export async function findKnown(db: Db, { words }: { words: readonly NewWord[] }) {
	const pairs = JSON.stringify(words.map(({ values: { word, pinyin } }) => [word, pinyin]))
	const known = await db.all<{ place: number }>(sql`
		select item.key as place from json_each(${pairs}) as item
		where exists (
			select 1 from ${vocab} as known
			where known.word = item.value ->> 0
				and ${isSamePinyin(sql`known.pinyin`, sql`item.value ->> 1`)}
		)
		order by item.key`)
	return known.flatMap(({ place }) => words[place] ?? [])
}

/** Words of one statement: a few hundred kilobytes, with their log entries. */
const wordsOfStatement = 1000

type AddedWords = { created: number; skipped: NewWord[] }

/**
 * Adds custom words, thousands in one batch of statements. Words that already exist with the same
 * pinyin are skipped and returned.
 */
export async function addWords(
	db: Db,
	{ words, ...by }: By & { words: readonly NewWord[] },
): Promise<Result<AddedWords, Problem>> {
	const [first, ...others] = chunksOf(words, wordsOfStatement).flatMap((part) =>
		insertWords({ words: part.map(({ values }) => values), ...by }),
	)
	if (!first) return ok({ created: 0, skipped: [] })
	return changeAsEditor(db, by, async ({ tx, save }): Promise<Result<AddedWords, Problem>> => {
		const answers = await save([
			tx.all<AddedWord>(first),
			...others.map((statement) => tx.all<AddedWord>(statement)),
		])
		const created = new Set(answers.flat().map(wordWithPinyin))
		const skipped = words.filter(({ values }) => !created.has(wordWithPinyin(values)))
		return ok({ created: created.size, skipped })
	})
}

type AddedWord = { word: string; pinyin: string }

/**
 * Two statements for thousands of words: the first logs them, the second inserts them as custom words
 * and returns the inserted ones. Both skip words that already exist with the same pinyin. The words
 * are sent as JSON, which the database unpacks, and must differ from each other.
 *
 * Ids continue from the highest one ever used, so that the log can name a word before it is inserted.
 * No other write can come between the two statements of a batch.
 */
function insertWords({
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

function chunksOf<T>(items: readonly T[], size: number): T[][] {
	return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
		items.slice(index * size, (index + 1) * size),
	)
}
