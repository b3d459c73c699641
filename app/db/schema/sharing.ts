import { index, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { id, instant, timestamps } from '#app/db/columns.ts'
import { userProfiles } from './accounts.ts'
import { lessons } from './lessons.ts'

/** Invitations to private courses and lessons. */
export const lessonShares = sqliteTable(
	'lesson_shares',
	{
		id: id(),
		lessonId: text()
			.notNull()
			.references(() => lessons.id, { onDelete: 'cascade' }),
		userId: text('uid')
			.notNull()
			.references(() => userProfiles.id, { onDelete: 'cascade' }),
		sharedBy: text().references(() => userProfiles.id, { onDelete: 'set null' }),
		...timestamps(),
	},
	(table) => [
		uniqueIndex('lesson_shares_once').on(table.lessonId, table.userId),
		index('lesson_shares_by_person').on(table.userId),
	],
)

/** Mails about a private course or lesson, so that an address gets each of them once. */
export const shareMails = sqliteTable(
	'share_mails',
	{
		lessonId: text()
			.notNull()
			.references(() => lessons.id, { onDelete: 'cascade' }),
		email: text().notNull(),
		/** `shared`: it can be opened now. `invited`: the owner of the address may apply first. */
		about: text({ enum: ['shared', 'invited'] }).notNull(),
		at: instant().notNull(),
	},
	(table) => [primaryKey({ columns: [table.lessonId, table.email, table.about] })],
)
