import { type SQL, sql } from 'drizzle-orm'
import { newId } from './columns.ts'
import { auditLog } from './schema/index.ts'

/** Whoever makes a change, as the log remembers them. */
export type Actor = { id: string; email: string }

export type Change = {
	actor: Actor
	/** `account.approve`: what kind of object, and what was done with it. */
	action: string
	objectType: string
	objectId: string
	/** What of the object was changed, as JSON; left out where it was made or is gone. */
	before?: unknown
	after?: unknown
	at: Date
}

/**
 * The statement that writes an administrator's change into the audit log. It belongs into the batch
 * that makes the change, before the change itself, and is written only where `provided` is true.
 */
export function recordChange(change: Change, provided: SQL = sql`true`): SQL {
	const { actor, action, objectType, objectId, before, after, at } = change
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
