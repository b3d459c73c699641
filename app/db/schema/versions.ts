import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { id, instant, json } from '#app/db/columns.ts'
import { ownerKinds, partNames } from '#app/domain/publishing/working-part.ts'
import { changeSizeSchema } from '#app/domain/versions/change-size.ts'

/**
 * The saved states of lessons and articles, part by part. The owner is named without a foreign key,
 * as it stands in one of two tables. Triggers delete the rows of a purged owner.
 */
export const versions = sqliteTable(
	'versions',
	{
		id: id(),
		ownerKind: text({ enum: ownerKinds }).notNull(),
		ownerId: text().notNull(),
		part: text({ enum: partNames }).notNull(),
		/** SHA-256 of the content, in hex. */
		hash: text().notNull(),
		/** How much it differs from the one before; null if that is not known. */
		size: json(changeSizeSchema),
		/** The counter of its part at that save. */
		version: integer().notNull(),
		savedAt: instant().notNull(),
		/** The administrator; null for what was there before versions were kept. */
		savedBy: text(),
		savedByEmail: text(),
		/**
		 * As plain text: damaged content must not keep the others from being listed. Behind all columns
		 * that a list reads, so that it reads none of it.
		 */
		content: text().notNull(),
		/** The run of find and replace that saved it, which the log names; null for other saves. */
		runId: text(),
	},
	(table) => [
		index('versions_by_owner').on(
			table.ownerKind,
			table.ownerId,
			table.savedAt,
			table.version,
			table.part,
		),
		index('versions_by_run').on(table.runId).where(sql`run_id is not null`),
	],
)
