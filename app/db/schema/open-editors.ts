import { primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { instant } from '#app/db/columns.ts'
import { ownerKinds } from '#app/domain/publishing/working-part.ts'
import { userProfiles } from './accounts.ts'

/**
 * Who has a lesson or an article open in its editor. The editor renews its row while it is in sight;
 * a row that has ended is deleted when the next one is written.
 */
export const openEditors = sqliteTable(
	'open_editors',
	{
		ownerKind: text({ enum: ownerKinds }).notNull(),
		ownerId: text().notNull(),
		userId: text('uid')
			.notNull()
			.references(() => userProfiles.id, { onDelete: 'cascade' }),
		until: instant().notNull(),
	},
	(table) => [primaryKey({ columns: [table.ownerKind, table.ownerId, table.userId] })],
)
