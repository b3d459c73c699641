import { type SQL, sql } from 'drizzle-orm'
import { discardedMedia } from './schema/index.ts'

/** How long an upload waits for its form to be saved, in milliseconds: a day. */
const uploadWaitsMs = 24 * 60 * 60_000

/**
 * Builds a statement that marks media objects as discarded if `provided` holds. From `at` on, the
 * speech worker's sweep deletes them, repeatedly for a quarter of an hour.
 */
export function discardMedia(keys: readonly string[], at: Date, provided: SQL = sql`true`): SQL {
	return sql`
		insert into ${discardedMedia} (key, discarded_at)
		select value, ${+at} from json_each(${JSON.stringify(keys)}) where ${provided}
		on conflict (key) do update set discarded_at = excluded.discarded_at
	`
}

/**
 * Builds the statement to run before uploads: unless an object is kept within a day, the sweep deletes
 * it. An upload that breaks off or is never saved leaves nothing behind.
 */
export function awaitUploads(keys: readonly string[], now: Date): SQL {
	return discardMedia(keys, new Date(+now + uploadWaitsMs))
}

/** A statement that keeps an upload. */
export function keepUpload(key: string): SQL {
	return sql`delete from ${discardedMedia} where ${discardedMedia.key} = ${key}`
}
