import type { LibSQLDatabase } from 'drizzle-orm/libsql'
import { auditLog } from './schema/index.ts'

/** The maker of a change, as the log remembers them. */
export type Actor = { id: string; email: string }

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
