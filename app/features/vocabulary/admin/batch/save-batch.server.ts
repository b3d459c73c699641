import { sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { newId } from '#app/db/columns.ts'
import { auditLog, vocab } from '#app/db/schema/index.ts'
import { type By, changeAsEditor } from '#app/db/transaction.ts'
import type { Problem } from '#app/domain/problem.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import { type NewWord, wordWithPinyin } from '#app/domain/vocabulary/csv/new-words.ts'
import type { WordEdit } from '#app/domain/vocabulary/csv/word-edits.ts'
import { posesOf } from '#app/domain/vocabulary/part-of-speech.ts'
import { findObstacles, type Versions } from './edit-state.server.ts'
import { insertWords } from './insert-words.server.ts'

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

type WordsEdit = By & { edits: readonly WordEdit[]; versions: Versions }

/**
 * Edits words, custom and standard ones: all of them or none. Reports every row whose word was deleted, changed by
 * somebody else, or would equal another word.
 */
export async function editWords(
	db: Db,
	{ edits, versions, ...by }: WordsEdit,
): Promise<Result<{ changed: number }, Problem[]>> {
	if (edits.length === 0) return ok({ changed: 0 })
	const changed = await changeAsEditor(
		db,
		by,
		async ({ tx, save }): Promise<Result<number, Problem[]>> => {
			const obstacles = await findObstacles(tx, { edits, versions })
			if (obstacles.length > 0) return err(obstacles)
			await save(editStatements(tx, { edits, ...by }))
			return ok(edits.length)
		},
	)
	if (changed.ok) return ok({ changed: changed.value })
	return err('code' in changed.error ? [changed.error] : changed.error)
}

/** Always two statements: one logs all words, the other updates them. */
function editStatements(tx: Db, { edits, actor, now }: Omit<WordsEdit, 'versions'>) {
	const rows = JSON.stringify(
		edits.map(({ id, values, change }) => ({
			id,
			values,
			poses: posesOf(values.meaning),
			log: newId(),
			before: change.before,
			after: change.after,
		})),
	)
	return [
		tx.run(sql`
			insert into ${auditLog}
				(id, actor_uid, actor_email, action, object_type, object_id, before, after, at)
			select item.value ->> 'log', ${actor.id}, ${actor.email}, 'word.edit', 'word',
				item.value ->> 'id', item.value -> 'before', item.value -> 'after', ${+now}
			from json_each(${rows}) as item`),
		tx.run(sql`
			update ${vocab} set
				word = item.value ->> '$.values.word',
				pinyin = item.value ->> '$.values.pinyin',
				traditional = item.value ->> '$.values.traditional',
				poses = item.value -> 'poses',
				meaning = item.value -> '$.values.meaning',
				gloss = nullif(item.value -> '$.values.gloss', 'null'),
				measure_words = item.value -> '$.values.measureWords',
				example = iif(coalesce(item.value ->> '$.after.word', item.value ->> '$.after.pinyin')
					is null, example, null),
				levels = item.value -> '$.values.levels',
				status = item.value ->> '$.values.status',
				version = ${vocab}.version + 1,
				updated_at = ${+now}
			from json_each(${rows}) as item
			where ${vocab}.id = item.value ->> 'id'`),
	] as const
}

function chunksOf<T>(items: readonly T[], size: number): T[][] {
	return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
		items.slice(index * size, (index + 1) * size),
	)
}
