/** Deletes groups for good that nobody has restored in thirty days. */
import { and, eq, lte, sql } from 'drizzle-orm'
import { keptSince } from '#app/domain/trash/kept-days.ts'
import type { Db } from './client.server.ts'
import { newId } from './columns.ts'
import { cron } from './record-change.ts'
import { auditLog, groups } from './schema/index.ts'

/** The log keeps the names, which nothing else has from then on. The foreign keys take the members along. */
export async function purgeGroups(db: Db, now: Date): Promise<void> {
	const isDue = and(eq(groups.isDeleted, true), lte(groups.deletedAt, keptSince(now)))
	await db.batch([
		db.run(sql`
			insert into ${auditLog}
				(id, actor_uid, actor_email, action, object_type, object_id, before, at)
			select ${newId()} || ${groups.id}, ${cron.id}, ${cron.email}, 'group.purge', 'group',
				${groups.id}, json_object('name', ${groups.name}), ${+now}
			from ${groups} where ${isDue}
		`),
		db.delete(groups).where(isDue),
	])
}
