import { type SQL, sql } from 'drizzle-orm'
import type { LibSQLDatabase } from 'drizzle-orm/libsql'
import { newId } from './columns.ts'
import { auditLog } from './schema/index.ts'

/** The maker of a change, as the log remembers them. */
export type Actor = { id: string; email: string }

/** The maker of changes that the product makes by itself. */
export const cron: Actor = { id: 'cron', email: 'Hanlu' }

export type LoggedChange = {
	actor: Actor
	/** `account.approve`: what kind of object, and what was done with it. */
	action: string
	objectType: string
	objectId: string
	/** The values that changed, as JSON; left out where the object was made or is gone. */
	before?: unknown
	after?: unknown
	at: Date
}

/** The statement that adds an administrator's change to the audit log, for the batch that makes it. */
export function recordChange(db: LibSQLDatabase, { actor, ...change }: LoggedChange) {
	return db.insert(auditLog).values({ ...change, actorId: actor.id, actorEmail: actor.email })
}

/** The same for a batch that decides in SQL: written only if `provided` holds. */
export function recordChangeIf({ actor, at, ...change }: LoggedChange, provided: SQL): SQL {
	const { action, objectType, objectId, before, after } = change
	return sql`
		insert into ${auditLog}
			(id, actor_uid, actor_email, action, object_type, object_id, before, after, at)
		select ${newId()}, ${actor.id}, ${actor.email}, ${action}, ${objectType}, ${objectId},
			${asJson(before)}, ${asJson(after)}, ${+at}
		where ${provided}
	`
}

function asJson(value: unknown): string | null {
	return value === undefined ? null : JSON.stringify(value)
}
