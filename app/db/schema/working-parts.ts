import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { timestamps } from '#app/db/columns.ts'
import { ownerKinds, partNames } from '#app/domain/publishing/working-part.ts'

/**
 * Holds what was saved of a lesson or an article that learners see, until it is published. Their own
 * tables hold what learners read. A disabled lesson has no rows here. Triggers delete the rows of a purged owner.
 */
export const workingParts = sqliteTable(
	'working_parts',
	{
		ownerKind: text({ enum: ownerKinds }).notNull(),
		ownerId: text().notNull(),
		part: text({ enum: partNames }).notNull(),
		/** JSON, as working-part.ts describes it. */
		content: text().notNull(),
		/** Continues the counter of the published part. */
		version: integer().notNull(),
		savedBy: text().notNull(),
		...timestamps(),
	},
	(table) => [primaryKey({ columns: [table.ownerKind, table.ownerId, table.part] })],
)
