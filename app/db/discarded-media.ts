import { type SQL, sql } from 'drizzle-orm'
import { discardedMedia } from './schema/index.ts'

/** How long an upload waits for its form to be saved, in milliseconds: a day. */
const uploadWaitsMs = 24 * 60 * 60_000

/**
 * Builds a statement that marks media objects as discarded if `provided` holds. From `at` on, the
 * speech worker's sweep deletes them, repeatedly for a quarter of an hour.
 */
export function discardMedia(keys: readonly string[], at: Date, provided: SQL = sql`true`): SQL {
	if (keys.length === 0) return sql`select 1`
	const rows = keys.map((key) => sql`select ${key} as key, ${+at} as discarded_at`)
	return sql`
		insert into ${discardedMedia} (key, discarded_at)
		select * from (${sql.join(rows, sql` union all `)}) where ${provided}
		on conflict (key) do update set discarded_at = excluded.discarded_at
	`
}

/**
 * Builds the statement to run before an upload: unless the object is kept within a day, the sweep
 * deletes it. An upload that breaks off or is never saved leaves nothing behind.
 */
export function awaitUpload(key: string, now: Date): SQL {
	return discardMedia([key], new Date(+now + uploadWaitsMs))
}

/** A statement that keeps an upload. */
export function keepUpload(key: string): SQL {
	return sql`delete from ${discardedMedia} where ${discardedMedia.key} = ${key}`
}
