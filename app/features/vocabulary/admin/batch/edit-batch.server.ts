import { sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { newId } from '#app/db/columns.ts'
import type { Actor } from '#app/db/record-change.ts'
import { auditLog, vocab } from '#app/db/schema/index.ts'
import { type By, changeAsEditor } from '#app/db/transaction.ts'
import { counted } from '#app/domain/counted.ts'
import type { Problem } from '#app/domain/problem.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import { formatCells, wordColumns } from '#app/domain/vocabulary/csv/word-cells.ts'
import { parseWordEdits, type WordEdit } from '#app/domain/vocabulary/csv/word-edits.ts'
import { posesOf } from '#app/domain/vocabulary/part-of-speech.ts'
import type { WordValues } from '#app/domain/vocabulary/word-change.ts'
import { type BatchAnswer, listed, type ShownChange, validRows } from './batch-answer.ts'
import type { BatchForm } from './batch-form.server.ts'
import { findSelected } from './batch-words.server.ts'
import { readCsv } from './csv-text.server.ts'
import { findObstacles, type Versions } from './edit-state.server.ts'

type BatchEdit = { ids: readonly number[]; form: BatchForm; actor: Actor; now: Date }

/** Edits the selected words by a CSV table, or previews the changes. */
export async function editBatch(
	db: Db,
	{ ids, form, actor, now }: BatchEdit,
): Promise<Result<BatchAnswer, Problem[]>> {
	const stored = new Map((await findSelected(db, { ids })).map((word) => [word.id, word.values]))
	const read = parseWordEdits(readCsv(form.text), stored)
	if (!read.ok) return read
	const { edits, unchanged } = read.value
	const rows = edits.length + unchanged
	if (rows === 0) return err([{ code: 'vocabulary-csv.no-rows' }])
	const { versions } = form
	if (form.intent === 'validate') {
		const obstacles = await findObstacles(db, { edits, versions })
		if (obstacles.length > 0) return err(obstacles)
		const changes = listed(edits.map((edit) => shownChange(edit, stored.get(edit.id))))
		return ok({ outcome: 'valid', summary: validRows(rows), changes })
	}
	const saved = await editWords(db, { edits, versions, actor, now })
	if (!saved.ok) return saved
	const { changed } = saved.value
	const summary = `${counted(rows, 'row')}: ${changed.toLocaleString('en')} changed, ${unchanged.toLocaleString('en')} unchanged`
	return ok({ outcome: 'saved', summary })
}

function shownChange({ row, values }: WordEdit, stored: WordValues = values): ShownChange {
	const [before, after] = [formatCells(stored), formatCells(values)]
	return {
		row,
		name: { word: stored.word, pinyin: stored.pinyin },
		fields: wordColumns
			.filter((name) => before[name] !== after[name])
			.map((name) => ({ name, before: before[name], after: after[name] })),
	}
}

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
