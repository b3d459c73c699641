import { type SQL, sql } from 'drizzle-orm'
import { discardedMedia } from './schema/index.ts'

/** How long a file that was uploaded waits to be saved in a form, in milliseconds: a day. */
const uploadWaitsMs = 24 * 60 * 60_000

/**
 * A statement that writes down objects of the media store as let go of, where `provided` holds. From
 * `at` on the speech worker's sweep deletes them, for a quarter of an hour again and again.
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
 * A statement that belongs before an upload: the object is let go of in a day unless somebody keeps
 * it, so that nothing is left of an upload that broke off or was never saved.
 */
export function awaitUpload(key: string, now: Date): SQL {
	return discardMedia([key], new Date(+now + uploadWaitsMs))
}

/** True while an upload waits to be kept. */
export function isWaitingUpload(key: string, now: Date): SQL<boolean> {
	return sql<boolean>`exists (${sql`select 1 from ${discardedMedia}
		where ${discardedMedia.key} = ${key} and ${discardedMedia.discardedAt} > ${+now}`})`
}

/** A statement that keeps an upload, where `provided` holds. */
export function keepUpload(key: string, provided: SQL = sql`true`): SQL {
	return sql`delete from ${discardedMedia} where ${discardedMedia.key} = ${key} and ${provided}`
}
