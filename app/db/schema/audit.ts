import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import * as z from 'zod'
import { id, instant, json } from '#app/db/columns.ts'

/**
 * Append-only log of administrators' changes. Keeps the actor's address after the account is gone.
 */
export const auditLog = sqliteTable(
	'audit_log',
	{
		id: id(),
		actorId: text('actor_uid').notNull(),
		actorEmail: text().notNull(),
		action: text().notNull(),
		objectType: text().notNull(),
		objectId: text().notNull(),
		before: json(z.unknown()),
		after: json(z.unknown()),
		at: instant().notNull(),
	},
	(table) => [
		index('audit_log_by_date').on(table.at),
		index('audit_log_by_object').on(table.objectType, table.objectId, table.at),
	],
)
