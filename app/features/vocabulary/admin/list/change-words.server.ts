import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import type { Actor } from '#app/db/record-change.ts'
import { auditLog, vocab } from '#app/db/schema/index.ts'
import { isStillAdmin } from '#app/db/still-admin.ts'
import type { Problem } from '#app/domain/problem.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import type { WordsChange } from './forms.ts'
import type { SeenWord } from './seen-words.ts'

type Order = { words: readonly SeenWord[]; actor: Actor; now: Date }

/** Does what was asked for with custom words; answers with how many. */
export function changeWords(
	db: Db,
	{ change, ...order }: { change: WordsChange; actor: Actor; now: Date },
): Promise<Result<number, Problem>> {
	const { words } = change
	return change.intent === 'set-status'
		? setStatus(db, { words, status: change.status, ...order })
		: deleteWords(db, { words, ...order })
}

/**
 * Deletes custom words with whatever cards they are on, and writes each down, in one transaction:
 * all of them or none. Answers how many. Refused where one is not custom or not as it was seen, and where the actor is
 * no administrator any more. What is gone already was asked for twice.
 */
export async function deleteWords(
	db: Db,
	{ words, actor, now }: Order,
): Promise<Result<number, Problem>> {
	const [asked, isOpen] = [askedOf(words), areAsSeen(words, actor)]
	const [, , [after]] = await db.batch([
		db.run(sql`
			${logEntry({ action: 'word.delete', actor, now })}
				json_object('word', word, 'pinyin', pinyin, 'traditional', traditional,
					'meaning', json(meaning), 'levels', json(levels), 'status', status),
				null
			from ${vocab} where id in (${asked}) and ${isOpen}`),
		db.run(sql`delete from ${vocab} where id in (${asked}) and ${isOpen}`),
		db.all<State>(stateOf(words, actor)),
	])
	if (!after?.isAllowed) return err({ code: 'session.not-admin' })
	if (after.left === 0) return ok(words.length)
	const { custom, left } = after
	return err({ code: custom < left ? 'vocabulary.standard' : 'vocabulary.selection-changed' })
}

/** Enables (1) or disables (0) custom words, under the same conditions. */
export async function setStatus(
	db: Db,
	{ words, status, actor, now }: Order & { status: number },
): Promise<Result<number, Problem>> {
	const [asked, isOpen] = [askedOf(words), areAsSeen(words, actor)]
	const isOther = sql`id in (${asked}) and status <> ${status} and ${isOpen}`
	const [, , [after]] = await db.batch([
		db.run(sql`
			${logEntry({ action: 'word.set-status', actor, now })}
				json_object('status', status), json_object('status', ${status})
			from ${vocab} where ${isOther}`),
		db.run(sql`
			update ${vocab} set status = ${status}, updated_at = max(${+now}, updated_at + 1)
			where ${isOther}`),
		db.all<State>(stateOf(words, actor, status)),
	])
	if (!after?.isAllowed) return err({ code: 'session.not-admin' })
	if (after.custom < after.left) return err({ code: 'vocabulary.standard' })
	if (after.left === 0) return err({ code: 'vocabulary.not-found' })
	return after.left < words.length || after.other > 0
		? err({ code: 'vocabulary.selection-changed' })
		: ok(words.length)
}

type State = { isAllowed: number; left: number; custom: number; other: number }

/** What is there of the words that were asked for; `other` are those whose status is another. */
function stateOf(words: readonly SeenWord[], actor: Actor, status = 1): SQL<State> {
	return sql`
		select ${isStillAdmin(actor)} as "isAllowed", count(*) as "left",
			coalesce(sum(is_custom), 0) as "custom", coalesce(sum(status <> ${status}), 0) as "other"
		from ${vocab} where id in (${askedOf(words)})`
}

function askedOf(words: readonly SeenWord[]): SQL {
	return sql`select value ->> 'id' from json_each(${JSON.stringify(words)})`
}

/** True where all words are custom and as they were seen, and the actor may change them. */
function areAsSeen(words: readonly SeenWord[], actor: Actor): SQL {
	return sql`${isStillAdmin(actor)} and ${words.length} = (
		select count(*) from json_each(${JSON.stringify(words)}) as seen
		join ${vocab} as stored on stored.id = seen.value ->> 'id'
			and stored.updated_at = seen.value ->> 'updatedAt'
		where stored.is_custom
	)`
}

/** The head of a statement that logs a row for each word: what was before and is after follows. */
function logEntry({ action, actor, now }: { action: string; actor: Actor; now: Date }): SQL {
	return sql`
		insert into ${auditLog}
			(id, actor_uid, actor_email, action, object_type, object_id, at, before, after)
		select lower(hex(randomblob(16))), ${actor.id}, ${actor.email}, ${action}, 'word', id, ${+now},`
}
