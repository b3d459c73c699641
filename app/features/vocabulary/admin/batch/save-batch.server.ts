import { sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { newId } from '#app/db/columns.ts'
import type { Actor } from '#app/db/record-change.ts'
import { auditLog, vocab } from '#app/db/schema/index.ts'
import { isStillAdmin } from '#app/db/still-admin.ts'
import type { Problem } from '#app/domain/problem.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import { type NewWord, wordWithPinyin } from '#app/domain/vocabulary/csv/new-words.ts'
import type { WordEdit } from '#app/domain/vocabulary/csv/word-edits.ts'
import { posesOf } from '#app/domain/vocabulary/part-of-speech.ts'
import { insertWords } from '#app/features/vocabulary/admin/word/insert-words.server.ts'
import { obstacleOf, type Seen, type State, stateOf } from './edit-state.server.ts'

type By = { actor: Actor; now: Date }

/** Words a statement: a few hundred kilobytes, since the log takes them too. */
const wordsOfStatement = 1000

/**
 * Adds custom words and writes each down, in one transaction and one round trip. Those that are
 * there already, with the same pinyin, are left as they are; they are answered.
 */
export async function addWords(
	db: Db,
	{ words, actor, now }: By & { words: readonly NewWord[] },
): Promise<Result<{ created: number; skipped: NewWord[] }, Problem>> {
	const allowed = db.all<{ isAllowed: number }>(sql`select ${isStillAdmin(actor)} as "isAllowed"`)
	const parts = chunksOf(words, wordsOfStatement).flatMap((part) =>
		insertWords({ words: part.map(({ values }) => values), actor, now }),
	)
	const [[answer], ...answers] = await db.batch([
		allowed,
		...parts.map((statement) => db.all<{ id: number; word: string; pinyin: string }>(statement)),
	])
	if (!answer?.isAllowed) return err({ code: 'session.not-admin' })
	const created = new Set(answers.flat().map(wordWithPinyin))
	const skipped = words.filter(({ values }) => !created.has(wordWithPinyin(values)))
	return ok({ created: created.size, skipped })
}

type EditOrder = By & { edits: readonly WordEdit[]; seen: Seen }

/**
 * Changes custom words and writes each down, in one transaction: all of them or none. Refused, with
 * all rows that stand in the way, where a word is not as it was seen or is gone, where another word
 * is written and read so already, and where the actor is no administrator any more.
 */
export async function changeWords(
	db: Db,
	{ edits, seen, actor, now }: EditOrder,
): Promise<Result<{ changed: number }, Problem[]>> {
	if (edits.length === 0) return ok({ changed: 0 })
	const rows = JSON.stringify(
		edits.map(({ id, values, change }) => ({
			...{ id, values, seen: seen.get(id), poses: posesOf(values.meaning), log: newId() },
			...change,
		})),
	)
	const [before, , changed] = await db.batch([
		db.all<State>(stateOf(rows, actor)),
		db.run(sql`
			insert into ${auditLog}
				(id, actor_uid, actor_email, action, object_type, object_id, before, after, at)
			select item.value ->> 'log', ${actor.id}, ${actor.email}, 'word.edit', 'word',
				item.value ->> 'id', item.value -> 'before', item.value -> 'after', ${+now}
			from json_each(${rows}) as item
			where not exists (
				select 1 from (${stateOf(rows, actor)})
				where not ("isAllowed" and "isThere" and "isAsSeen" and "isFree")
			)`),
		// Only what was written down is changed.
		db.all<{ id: number }>(sql`
			update ${vocab} set
				word = item.value ->> '$.values.word',
				pinyin = item.value ->> '$.values.pinyin',
				traditional = item.value ->> '$.values.traditional',
				poses = item.value -> 'poses',
				meaning = item.value -> '$.values.meaning',
				levels = item.value -> '$.values.levels',
				status = item.value ->> '$.values.status',
				updated_at = max(${+now}, ${vocab}.updated_at + 1)
			from json_each(${rows}) as item
			where ${vocab}.id = item.value ->> 'id'
				and exists (select 1 from ${auditLog} where id = item.value ->> 'log')
			returning id`),
	])
	if (changed.length === edits.length) return ok({ changed: changed.length })
	if (!before[0]?.isAllowed) return err([{ code: 'session.not-admin' }])
	return err(edits.flatMap((edit, place) => obstacleOf(edit, before[place]) ?? []))
}

function chunksOf<T>(items: readonly T[], size: number): T[][] {
	return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
		items.slice(index * size, (index + 1) * size),
	)
}
