/**
 * Makes old versions fewer: after 30 days the last one of each day and part stays. 早上好 that was saved
 * at nine, ten and eleven is then kept as it was at eleven.
 */
import { sql } from 'drizzle-orm'
import type { Db } from './client.server.ts'
import { versions } from './schema/index.ts'

const dayMs = 24 * 60 * 60_000
const keptDays = 30

/** Written out: a bound number would not be divided as a whole one. */
const day = sql.raw(String(dayMs))

/** May run at any time, and twice at once: what it leaves is never deleted by another run that day. */
export async function thinVersions(db: Db, now: Date): Promise<void> {
	// Whole days of UTC, so that the last one of a day is known for good.
	const firstKept = Math.floor(+now / dayMs - keptDays) * dayMs
	await db.run(sql`
		delete from ${versions} where saved_at < ${firstKept} and exists (
			select 1 from ${versions} as later
			where later.owner_kind = versions.owner_kind and later.owner_id = versions.owner_id
				and later.part = versions.part
				and later.saved_at / ${day} = versions.saved_at / ${day}
				and (later.saved_at, later.version, later.id)
					> (versions.saved_at, versions.version, versions.id)
		)`)
}
