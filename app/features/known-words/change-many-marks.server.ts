/**
 * Marks on many words at once, as statements for a batch. `words` is a query with the ids of words in
 * one column, `id`. What is changed has `changed_at` now; so a mark of another device that is older
 * gives way, whenever it arrives.
 */
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { userWords } from '#app/db/schema/index.ts'
import type { Standing } from '#app/domain/known-words/standing.ts'

type Words = { userId: string; words: SQL; now: Date }

export function markWords(db: Db, { userId, words, said, now }: Words & { said: Standing }) {
	return db.run(sql`
		insert into ${userWords} (uid, vocab_id, status, changed_at)
		select ${userId}, chosen.id, ${said}, ${+now} from (${words}) as chosen where true
		on conflict (uid, vocab_id) do update set
			status = excluded.status, changed_at = excluded.changed_at`)
}

/** A row stays without a status, for older marks that are still to arrive. */
export function takeMarksBack(db: Db, { userId, words, now }: Words) {
	return db.run(sql`
		update ${userWords} set status = null, changed_at = ${+now}
		where uid = ${userId} and status is not null and vocab_id in (${words})`)
}

/** As it was before a change at `at`. `mark` is null if there was no row. */
type MarkBefore = {
	vocabId: number
	mark: { said: Standing | null; changedAt: number } | null
}

type Restored = { userId: string; at: number; marks: readonly MarkBefore[] }

/**
 * Marks that have been changed again since then stay as they are. The rows exist: an insert that meets
 * them looks each up, where an update would scan the list for each.
 */
export function restoreMarks(db: Db, { userId, at, marks }: Restored) {
	const before = marks.flatMap(({ vocabId: id, mark }) => (mark ? [{ id, ...mark }] : []))
	const added = marks.flatMap(({ vocabId, mark }) => (mark ? [] : [vocabId]))
	return [
		db.run(sql`
			insert into ${userWords} (uid, vocab_id, status, changed_at)
			select mark.uid, mark.vocab_id, earlier.value ->> 'said', earlier.value ->> 'changedAt'
			from json_each(${JSON.stringify(before)}) as earlier
			cross join ${userWords} as mark on mark.uid = ${userId}
				and mark.vocab_id = earlier.value ->> 'id' and mark.changed_at = ${at}
			where true
			on conflict (uid, vocab_id) do update set
				status = excluded.status, changed_at = excluded.changed_at`),
		db.run(sql`
			delete from ${userWords} where uid = ${userId} and changed_at = ${at}
				and vocab_id in (select value from json_each(${JSON.stringify(added)}))`),
	] as const
}
